import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { pnpmCommand } from '../src/tool-command.ts'

// What is found bad in a package is mostly found on its first days; the repository's own setting is tried against a
// registry that has one package.
const root = join(import.meta.dirname, '../../..')
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const setting = (): string =>
  /^minimumReleaseAge:.*$/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))?.[0] ?? ''

/** A registry whose only package came out so long ago. */
const registryOf = async (age: number) => {
  const at = new Date(Date.now() - age).toISOString()
  const integrity = `sha512-${Buffer.alloc(64).toString('base64')}`
  const server = createServer((request, response) => {
    const dist = { tarball: `http://${request.headers.host}/fresh/-/fresh-1.0.0.tgz`, integrity }
    const versions = { '1.0.0': { name: 'fresh', version: '1.0.0', dist } }
    const about = { name: 'fresh', 'dist-tags': { latest: '1.0.0' }, versions, time: { modified: at, '1.0.0': at } }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(about))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

/** Resolves a project that wants the package; what pnpm said and how it ended. */
const install = async (age: number): Promise<{ readonly code: number | null; readonly said: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'age-'))
  const registry = await registryOf(age)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'wants', dependencies: { fresh: '1.0.0' } }))
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), `packages: []\n${setting()}\n`)
  const places = ['--registry', registry.address, '--store-dir', join(folder, 's'), '--cache-dir', join(folder, 'c')]
  const [program, ...args] = pnpmCommand(['install', '--lockfile-only', ...places])
  const child = spawn(program, args, { cwd: folder })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  registry.close()
  rmSync(folder, { recursive: true, force: true })
  return { code, said }
}

it('a version of this hour does not come in', { timeout: MINUTE }, async () => {
  const { code, said } = await install(HOUR)
  expect(said).toContain('ERR_PNPM_NO_MATURE_MATCHING_VERSION')
  expect(code).not.toBe(0)
})

it('one that has been out for a day does', { timeout: MINUTE }, async () => {
  expect(await install(25 * HOUR)).toMatchObject({ code: 0 })
})
