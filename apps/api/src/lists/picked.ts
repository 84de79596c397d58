import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { isAmong } from '../db/is-among.ts'

/** Some rows of a table: which, and in what order; of a page the order ends with where it stands. */
export interface Picked {
  readonly where: SQL
  readonly order: SQL
}

interface First {
  /** Which rows are listed at all. */
  readonly listed: SQL
  readonly id: PgColumn
  readonly key: SQL
  readonly backwards: boolean
  readonly skip: number
  readonly size: number
}

/** The rows with some ids, in the order of the ids. */
export const pickedById = (id: PgColumn, uuids: readonly string[]): Picked => ({
  where: isAmong(sql`${id}`, uuids),
  order: sql`array_position(${`{${uuids.join(',')}}`}::uuid[], ${id})`,
})

/**
 * The rows of a page near the start of an index. Where it stands is part of the text: of a number it does not know, the
 * database thinks it large, and plans the statement anew each time.
 */
export const pickedFirst = ({ listed, id, key, backwards, skip, size }: First): Picked => {
  const way = sql.raw(backwards ? 'desc' : 'asc')
  return { where: listed, order: sql`${key} ${way}, ${id} ${way} limit ${sql.raw(`${size} offset ${skip}`)}` }
}
