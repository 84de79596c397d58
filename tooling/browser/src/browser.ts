import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const usualPlaces = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
  'C:\\Program Files\\Google\\Chrome\\Application',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application',
]

const macNames = ['Chromium', 'Google Chrome']
const windowsNames = ['chrome.exe', 'chromium.exe']

const playwrightBinaries = [
  ['chrome-linux', 'chrome'],
  ['chrome-linux64', 'chrome'],
  ['chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'],
  ['chrome-mac-arm64', 'Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'],
  ['chrome-mac-x64', 'Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'],
  ['chrome-win', 'chrome.exe'],
  ['chrome-win64', 'chrome.exe'],
]

/** Playwright's command as JavaScript, where packages that depend on it hold it. */
const playwrightScripts = ['packages/ui/node_modules/playwright/cli.js', 'e2e/node_modules/@playwright/test/cli.js']
const root = join(import.meta.dirname, '..', '..', '..')

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function playwrightCaches(): string[] {
  const chosen = process.env['PLAYWRIGHT_BROWSERS_PATH']
  if (chosen !== undefined && chosen !== '' && chosen !== '0') return [chosen]
  const local = process.env['LOCALAPPDATA']
  return [
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    ...(local === undefined ? [] : [join(local, 'ms-playwright')]),
  ]
}

/** Newest build first, by the revision in the folder's name. */
function playwrightCandidates(): string[] {
  return playwrightCaches().flatMap((cache) =>
    entries(cache)
      .filter((name) => /^chromium-\d+$/.test(name))
      .toSorted((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
      .flatMap((build) => playwrightBinaries.map((parts) => join(cache, build, ...parts))),
  )
}

function systemCandidates(): string[] {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return [...path, ...usualPlaces].flatMap((folder) =>
    [...names, ...macNames, ...windowsNames].map((name) => join(folder, name)),
  )
}

/** The browser to drive: `CHROMIUM`, else one the system has, else one Playwright fetched earlier. */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM']
  if (chosen !== undefined && chosen !== '') return isExecutable(chosen) ? chosen : undefined
  return [...systemCandidates(), ...playwrightCandidates()].find(isExecutable)
}

/** Flags for a quiet browser that also starts as root and in containers. */
export function launchArguments(): string[] {
  return ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update']
}

function run(command: string, ...args: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], cwd: root })
}

/** Finds a browser, or installs one where that is allowed; undefined when neither works. */
export function ensureChromium(): string | undefined {
  const found = findChromium()
  if (found !== undefined || process.env['CHROMIUM']) return found

  const playwright = playwrightScripts.map((script) => join(root, script)).find((script) => existsSync(script))
  if (playwright !== undefined) run(process.execPath, playwright, 'install', 'chromium')
  const fetched = findChromium()
  if (fetched !== undefined || process.getuid?.() !== 0) return fetched

  run('apt-get', 'update')
  run('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium')
  return findChromium()
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === import.meta.filename) {
  const path = process.argv.includes('--install') ? ensureChromium() : findChromium()
  if (path === undefined) {
    process.stderr.write('No Chromium found. Set CHROMIUM to its path, or run this with --install.\n')
    process.exitCode = 1
  } else {
    process.stdout.write(`${path}\n`)
  }
}
