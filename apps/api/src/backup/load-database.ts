import { sql } from 'drizzle-orm'

import type { Database, Transaction } from '../db/database.ts'
import { quotedName } from '../db/quoted-name.ts'
import { rowsOf } from '../db/rows-of.ts'
import { damaged, EndLine, RowsLine, TableLine } from './backup-format.ts'

/** An insert carries as many rows as fit in this, and at least one (characters). */
const MOST_AT_ONCE = 1_000_000

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

const foreignKeysOf = (db: Database): Promise<readonly ForeignKey[]> =>
  rowsOf<ForeignKey>(
    db,
    sql`select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`,
  )

const tableNamesOf = async (db: Database): Promise<readonly string[]> => {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  return rows.map(({ name }) => name)
}

const insertOf = ({ table, columns }: TableLine): string => {
  const names = columns.map(({ name }) => quotedName(name)).join(', ')
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(', ')
  return `insert into ${quotedName(table)} (${names}) select ${values} from json_array_elements(`
}

type TableLine = ReturnType<typeof TableLine.parse>

/** Reads one table's rows up to the line that counts them. */
const loadTable = async (tx: Transaction, table: TableLine, lines: AsyncIterator<string>): Promise<void> => {
  const insert = sql.raw(insertOf(table))
  let waiting: string[] = []
  let length = 0
  let rows = 0
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return
    await tx.execute(sql`${insert}${`[${waiting.join(',')}]`}::json) as line`)
    rows += waiting.length
    waiting = []
    length = 0
  }
  for (;;) {
    const { value: line, done } = await lines.next()
    if (done === true) throw damaged()
    if (!line.startsWith('[')) {
      await flush()
      if (RowsLine.safeParse(JSON.parse(line)).data?.rows !== rows) throw damaged()
      return
    }
    waiting.push(line)
    length += line.length
    if (length >= MOST_AT_ONCE) await flush()
  }
}

/**
 * Puts the lines after a backup's header into the tables that they name, instead of what those hold. What the rows
 * would set off is held back, since what came of it is in the backup, too; that they fit together is checked at the
 * end. All of it happens, or none.
 * @throws {BackupUnusable} for lines that end too soon or are none of a backup's.
 */
export const loadDatabase = async (db: Database, lines: AsyncIterator<string>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true)`)
    const names = await tableNamesOf(tx)
    const keys = await foreignKeysOf(tx)
    const eachTable = async (change: string): Promise<void> => {
      for (const name of names) await tx.execute(sql.raw(`alter table ${quotedName(name)} ${change}`))
    }
    for (const { table, name } of keys)
      await tx.execute(sql.raw(`alter table ${table} drop constraint ${quotedName(name)}`))
    await tx.execute(sql.raw(`truncate ${names.map(quotedName).join(', ')}`))
    await eachTable('disable trigger user')
    let tables = 0
    for (;;) {
      const { value: line, done } = await lines.next()
      if (done === true) throw damaged()
      const parsed: unknown = JSON.parse(line)
      const end = EndLine.safeParse(parsed)
      if (end.success) {
        // what is behind the end tells whether the file is whole
        if (end.data.tables !== tables || (await lines.next()).done !== true) throw damaged()
        break
      }
      const table = TableLine.safeParse(parsed)
      if (!table.success || !names.includes(table.data.table)) throw damaged()
      await loadTable(tx, table.data, lines)
      tables += 1
    }
    await eachTable('enable trigger user')
    for (const { table, name, definition } of keys)
      await tx.execute(sql.raw(`alter table ${table} add constraint ${quotedName(name)} ${definition}`))
  })
