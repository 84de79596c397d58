import { sql, type SQL } from 'drizzle-orm'

import { type Database, rowsOf, type Transaction } from '../database.ts'

/** Inlines a number where a parameter would mislead the planner. Safe because only safe integers pass. */
export const integerLiteral = (value: number): SQL => {
  if (!Number.isSafeInteger(value)) throw new Error('not a whole number')
  return sql.raw(String(value))
}

interface StoredColumn {
  readonly name: string
  readonly type: string
  readonly isKey: boolean
}

export interface StoredTable {
  readonly name: string
  readonly columns: readonly StoredColumn[]
}

/** Excludes generated columns. */
export const storedTables = (db: Database | Transaction): Promise<readonly StoredTable[]> =>
  rowsOf<StoredTable>(
    db,
    sql`select c.relname as name, json_agg(json_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
      'isKey', coalesce(a.attnum = any (i.indkey), false)) order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname collate "C"`,
  )

/** Takes a JSON array of arrays of texts. Safe because the types come from {@link storedTables}, not from a backup. */
export const insertFromJson = ({ name, columns }: StoredTable, rows: string): SQL => {
  const names = columns.map((column) => sql.identifier(column.name))
  const values = columns.map(({ type }, index) => sql.raw(`(line ->> ${index})::${type}`))
  return sql`insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from json_array_elements(${rows}::json) as line`
}

export interface ForeignKey {
  readonly drop: SQL
  readonly add: SQL
}

/** Safe because the table comes quoted from `regclass` and the definition from `pg_get_constraintdef`. */
export const foreignKeysOf = async (db: Database | Transaction): Promise<readonly ForeignKey[]> => {
  const rows = await rowsOf<{ table: string; name: string; definition: string }>(
    db,
    sql`select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`,
  )
  return rows.map(({ table, name, definition }) => ({
    drop: sql`alter table ${sql.raw(table)} drop constraint ${sql.identifier(name)}`,
    add: sql`alter table ${sql.raw(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
  }))
}
