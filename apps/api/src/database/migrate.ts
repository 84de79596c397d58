import { join } from 'node:path'

import { sql, type SQL } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'

import { StartRefusal } from '../lib/outage.ts'
import { readyBranchRole, ROLE_IN_MIGRATIONS } from './branch-database.ts'
import { type Database, rowsOf } from './database.ts'
import { applyFunctions } from './raw-sql/apply-functions.ts'

const migrationsFolder = join(import.meta.dirname, 'migrations')

/** drizzle's migrators read the files themselves, so they can't take changed text. */
interface Migrating {
  readonly dialect: {
    readonly migrate: (migrations: readonly MigrationMeta[], session: Session, config: object) => Promise<void>
  }
}

/** The session's own migrator would start a nested transaction. */
interface Session {
  readonly execute: (query: SQL) => Promise<unknown>
  readonly all: (query: SQL) => Promise<readonly unknown[]>
  readonly transaction: Database['transaction']
}

let read: readonly MigrationMeta[] | null = null

const allMigrations = (): readonly MigrationMeta[] => (read ??= readMigrationFiles({ migrationsFolder }))

/** Unix time in ms. */
export const newestMigration = (): number => allMigrations().at(-1)?.folderMillis ?? 0

export const isFromBeforeFirstRelease = (migration: number): boolean =>
  migration > 0 && migration < (allMigrations()[0]?.folderMillis ?? 0)

export const storedMigration = async (db: Database): Promise<number> => {
  const [table] = await rowsOf<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') as name`,
  )
  if ((table?.name ?? null) === null) return 0
  const stored = sql`select max(created_at)::text as stored from drizzle.__drizzle_migrations`
  const [row] = await rowsOf<{ stored: string | null }>(db, stored)
  return Number(row?.stored ?? 0)
}

export const refuseUnknownData = (migration: number): void => {
  if (isFromBeforeFirstRelease(migration)) {
    throw new StartRefusal(
      "The data was written by Latido from before its first release, and this version can't read it. Start with an empty data folder or database; nothing was changed.",
    )
  }
  if (migration <= newestMigration()) return
  throw new StartRefusal(
    'The data was written by a newer version of Latido. Start that version, or restore a backup from before the upgrade. Nothing was changed.',
  )
}

/** Replaces the role in the migrations with the database's own. */
export const migrateDatabase = async (db: Database, upTo = Infinity): Promise<void> => {
  const migrations = allMigrations().filter(({ folderMillis }) => folderMillis <= upTo)
  refuseUnknownData(await storedMigration(db))
  const role = await readyBranchRole(db)
  const own = migrations.map((migration) => ({
    ...migration,
    sql: migration.sql.map((text) => text.replaceAll(ROLE_IN_MIGRATIONS, role)),
  }))
  const session: Session = {
    execute: async (query) => db.execute(query),
    all: (query) => rowsOf(db, query),
    transaction: (work) =>
      db.transaction(async (tx) => {
        const done = await work(tx)
        if (upTo >= newestMigration()) await applyFunctions(tx, role)
        return done
      }),
  }
  await (db as unknown as Migrating).dialect.migrate(own, session, {})
}
