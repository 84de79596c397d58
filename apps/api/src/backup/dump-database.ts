import { sql } from 'drizzle-orm'

import type { Database, Transaction } from '../db/database.ts'
import { quotedName } from '../db/quoted-name.ts'
import { rowsOf } from '../db/rows-of.ts'
import { BACKUP_FORMAT, BACKUP_VERSION, type BackupColumn, type BackupHeader } from './backup-format.ts'

/** Takes one line without its end; resolves when there is room for the next. */
export type WriteLine = (line: string) => Promise<void>

/** How many rows are fetched at once; a table of pictures has few, and each is large. */
const ROWS_AT_ONCE = { usual: 500, large: 8 } as const

interface Table {
  readonly name: string
  readonly columns: readonly (BackupColumn & { readonly isKey: boolean })[]
}

/** Every table with what is stored in it; a generated column is made again by the database that takes it in. */
const tablesOf = (tx: Transaction): Promise<readonly Table[]> =>
  rowsOf<Table>(
    tx,
    sql`select c.relname as name, json_agg(json_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
      'isKey', coalesce(a.attnum = any (i.indkey), false)) order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname collate "C"`,
  )

/** Texts are ordered by their bytes, since each engine has its own idea of an alphabet. */
const orderOf = ({ columns }: Table): string => {
  const keys = columns.filter(({ isKey }) => isKey)
  const names = (keys.length > 0 ? keys : columns).map(({ name, type }) =>
    type === 'text' ? `${quotedName(name)} collate "C"` : quotedName(name),
  )
  return names.join(', ')
}

const dumpTable = async (tx: Transaction, table: Table, write: WriteLine): Promise<void> => {
  const columns = table.columns.map(({ name, type }) => ({ name, type }))
  await write(JSON.stringify({ table: table.name, columns }))
  const texts = columns.map(({ name }) => `${quotedName(name)}::text`).join(', ')
  await tx.execute(
    sql.raw(
      `declare dumped no scroll cursor for select array_to_json(array[${texts}])::text as line from ${quotedName(table.name)} order by ${orderOf(table)}`,
    ),
  )
  const isLarge = columns.some(({ type }) => type === 'bytea') || table.name === 'mail_parts'
  const fetching = sql.raw(`fetch ${isLarge ? ROWS_AT_ONCE.large : ROWS_AT_ONCE.usual} from dumped`)
  let rows = 0
  for (;;) {
    const fetched = await rowsOf<{ line: string }>(tx, fetching)
    if (fetched.length === 0) break
    for (const { line } of fetched) await write(line)
    rows += fetched.length
  }
  await tx.execute(sql.raw('close dumped'))
  await write(JSON.stringify({ rows }))
}

export interface Dumping {
  readonly db: Database
  readonly write: WriteLine
  readonly takenAt: Date
  readonly installationKey: string | null
}

/** Writes all that a database holds at one moment. Others read and write meanwhile, where the engine lets them. */
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
      const tables = await tablesOf(tx)
      for (const table of tables) await dumpTable(tx, table, write)
      await write(JSON.stringify({ tables: tables.length }))
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
