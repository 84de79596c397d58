import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { runCommand } from '../src/run-command.ts'
import { toolCommand } from '../src/tool-command.ts'

describe('a tool', () => {
  const owner = mkdtempSync(join(tmpdir(), 'latido with spaces '))
  afterAll(() => rmSync(owner, { recursive: true, force: true }))
  const add = (name: string, bin: unknown, script: string) => {
    const folder = join(owner, 'node_modules', name)
    mkdirSync(dirname(join(folder, script)), { recursive: true })
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, bin }))
    writeFileSync(join(folder, script), 'process.stdout.write(process.argv.slice(2).join("|"))')
    return join(folder, script)
  }

  it.each([
    ['one command', { package: 'one' }, 'bin/one.js', 'bin/one.js'],
    ['several commands', { package: 'two' }, { other: 'x.js', two: './two.js' }, 'two.js'],
    ['a command of another name', { package: '@a/cli', name: 'a' }, { a: './dist/a.js' }, 'dist/a.js'],
  ])('of a package with %s runs by its JavaScript, from a path with spaces', async (_, tool, bin, script) => {
    const file = add(tool.package, bin, script)
    const command = toolCommand(owner, tool, ['a b', '--c'])
    expect(command).toEqual([process.execPath, file, 'a b', '--c'])
    await expect(runCommand(command, { cwd: owner })).resolves.toEqual({ ok: true, output: 'a b|--c' })
  })

  it('that its package does not have is an error by name', () => {
    add('three', { other: 'x.js' }, 'x.js')
    expect(() => toolCommand(owner, { package: 'three' })).toThrow('three has no command three')
  })
})
