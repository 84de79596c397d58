import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'

import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { atEnd } from '../../../testing/at-end.ts'
import { databaseFingerprint } from '../../../testing/database-fingerprint.ts'
import { emptyEmbedded, emptyEngines } from '../../../testing/empty-engines.ts'
import { furnish } from '../../../testing/factories/furnish.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { buildWorld } from '../../../testing/world.ts'
import { type Database, rowsOf } from '../../database/database.ts'
import { newestMigration } from '../../database/migrate.ts'
import { linesOf as linesIn, openBackupFile, writeBackupFile } from './backup-file.ts'
import { dumpDatabase } from './dump-database.ts'
import { loadDatabase } from './restore-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const takenAt = new Date('2026-03-04T05:06:07Z')
const PASSPHRASE = 'cuatro palabras muy largas'
const linesOf = async (db: Database): Promise<string[]> => {
  const lines: string[] = []
  await dumpDatabase({ db, write: async (line) => void lines.push(line), takenAt, installationKey: null })
  return lines
}

describe('a backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-backup-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const path = (name: string) => join(folder, name)
  let full: Database
  let before: string[]

  const write = (name: string, passphrase: string | null, installationKey: string | null = null) =>
    writeBackupFile(path(name), passphrase, (line) => dumpDatabase({ db: full, write: line, takenAt, installationKey }))
  const restore = async (db: Database, name: string, passphrase: string | null = null) => {
    const backup = await openBackupFile(path(name), passphrase)
    await restoreBackup(db, backup)
    backup.close()
  }

  beforeAll(async () => {
    const running = await startTestServer()
    await buildWorld(running)
    full = running.context.db
    await furnish(full, await buildWorld(running))
    before = await linesOf(full)
    await write('plain.backup', null)
    await write('closed.backup', PASSPHRASE, 'a2V5')
  })

  it('has every table, and rows of nearly all', async () => {
    const tables = await rowsOf<{ name: string }>(
      full,
      sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    )
    const named = before.flatMap((line, at) =>
      line.startsWith('{"table"') ? [[(JSON.parse(line) as { table: string }).table, before[at + 1]] as const] : [],
    )
    expect(named.map(([name]) => name).toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
    expect(named.flatMap(([name, next]) => (next?.startsWith('[') === true ? [] : [name]))).toEqual([])
  })

  it.each(emptyEngines)('restored into %s is the same to a byte, and continues', async (_, empty) => {
    const db = await empty()
    await restore(db, 'plain.backup')
    expect(await linesOf(db)).toEqual(before)
    expect(await databaseFingerprint(db)).toBe(await databaseFingerprint(full))
    // it is not restored over data
    await expect(restore(db, 'plain.backup')).rejects.toThrow('already contains data')
    // triggers and constraints are active again
    const members = () => rowsOf<{ sum: number }>(db, sql`select sum(linked)::integer as sum from member_counts`)
    const [counted] = await members()
    await db.execute(
      sql`delete from members where uuid = (select uuid from members where unlinked_at is null
        and uuid not in (select member_uuid from trainings union select member_uuid from participations
          union select member_uuid from challenge_participants) limit 1)`,
    )
    const [fewer] = await members()
    expect(counted?.sum).toBeGreaterThan(0)
    expect(fewer?.sum).toBe((counted?.sum ?? 0) - 1)
    await expect(db.execute(sql`update rooms set branch_uuid = gen_random_uuid()`)).rejects.toThrow()
  })

  it('can be read only by its owner, and an encrypted one by no one without its passphrase', async () => {
    expect(statSync(path('plain.backup')).mode & 0o777).toBe(0o600)
    const closed = readFileSync(path('closed.backup'))
    expect(closed.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    await expect(openBackupFile(path('closed.backup'), null)).rejects.toThrow('is encrypted')
    await expect(openBackupFile(path('closed.backup'), 'otra')).rejects.toThrow('Wrong passphrase')
  })

  it('that was encrypted is opened by its passphrase, and contains the key of the secrets', async () => {
    const { header, lines } = await openBackupFile(path('closed.backup'), PASSPHRASE)
    expect(header).toMatchObject({ installationKey: 'a2V5', migration: newestMigration() })
    const rows: string[] = []
    for await (const line of { [Symbol.asyncIterator]: () => lines }) rows.push(line)
    expect(rows).toEqual(before.slice(1))
  })

  it.each<[string, (bytes: Buffer) => Buffer, string | null]>([
    ['that was cut short', (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2)), null],
    ['that lacks its last bytes', (bytes) => bytes.subarray(0, -9), null],
    ['with one byte changed', (bytes) => Buffer.from(bytes.map((byte, at) => (at === 4000 ? byte ^ 1 : byte))), null],
    ['that is encrypted and cut short', (bytes) => bytes.subarray(0, -70), PASSPHRASE],
  ])('%s is refused before anything is read from it', async (_, damage, passphrase) => {
    writeFileSync(
      path('damaged.backup'),
      damage(readFileSync(path(passphrase === null ? 'plain.backup' : 'closed.backup'))),
    )
    await expect(openBackupFile(path('damaged.backup'), passphrase)).rejects.toThrow('damaged')
  })

  it.each<[string, (lines: string[]) => string[]]>([
    ['without its end', (lines) => lines.slice(0, -1)],
    [
      'without a row',
      (lines) =>
        lines.toSpliced(
          lines.findIndex((line) => line.startsWith('[')),
          1,
        ),
    ],
    ['with more behind its end', (lines) => [...lines, '[]']],
    ['of an unknown table', (lines) => lines.map((line) => line.replace('"table":"rooms"', '"table":"halls"'))],
    ['of a table twice', (lines) => lines.map((line) => line.replace('"table":"rooms"', '"table":"members"'))],
    ['of an unknown column', (lines) => lines.map((line) => line.replace('"name":"pseudonym"', '"name":"alias"'))],
    ['of a column twice', (lines) => lines.map((line) => line.replace('"name":"pseudonym"', '"name":"email"'))],
    ['of a column less', (lines) => lines.map((line) => line.replace('{"name":"pseudonym","type":"text"},', ''))],
    [
      'whose type is a statement',
      (lines) =>
        lines.map((line) =>
          line.replace(
            '"type":"uuid"',
            String.raw`"type":"text) from json_array_elements('[]'::json) as line; create table stolen (a int); --"`,
          ),
        ),
    ],
    ['whose type is another', (lines) => lines.map((line) => line.replace('"type":"uuid"', '"type":"text"'))],
    ['with a row that is no JSON', (lines) => lines.map((line) => (line.startsWith('[') ? '[;' : line))],
    ['with a line that is no JSON', (lines) => lines.map((line) => (line.startsWith('{"rows"') ? '{' : line))],
    ['with a value of another type', (lines) => lines.map((line) => line.replace(/^\["[^"]*"/, '["no id"'))],
    [
      'with a row that belongs to none',
      (lines) => lines.map((line) => line.replaceAll(/[0-9a-f]{4}(?=-[0-9a-f]{12}"\])/g, '0000')),
    ],
  ])('%s leaves the database unchanged', async (_, change) => {
    const { db, close } = await openTestDatabase()
    atEnd(close)
    const empty = await databaseFingerprint(db)
    const lines = change(before.slice(1))[Symbol.iterator]()
    const wrong = loadDatabase(db, { next: async () => lines.next() })
    await expect(wrong).rejects.toThrow('is incomplete or damaged')
    expect(await databaseFingerprint(db)).toBe(empty)
  })

  it('with one endless line is refused there, and one larger than the free disk before anything is read', async () => {
    const endless = Buffer.from(`${before[0]}\n["${'x'.repeat(40 * 1024 * 1024)}"]\n`)
    writeFileSync(path('bomb.backup'), gzipSync(endless))
    expect(statSync(path('bomb.backup')).size).toBeLessThan(100_000)
    const opened = await openBackupFile(path('bomb.backup'), null)
    await expect(opened.lines.next()).rejects.toThrow('is incomplete or damaged')
    opened.close()
    await expect(openBackupFile(path('bomb.backup'), null, 10 * 1024 * 1024)).rejects.toThrow(
      'unpacks to more than the 10 MB that are free',
    )
  })

  it('is read line by line, however its bytes are split', async () => {
    const pieces = ['one', ' line\ntwo\n', '\nfo', 'u', 'r\nrest']
    const lines: string[] = []
    for await (const line of linesIn(Readable.from(pieces))) lines.push(line)
    expect(lines).toEqual(['one line', 'two', '', 'four'])
  })

  it.each(emptyEngines)('that fails on its way into %s leaves it empty, for another one', async (_, empty) => {
    const db = await empty()
    const { header } = await openBackupFile(path('plain.backup'), null)
    const half = before.slice(1, before.length / 2)[Symbol.iterator]()
    const opened = { header, lines: { next: async () => half.next() }, close: () => {} }
    await expect(restoreBackup(db, opened)).rejects.toThrow('is incomplete or damaged')
    const left = await rowsOf(db, sql`select nspname from pg_namespace where nspname = 'drizzle'`)
    expect(left).toEqual([])
    await restore(db, 'plain.backup')
    expect(await linesOf(db)).toEqual(before)
  })

  it.each<[string, string]>([
    ['nothing', ''],
    ['another text', 'uuid,name\n1,Ana\n'],
  ])('is not accepted from a file with %s', async (_, content) => {
    writeFileSync(path('other.csv'), content)
    await expect(openBackupFile(path('other.csv'), null)).rejects.toThrow("isn't a Latido backup")
  })

  it.each([
    ['of a newer version is left to that one', newestMigration() + 1, 'made by a newer version of Latido'],
    ['from before the first release is refused', Date.parse('2026-01-01'), 'from before its first release'],
  ])('%s', async (_, migration, words) => {
    await writeBackupFile(path('strange.backup'), null, async (line) => {
      await line(JSON.stringify({ format: 'latido-backup', version: 1, migration, takenAt: takenAt.toISOString() }))
      await line(JSON.stringify({ tables: 0 }))
    })
    await expect(restore(await emptyEmbedded(), 'strange.backup')).rejects.toThrow(words)
  })

  it('that cannot be written to its end leaves no file', async () => {
    const failing = writeBackupFile(path('half.backup'), null, async (line) => {
      await line('{}')
      throw new Error('the database went away')
    })
    await expect(failing).rejects.toThrow('the database went away')
    for (const name of ['half.backup', 'half.backup.part']) expect(() => statSync(path(name))).toThrow('ENOENT')
  })

  it('needs no database sequences', async () => {
    const sequences = await rowsOf(full, sql`select 1 from pg_sequences where schemaname = 'public'`)
    expect(sequences).toEqual([])
  })
})
