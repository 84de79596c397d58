import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

const deploy = join(import.meta.dirname, '../../../../deploy')
const folder = mkdtempSync(join(tmpdir(), 'latido-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (program: string, ...words: readonly string[]) => {
  const env = { PATH: `${process.env['PATH']}:/usr/sbin`, HOME: folder, PUBLIC_HOST: 'gym.example.com' }
  const { status, stdout, stderr, error } = spawnSync(program, words, { encoding: 'utf8', env })
  return { status, said: stdout + stderr, isMissing: error !== undefined }
}
const isMissing = (program: string): boolean => run(program, '--version').isMissing
/** First version that rates a unit which is not installed. */
const RATES_FILES = 250
const systemdVersion = Number(/^systemd (\d+)/.exec(run('systemd-analyze', '--version').said)?.[1] ?? 0)

/** The unit with an existing program, because systemd-analyze looks for it. */
const unit = (change: (text: string) => string = (text) => text): string => {
  const path = join(folder, 'latido.service')
  const text = readFileSync(join(deploy, 'latido.service'), 'utf8').replace(
    '=/opt/latido/latido',
    `=${process.execPath}`,
  )
  writeFileSync(path, change(text))
  return path
}

describe.skipIf(systemdVersion === 0)('latido.service, where systemd-analyze is installed', () => {
  const verify = (path: string) => run('systemd-analyze', 'verify', '--man=no', path)

  it('has only options that systemd knows', () => {
    expect(verify(unit())).toMatchObject({ status: 0, said: '' })
    // unknown options only cause a warning
    expect(verify(unit((text) => text.replace('ProtectHome=', 'ProtectHouse='))).said).toContain('ProtectHouse')
  })

  it.skipIf(systemdVersion < RATES_FILES)('has an exposure of 1.5, where a service without limits has 10', () => {
    const { status, said } = run('systemd-analyze', 'security', '--offline=yes', '--threshold=15', '--no-pager', unit())
    expect({ status, said: said.trim().split('\n').at(-1) }).toMatchObject({ status: 0 })
  })
})

describe.skipIf(isMissing('caddy'))('Caddyfile, where Caddy is installed', () => {
  it('is accepted by Caddy', () => {
    const file = join(deploy, 'Caddyfile')
    const { status, said } = run('caddy', 'validate', '--adapter', 'caddyfile', '--config', file)
    expect({ status, said }).toMatchObject({ status: 0, said: expect.stringContaining('Valid configuration') })
  })
})
