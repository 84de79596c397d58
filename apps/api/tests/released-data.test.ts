import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { VERSION } from '@repo/domain/version'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { Database } from '../src/database/database.ts'
import { migrateDatabase, newestMigration, storedMigration } from '../src/database/migrate.ts'
import { rowsOf } from '../src/database/rows-of.ts'
import { openBackupFile, writeBackupFile } from '../src/operations/backup/backup-file.ts'
import { dumpDatabase } from '../src/operations/backup/dump-database.ts'
import { restoreBackup } from '../src/operations/backup/restore-backup.ts'
import { emptyEngines } from './empty-engines.ts'
import { furnish } from './factories/furnish.ts'
import { rowsInBackup } from './rows-in-backup.ts'
import { startTestServer } from './test-server.ts'
import { buildWorld } from './world.ts'

const folder = join(import.meta.dirname, 'fixtures/releases')
const changelog = readFileSync(join(import.meta.dirname, '../../../CHANGELOG.md'), 'utf8')

/** What a database is made of, whatever is in it. */
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

describe('data of each release', () => {
  it('is kept: one file for every version that the changelog says is out', () => {
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
        const [found] = await rowsOf<{ rows: number }>(
          db,
          sql`select count(*)::int as rows from ${sql.identifier(table)}`,
        )
        expect([table, found?.rows]).toEqual([table, rows])
      }
    },
  )
})

/** As docs/operations.md says: run once for a version, before it goes out. */
it.runIf(process.env['RELEASE_FIXTURE'] === '1')('the data of this version is written down', async () => {
  const path = join(folder, `${VERSION}.backup`)
  expect(existsSync(path), `${path} is there: a version's data is written down once`).toBe(false)
  const server = await startTestServer()
  const { db } = server.context
  await furnish(db, await buildWorld(server))
  const takenAt = new Date(server.clock.now())
  await writeBackupFile(path, null, (write) => dumpDatabase({ db, write, takenAt, installationKey: null }))
})
