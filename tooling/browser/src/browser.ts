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

/** Headless-only builds. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']
const shellPlaces = ['/usr/lib/chromium']

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

const playwrightShells = [
  ['chrome-linux', 'headless_shell'],
  ['chrome-mac', 'headless_shell'],
  ['chrome-win', 'headless_shell.exe'],
  ['chrome-headless-shell-linux64', 'chrome-headless-shell'],
  ['chrome-headless-shell-mac-arm64', 'chrome-headless-shell'],
  ['chrome-headless-shell-mac-x64', 'chrome-headless-shell'],
  ['chrome-headless-shell-win64', 'chrome-headless-shell.exe'],
]

/** Playwright's CLI in the packages that depend on it. */
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

function playwrightCandidates(kind: string, binaries: readonly (readonly string[])[]): string[] {
  const revisionOf = (name: string) => Number(name.slice(kind.length + 1))
  return playwrightCaches().flatMap((cache) =>
    entries(cache)
      .filter((name) => name.startsWith(`${kind}-`) && revisionOf(name) > 0)
      .toSorted((a, b) => revisionOf(b) - revisionOf(a))
      .flatMap((build) => binaries.map((parts) => join(cache, build, ...parts))),
  )
}

function systemCandidates(places: readonly string[], fileNames: readonly string[]): string[] {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return [...path, ...places].flatMap((folder) => fileNames.map((name) => join(folder, name)))
}

const systemBrowsers = () => systemCandidates(usualPlaces, [...names, ...macNames, ...windowsNames])
const playwrightBrowsers = () => playwrightCandidates('chromium', playwrightBinaries)

function choose(candidates: () => readonly string[]): string | undefined {
  const chosen = process.env['CHROMIUM']
  if (chosen !== undefined && chosen !== '') return isExecutable(chosen) ? chosen : undefined
  return candidates().find(isExecutable)
}

/** `CHROMIUM`, else a system browser, else one from Playwright. */
export function findChromium(): string | undefined {
  return choose(() => [...systemBrowsers(), ...playwrightBrowsers()])
}

export function findTestBrowser(): string | undefined {
  return choose(() => [
    ...systemCandidates(shellPlaces, shellNames),
    ...systemBrowsers(),
    ...playwrightCandidates('chromium_headless_shell', playwrightShells),
    ...playwrightBrowsers(),
  ])
}

/** Headless shells have another default than full browsers, which use the system's. */
const DESKTOP_LETTERS = '--font-render-hinting=slight'

/** Includes the flags for root and containers. */
export function launchArguments(): string[] {
  return [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    DESKTOP_LETTERS,
  ]
}

function run(command: string, ...args: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], cwd: root })
}

/** Installs a browser if allowed; undefined without one. */
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
