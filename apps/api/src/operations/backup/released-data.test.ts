import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { VERSION } from '@repo/domain/core/version'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { atEnd } from '../../../testing/at-end.ts'
import { emptyEngines } from '../../../testing/empty-engines.ts'
import { furnish } from '../../../testing/factories/furnish.ts'
import { madeUpIn, nextVersion } from '../../../testing/next-version.ts'
import { rowsInBackup } from '../../../testing/rows-in-backup.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { buildWorld } from '../../../testing/world.ts'
import { type Database, rowsOf } from '../../database/database.ts'
import { migrateDatabase, newestMigration, storedMigration } from '../../database/migrate.ts'
import { openPglite } from '../../database/pglite/open-pglite.ts'
import { pgliteDatabase } from '../../database/pglite/pglite-database.ts'
import { openBackupFile, writeBackupFile } from './backup-file.ts'
import { dumpDatabase } from './dump-database.ts'
import { restoreBackup } from './restore-backup.ts'

const folder = join(import.meta.dirname, '../../../testing/fixtures/releases')
const changelog = readFileSync(join(import.meta.dirname, '../../../../../CHANGELOG.md'), 'utf8')

const shapeOf = (db: Database) =>
  rowsOf(
    db,
    sql`select table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable || ' ' || coalesce(column_default, '') as part
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger
      where not tgisinternal
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u')
    union all select tablename || ' ' || policyname from pg_policies order by 1`,
  )

const countOf = async (db: Database, table: string): Promise<number | undefined> => {
  const count = sql`select count(*)::int as rows from ${sql.identifier(table)}`
  return (await rowsOf<{ rows: number }>(db, count))[0]?.rows
}

describe('data of a release', () => {
  it('is kept in one file for every version that the changelog lists as released', () => {
    const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)(?! \(not yet released\))/gm)].map(
      ([, version]) => version,
    )
    const kept = readdirSync(folder).map((name) => name.replace(/\.backup$/, ''))
    expect(kept.length).toBeGreaterThan(0)
    expect(kept).toEqual(expect.arrayContaining(released))
  })

  it.each(readdirSync(folder).flatMap((name) => emptyEngines.map(([engine, empty]) => [name, engine, empty] as const)))(
    '%s becomes that of today in %s, with every row',
    async (name, _, empty) => {
      const path = join(folder, name)
      const [db, fresh] = [await empty(), await empty()]
      await migrateDatabase(fresh)
      const backup = await openBackupFile(path, null)
      expect(backup.header.migration).toBeLessThanOrEqual(newestMigration())
      await restoreBackup(db, backup)
      backup.close()
      expect(await storedMigration(db)).toBe(newestMigration())
      expect(await shapeOf(db)).toEqual(await shapeOf(fresh))
      const before = await rowsInBackup(path)
      expect(before['trainings']).toBeGreaterThan(0)
      for (const [table, rows] of Object.entries(before)) {
        expect([table, await countOf(db, table)]).toEqual([table, rows])
      }
    },
  )
})

describe('a backup that the next version restores', () => {
  const next = nextVersion()
  const newFolder = () => {
    const created = mkdtempSync(join(tmpdir(), 'latido-restored-'))
    atEnd(() => rmSync(created, { recursive: true, force: true }))
    return created
  }
  const restore = async (backup: string) => {
    const directory = newFolder()
    const child = spawn(process.execPath, [next.file('src/latido.ts'), 'restore', backup], {
      env: { PATH: process.env['PATH'], DATA_DIR: directory },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const errors = text(child.stderr)
    const [code] = (await once(child, 'close')) as [number]
    return { code, errors: await errors, directory }
  }

  it.each(readdirSync(folder))('%s goes through its migration, with every row', async (name) => {
    const path = join(folder, name)
    const { code, directory } = await restore(path)
    expect(code).toBe(0)
    const client = await openPglite(join(directory, 'postgres'))
    const db = pgliteDatabase(client)
    expect(await madeUpIn(db)).toEqual({ migration: next.migration, isWhole: true, hasFunction: true })
    for (const [table, rows] of Object.entries(await rowsInBackup(path))) expect(await countOf(db, table)).toBe(rows)
    await client.close()
  })

  it('is refused if no release had its schema', async () => {
    const path = join(newFolder(), 'strange.backup')
    const header = {
      format: 'latido-backup',
      version: 1,
      migration: next.migration - 1,
      takenAt: '2026-11-27T00:00:00Z',
    }
    await writeBackupFile(path, null, async (write) => {
      await write(JSON.stringify(header))
      await write(JSON.stringify({ tables: 0 }))
    })
    const { code, errors } = await restore(path)
    expect([code, errors]).toEqual([1, expect.stringContaining('unreleased version')])
  })
})

/** Run once per version before its release, see docs/operations.md. */
it.runIf(process.env['RELEASE_FIXTURE'] === '1')('the data of this version is recorded', async () => {
  const path = join(folder, `${VERSION}.backup`)
  expect(existsSync(path), `${path} is there: a version's data is written down once`).toBe(false)
  const server = await startTestServer()
  const { db } = server.context
  await furnish(db, await buildWorld(server))
  const takenAt = new Date(server.clock.now())
  await writeBackupFile(path, null, (write) => dumpDatabase({ db, write, takenAt, installationKey: null }))
})
