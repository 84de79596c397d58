import { sql, type SQL } from 'drizzle-orm'

import { type Database, rowsOf, type Transaction } from '../../database/database.ts'
import { integerLiteral, type StoredTable, storedTables } from '../../database/raw-sql/statement-parts.ts'
import { BACKUP_FORMAT, BACKUP_VERSION, type BackupHeader } from './backup-format.ts'

export type WriteLine = (line: string) => Promise<void>

/** Image tables have few, but large rows. */
const ROWS_AT_ONCE = { usual: 500, large: 8 } as const

/** Byte order, because collations differ between engines. */
const orderOf = ({ columns }: StoredTable): SQL => {
  const keys = columns.filter(({ isKey }) => isKey)
  const names = (keys.length > 0 ? keys : columns).map(({ name, type }) =>
    type === 'text' ? sql`${sql.identifier(name)} collate "C"` : sql`${sql.identifier(name)}`,
  )
  return sql.join(names, sql`, `)
}

const dumpTable = async (tx: Transaction, table: StoredTable, write: WriteLine): Promise<void> => {
  const columns = table.columns.map(({ name, type }) => ({ name, type }))
  await write(JSON.stringify({ table: table.name, columns }))
  const texts = sql.join(
    columns.map(({ name }) => sql`${sql.identifier(name)}::text`),
    sql`, `,
  )
  await tx.execute(sql`
    declare dumped no scroll cursor for
    select array_to_json(array[${texts}])::text as line from ${sql.identifier(table.name)} order by ${orderOf(table)}`)
  const isLarge = columns.some(({ type }) => type === 'bytea') || table.name === 'mail_parts'
  const fetching = sql`fetch ${integerLiteral(isLarge ? ROWS_AT_ONCE.large : ROWS_AT_ONCE.usual)} from dumped`
  let rows = 0
  for (;;) {
    const fetched = await rowsOf<{ line: string }>(tx, fetching)
    if (fetched.length === 0) break
    for (const { line } of fetched) await write(line)
    rows += fetched.length
  }
  await tx.execute(sql`close dumped`)
  await write(JSON.stringify({ rows }))
}

export interface Dumping {
  readonly db: Database
  readonly write: WriteLine
  readonly takenAt: Date
  readonly installationKey: string | null
}

export const dumpDatabase = async ({ db, write, takenAt, installationKey }: Dumping): Promise<void> =>
  db.transaction(
    async (tx) => {
      await tx.execute(
        sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true), set_config('extra_float_digits', '1', true)`,
      )
      const newest = sql`select max(created_at)::text as migration from drizzle.__drizzle_migrations`
      const [row] = await rowsOf<{ migration: string }>(tx, newest)
      const header: BackupHeader = {
        format: BACKUP_FORMAT,
        version: BACKUP_VERSION,
        migration: Number(row?.migration),
        takenAt: takenAt.toISOString(),
        ...(installationKey === null ? {} : { installationKey }),
      }
      await write(JSON.stringify(header))
      const tables = await storedTables(tx)
      for (const table of tables) await dumpTable(tx, table, write)
      await write(JSON.stringify({ tables: tables.length }))
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
