import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const archive = join(import.meta.dirname, '../archive')

let folder = ''
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-'))
  cpSync(archive, folder, { recursive: true })
  cpSync(join(import.meta.dirname, '../../check/src/node-version.mjs'), join(folder, 'node-version.mjs'))
  mkdirSync(join(folder, 'apps/api/dist'), { recursive: true })
  const says = (what: string) => `console.log(${JSON.stringify(what)}, process.env.NODE_ENV, ...process.argv.slice(2))`
  write('apps/api/dist/main.js', says('server'))
  write('apps/api/dist/latido.js', says('command'))
  madeFor(process.platform, process.arch)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const madeFor = (os: string, cpu: string): void =>
  write('package.json', JSON.stringify({ type: 'module', version: '1.2.3', os: [os], cpu: [cpu] }))

const run = (program: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', cwd: tmpdir(), env })
  return { status, out: stdout.trim(), err: stderr.trim() }
}
const launch = (...words: readonly string[]) => run(process.execPath, [join(folder, 'latido.js'), ...words])

describe('node latido.js', () => {
  it('serves, as in production', () => {
    expect(launch()).toEqual({ status: 0, out: 'server production', err: '' })
  })

  it('hands words on to the commands', () => {
    expect(launch('backup', 'a b')).toEqual({ status: 0, out: 'command production backup a b', err: '' })
  })

  it('tells its version', () => {
    expect(launch('--version')).toEqual({ status: 0, out: '1.2.3', err: '' })
  })

  it('says in one sentence that the Node is too old', () => {
    const asks = readFileSync(join(folder, 'node-version.mjs'), 'utf8').replace(
      /LEAST_NODE = '[^']+'/,
      "LEAST_NODE = '99.1.0'",
    )
    write('node-version.mjs', asks)
    const { status, out, err } = launch()
    expect({ status, out }).toEqual({ status: 1, out: '' })
    expect(err).toMatch(/^Latido requires Node 99\.1\.0 or later \(found \S+\): .*\.\/latido.*\.$/)
  })

  it('says in one sentence that it is made for another machine', () => {
    madeFor('plan9', 'mips')
    expect(launch()).toMatchObject({
      status: 1,
      out: '',
      err: expect.stringMatching(/^This archive is for plan9 mips, but this machine is .*\.$/),
    })
  })
})

describe.skipIf(process.platform === 'win32')('./latido', () => {
  it('uses the Node that came along, also by a link and from elsewhere', () => {
    mkdirSync(join(folder, 'runtime'))
    symlinkSync(process.execPath, join(folder, 'runtime/node'))
    const link = join(folder, 'somewhere')
    symlinkSync(join(folder, 'latido'), link)
    // this PATH contains no other Node
    expect(run(link, ['center', 'list'], { PATH: '/usr/bin:/bin' })).toEqual({
      status: 0,
      out: 'command production center list',
      err: '',
    })
  })

  it('caps what Node keeps in memory', () => {
    mkdirSync(join(folder, 'runtime'))
    symlinkSync(process.execPath, join(folder, 'runtime/node'))
    write('apps/api/dist/main.js', 'console.log(process.execArgv.join())')
    const { out } = run(join(folder, 'latido'), [], { PATH: '/usr/bin:/bin' })
    expect(out).toBe('--max-semi-space-size=16,--max-old-space-size=2000')
  })

  it.each([
    [undefined, '131072'],
    ['1048576', '1048576'],
  ])('has large buffers returned to the system, unless the threshold is set: %s', (set, threshold) => {
    mkdirSync(join(folder, 'runtime'))
    symlinkSync(process.execPath, join(folder, 'runtime/node'))
    write('apps/api/dist/main.js', 'console.log(process.env.MALLOC_MMAP_THRESHOLD_)')
    const env = { PATH: '/usr/bin:/bin', ...(set === undefined ? {} : { MALLOC_MMAP_THRESHOLD_: set }) }
    expect(run(join(folder, 'latido'), [], env)).toEqual({ status: 0, out: threshold, err: '' })
  })
})
