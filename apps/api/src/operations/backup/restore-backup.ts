import { sql } from 'drizzle-orm'

import { type Database, rowsOf, type Transaction } from '../../database/database.ts'
import { isFromBeforeFirstRelease, migrateDatabase, newestMigration, storedMigration } from '../../database/migrate.ts'
import {
  foreignKeysOf,
  insertFromJson,
  type StoredTable,
  storedTables,
} from '../../database/raw-sql/statement-parts.ts'
import type { OpenBackup } from './backup-file.ts'
import { BackupUnusable, damaged, EndLine, parsedLine, RowsLine, TableLine } from './backup-format.ts'

/** Characters per insert; at least one row. */
const MOST_AT_ONCE = 1_000_000

/** SQLSTATE classes: data exceptions and constraint violations. */
const MISMATCHES = new Set(['22', '23'])

const isMismatch = (error: unknown): boolean => {
  const { code } = ((error as Error).cause ?? error) as { readonly code?: unknown }
  return typeof code === 'string' && /^[\dA-Z]{5}$/.test(code) && MISMATCHES.has(code.slice(0, 2))
}

/** Reads names from the catalog only, never from the file. */
const tableOf = (line: TableLine, stored: ReadonlyMap<string, StoredTable>): StoredTable => {
  const table = stored.get(line.table)
  if (table === undefined || table.columns.length !== line.columns.length) throw damaged()
  const byName = new Map(table.columns.map((column) => [column.name, column]))
  const columns = line.columns.map(({ name, type }) => {
    const column = byName.get(name)
    if (column === undefined || column.type !== type) throw damaged()
    byName.delete(name)
    return column
  })
  return { name: table.name, columns }
}

const loadTable = async (tx: Transaction, table: StoredTable, lines: AsyncIterator<string>): Promise<void> => {
  let waiting: string[] = []
  let length = 0
  let rows = 0
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return
    await tx.execute(insertFromJson(table, `[${waiting.join(',')}]`))
    rows += waiting.length
    waiting = []
    length = 0
  }
  for (;;) {
    const { value: line, done } = await lines.next()
    if (done === true) throw damaged()
    if (!line.startsWith('[')) {
      await flush()
      if (RowsLine.safeParse(parsedLine(line)).data?.rows !== rows) throw damaged()
      return
    }
    waiting.push(line)
    length += line.length
    if (length >= MOST_AT_ONCE) await flush()
  }
}

const loadTables = async (
  tx: Transaction,
  tables: readonly StoredTable[],
  lines: AsyncIterator<string>,
): Promise<void> => {
  const left = new Map(tables.map((table) => [table.name, table]))
  for (;;) {
    const { value: line, done } = await lines.next()
    if (done === true) throw damaged()
    const parsed = parsedLine(line)
    const end = EndLine.safeParse(parsed)
    if (end.success) {
      if (end.data.tables !== tables.length - left.size || (await lines.next()).done !== true) throw damaged()
      return
    }
    const named = TableLine.safeParse(parsed)
    if (!named.success) throw damaged()
    const table = tableOf(named.data, left)
    left.delete(table.name)
    await loadTable(tx, table, lines)
  }
}

/**
 * Triggers are off, because their results are in the backup. All or nothing.
 * @throws {BackupUnusable} for truncated or invalid lines, or a schema mismatch.
 */
export const loadDatabase = async (db: Database, lines: AsyncIterator<string>): Promise<void> => {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true)`)
      const tables = await storedTables(tx)
      const names = tables.map(({ name }) => sql.identifier(name))
      const keys = await foreignKeysOf(tx)
      for (const { drop } of keys) await tx.execute(drop)
      await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`)
      for (const name of names) await tx.execute(sql`alter table ${name} disable trigger user`)
      await loadTables(tx, tables, lines)
      for (const name of names) await tx.execute(sql`alter table ${name} enable trigger user`)
      for (const { add } of keys) await tx.execute(add)
    })
  } catch (error) {
    throw isMismatch(error) ? damaged() : error
  }
}

const refuseUsed = async (db: Database): Promise<void> => {
  const [found] = await rowsOf<{ tables: number }>(
    db,
    sql`select count(*)::integer as tables from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  if (found?.tables === 0) return
  throw new BackupUnusable('The database already contains data. Restore into an empty one. Nothing was changed.')
}

/**
 * Restores the backup's schema, then migrates. All or nothing.
 * @throws {BackupUnusable} when the database isn't empty, or the backup is newer or damaged.
 */
export const restoreBackup = async (db: Database, { header, lines }: OpenBackup): Promise<void> => {
  await refuseUsed(db)
  if (isFromBeforeFirstRelease(header.migration)) {
    throw new BackupUnusable(
      "The backup was written by Latido from before its first release, and this version can't restore it; nothing was changed.",
    )
  }
  if (header.migration > newestMigration()) {
    throw new BackupUnusable('The backup was made by a newer version of Latido. Restore it with that version.')
  }
  await db.transaction(async (tx) => {
    await migrateDatabase(tx, header.migration)
    if ((await storedMigration(tx)) !== header.migration) {
      throw new BackupUnusable('The backup was made by an unreleased version of Latido. Restore it with that version.')
    }
    await loadDatabase(tx, lines)
    await migrateDatabase(tx)
  })
}
