import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'

import { embeddedExtensions } from '../src/database/embedded-extensions.ts'
import { migrateDatabase } from '../src/database/migrate.ts'
import { atEnd } from './at-end.ts'

const migrationsFolder = join(import.meta.dirname, '../src/database/migrations')

/** The migrations as they were before one came. */
const migrationsBefore = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-migrations-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const own = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`))
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, own) }))
  return folder
}

/** A database as it was before a migration came, and how it becomes one of today. */
export const databaseBefore = async (migration: string) => {
  const client = await PGlite.create({ extensions: embeddedExtensions })
  atEnd(() => client.close())
  // what a start makes before it migrates
  await client.exec('create role latido_branch nologin')
  await migrate(drizzle(client), { migrationsFolder: migrationsBefore(migration) })
  return { client, migrate: () => migrateDatabase(drizzle(client)) }
}
