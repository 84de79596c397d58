import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const ARCHIVE = join(import.meta.dirname, '../archive')
const MAIN_CONF = '[General]\nName=gym\n'
const STUBS: Readonly<Record<string, string>> = {
  id: 'echo 0',
  uname: 'echo aarch64',
  getconf: 'echo 64',
  hostname: 'echo 10.0.0.7 fe80::1',
  bluetoothctl: '',
  systemctl: 'echo "systemctl $*" >> "$CALLS"',
  udevadm: '',
}

let folder: string
let root: string
const at = (path: string) => join(root, path)
const stub = (name: string, work: string): void => {
  const path = join(folder, 'bin', name)
  writeFileSync(path, `#!/bin/sh\n${work}\n`)
  chmodSync(path, 0o755)
}

const unpack = (version: string): string => {
  const archive = join(folder, `latido-receiver-${version}-linux-arm64`)
  cpSync(ARCHIVE, archive, { recursive: true })
  writeFileSync(join(archive, 'ARCH'), 'arm64\n')
  return archive
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'))
  root = join(folder, 'root')
  mkdirSync(join(folder, 'bin'))
  for (const [name, work] of Object.entries(STUBS)) stub(name, work)
  mkdirSync(dirname(at('etc/bluetooth/main.conf')), { recursive: true })
  writeFileSync(at('etc/bluetooth/main.conf'), MAIN_CONF)
})
afterEach(() => rmSync(folder, { recursive: true }))

const install = (archive: string, ...words: readonly string[]) => {
  const env = { PATH: `${join(folder, 'bin')}:/usr/bin:/bin`, LATIDO_ROOT: root, CALLS: join(folder, 'calls') }
  const { status, stdout, stderr } = spawnSync(join(archive, 'install'), words, { encoding: 'utf8', env })
  return { status, out: stdout, err: stderr.trim() }
}
const settings = () => readFileSync(at('etc/latido-receiver.env'), 'utf8')
const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')

describe('./install', () => {
  it('installs the receiver and says where its code is', () => {
    const { status, out, err } = install(unpack('1.0.0'), '--server', 'https://gym.example.com', '--key', 'secret')
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toContain('http://10.0.0.7:8080/')
    expect(readlinkSync(at('opt/latido-receiver'))).toBe('latido-receiver-1.0.0-linux-arm64')
    expect(existsSync(at('opt/latido-receiver/latido-receiver'))).toBe(true)
    expect(settings()).toBe('LATIDO_SERVER=https://gym.example.com\nLATIDO_KEY=secret\n')
    expect(statSync(at('etc/latido-receiver.env')).mode & 0o777).toBe(0o600)
    expect(readdirSync(at('etc/systemd/system')).toSorted()).toEqual([
      'latido-receiver-bluetooth.path',
      'latido-receiver-bluetooth.service',
      'latido-receiver.service',
    ])
    expect(readFileSync(at('etc/udev/rules.d/60-latido-receiver.rules'), 'utf8')).toContain('ID_MM_DEVICE_IGNORE')
    expect(readFileSync(at('etc/bluetooth/main.conf'), 'utf8')).toContain('ConnectionSupervisionTimeout=400')
    expect(calls().at(-1)).toBe('systemctl restart latido-receiver.service latido-receiver-bluetooth.path')
  })

  it('updates it with its settings, and the old version stays', () => {
    install(unpack('1.0.0'), '--server', 'https://gym.example.com')
    const once = readFileSync(at('etc/bluetooth/main.conf'), 'utf8')
    expect(install(unpack('1.1.0'))).toMatchObject({ status: 0, err: '' })
    expect(readlinkSync(at('opt/latido-receiver'))).toBe('latido-receiver-1.1.0-linux-arm64')
    expect(readdirSync(at('opt'))).toContain('latido-receiver-1.0.0-linux-arm64')
    expect(settings()).toBe('LATIDO_SERVER=https://gym.example.com\n')
    expect(readFileSync(at('etc/bluetooth/main.conf'), 'utf8')).toBe(once)
  })

  it('runs again from where it installed', () => {
    install(unpack('1.0.0'), '--server', 'https://gym.example.com')
    expect(install(at('opt/latido-receiver-1.0.0-linux-arm64'))).toMatchObject({ status: 0, err: '' })
    expect(existsSync(at('opt/latido-receiver/latido-receiver'))).toBe(true)
  })

  it('removes all of it', () => {
    const archive = unpack('1.0.0')
    install(archive, '--server', 'https://gym.example.com')
    mkdirSync(at('var/lib/private/latido-receiver'), { recursive: true })
    expect(install(archive, '--remove')).toMatchObject({ status: 0, err: '' })
    expect(readdirSync(at('opt'))).toEqual([])
    expect(readdirSync(at('etc/systemd/system'))).toEqual([])
    expect(existsSync(at('var/lib/private/latido-receiver'))).toBe(false)
    expect(existsSync(at('etc/latido-receiver.env'))).toBe(false)
    expect(readFileSync(at('etc/bluetooth/main.conf'), 'utf8')).toBe(MAIN_CONF)
  })

  it.each<[string, string, string, RegExp]>([
    ['without sudo', 'id', 'echo 1000', /^Run this with sudo\.$/],
    ['on a 32-bit system', 'getconf', 'echo 32', /^This system has 32 bits\..*Raspberry Pi OS \(64-bit\)\.$/],
    ['on another machine', 'uname', 'echo x86_64', /^This archive is for arm64, but this computer is x64\./],
    ['on an older machine', 'uname', 'echo armv7l', /^This archive is for arm64, but this computer is armv7l\./],
  ])('refuses %s, with the reason', (_, name, work, reason) => {
    stub(name, work)
    const { status, err } = install(unpack('1.0.0'), '--server', 'https://gym.example.com')
    expect(status).toBe(1)
    expect(err).toMatch(reason)
    expect(existsSync(at('opt'))).toBe(false)
  })

  it('asks for the server, and for the value of an option', () => {
    expect(install(unpack('1.0.0'))).toMatchObject({ status: 1, err: expect.stringMatching(/^Name the server: /) })
    expect(install(unpack('1.0.1'), '--server')).toMatchObject({ status: 1, err: '--server needs a value' })
    expect(install(unpack('1.0.2'), '--help')).toMatchObject({ status: 0, out: expect.stringContaining('--remove') })
  })
})
