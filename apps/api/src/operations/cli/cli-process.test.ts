import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { describe, expect, it } from 'vitest'

import { atEnd } from '../../../testing/at-end.ts'
import { createServerDatabase } from '../../../testing/test-database.ts'
import { lockDataDirectory } from '../../database/data-directory-lock.ts'

const PASSWORD = 'una clave muy larga'

const run = async (args: readonly string[], environment: Readonly<Record<string, string>>, handedIn = '') => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../latido.ts'), ...args], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: 'pipe',
  })
  child.stdin.end(handedIn)
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, out: out.trim(), err: err.trim() }
}

/** A new folder, or a new database on the server of TEST_DATABASE_URL. */
const place = async (): Promise<Readonly<Record<string, string>>> => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-terminal-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const url = process.env['TEST_DATABASE_URL'] ?? ''
  if (url === '') return { DATA_DIR: folder }
  const database = await createServerDatabase(url)
  atEnd(() => database.drop())
  return { DATA_DIR: folder, DATABASE_URL: database.url }
}

/** For three starts of a process on a busy machine; the first creates a database. */
const LONGEST_MS = 180_000

describe('the command line as a process', { timeout: LONGEST_MS }, () => {
  it('makes a center and its administrator in an empty database, and finds them again', async () => {
    const environment = await place()
    const made = await run(['center', 'create', '--name', 'Norte', '--host', 'norte.test'], environment)
    expect(made).toMatchObject({ code: 0, err: expect.stringContaining('Created Norte.') })
    const person = ['--name', 'Ana', '--last-name', 'Robles', '--email', 'ana@gym.example', '--password-file', '-']
    expect(await run(['admin', 'create', ...person], environment, `${PASSWORD}\n`)).toMatchObject({ code: 0 })
    const listed = await run(['center', 'list'], environment)
    expect(listed).toEqual({ code: 0, out: `${made.out}\tactive\t1 staff\tNorte\tnorte.test`, err: '' })
  })

  it('reports in one sentence that a running server holds the folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'latido-terminal-'))
    atEnd(() => rmSync(folder, { recursive: true, force: true }))
    const unlock = await lockDataDirectory(folder)
    atEnd(unlock)
    const { code, out, err } = await run(['center', 'list'], { DATA_DIR: folder })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^\S+ is in use by .*\. Stop it first, or set DATA_DIR to another folder\.$/)
  })

  it('opens no database for its help or for invalid input', async () => {
    const environment = { DATABASE_URL: 'postgresql://127.0.0.1:1/nowhere' }
    expect(await run(['--help'], environment)).toMatchObject({ code: 0 })
    expect(await run(['center', 'burn'], environment)).toMatchObject({ code: 2, out: '' })
    expect(await run(['center', 'list'], { ...environment, DATABASE_URL: 'nonsense' })).toMatchObject({
      code: 1,
      out: '',
    })
  })
})
