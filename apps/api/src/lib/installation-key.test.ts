import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { StartRefusal } from './outage.ts'
import { installationKey, parseInstallationKey } from './secrets.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'latido-key-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('the installation key is generated once, is readable by its owner only, and is found again', () => {
  const made = installationKey(null, folder)
  expect(made).toHaveLength(32)
  expect(installationKey(null, folder)).toEqual(made)
  expect(statSync(join(folder, 'installation.key')).mode & 0o777).toBe(0o600)
  expect(parseInstallationKey(readFileSync(join(folder, 'installation.key'), 'utf8'))).toEqual(made)
})

it('a configured installation key is used without writing a file', () => {
  const given = Buffer.alloc(32, 7)
  expect(installationKey(given, folder)).toBe(given)
  expect(() => statSync(join(folder, 'installation.key'))).toThrow('ENOENT')
})

it('a file without a key stops the start instead of being overwritten', () => {
  writeFileSync(join(folder, 'installation.key'), 'half a ke')
  expect(() => installationKey(null, folder)).toThrow(StartRefusal)
  expect(readFileSync(join(folder, 'installation.key'), 'utf8')).toBe('half a ke')
})

it.each([
  ['A'.repeat(43) + '=', 32],
  ['AAAA', null],
  ['', null],
])('the text %j is a key of %s bytes', (text, length) => {
  expect(parseInstallationKey(text)?.length ?? null).toBe(length)
})
