import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

const UNITS = join(import.meta.dirname, '../archive/deploy')
const folder = mkdtempSync(join(tmpdir(), 'receiver-units-'))
afterAll(() => rmSync(folder, { recursive: true }))

const analyze = (...words: readonly string[]) => {
  const env = { PATH: `${process.env['PATH']}:/usr/sbin`, HOME: folder }
  const { status, stdout, stderr } = spawnSync('systemd-analyze', words, { encoding: 'utf8', env })
  return { status, said: `${stdout}${stderr}` }
}
const hasSystemd = analyze('--version').status === 0

/** Units with a program that exists here, because systemd-analyze looks for it. */
const placeUnits = (): readonly string[] =>
  readdirSync(UNITS)
    .filter((name) => /\.(?:service|path)$/.test(name))
    .map((name) => {
      const text = readFileSync(join(UNITS, name), 'utf8').replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    })

describe.skipIf(!hasSystemd)('the units, where systemd-analyze is installed', () => {
  it('have only options that systemd knows', () => {
    for (const path of placeUnits()) expect(analyze('verify', '--man=no', path)).toEqual({ status: 0, said: '' })
  })

  it('leave the receiver little to reach', () => {
    placeUnits()
    const { said } = analyze('security', '--offline=true', '--threshold=20', join(folder, 'latido-receiver.service'))
    expect(said).toMatch(/OK/)
  })
})
