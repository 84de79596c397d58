import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { uuidIn } from '../database/database.ts'
import { integerLiteral } from '../database/raw-sql/integer-literal.ts'

/** Some rows of a table: which, and in what order; of a page the order ends with where it stands. */
export interface RowSelection {
  readonly where: SQL
  readonly order: SQL
}

/** The rows with some ids, in the order of the ids. */
export const selectById = (id: PgColumn, uuids: readonly string[]): RowSelection => ({
  where: uuidIn(sql`${id}`, uuids),
  order: sql`array_position(${`{${uuids.join(',')}}`}::uuid[], ${id})`,
})

/** Up to here each place is a text of its own: five pages of twenty. */
export const NEAR_START = 100

interface Order {
  readonly id: PgColumn
  readonly key: SQL
  readonly backwards: boolean
}

interface PageSlice {
  readonly skip: number
  readonly size: number
}

type Listed = Order & { readonly listed: SQL }

const inOrderOf = ({ id, key, backwards }: Order): SQL => {
  const way = backwards ? sql`desc` : sql`asc`
  return sql`${key} ${way}, ${id} ${way}`
}

/** Some rows of many, as part of the text. */
export const limitAndOffset = ({ skip, size }: PageSlice): SQL =>
  sql`limit ${integerLiteral(size)} offset ${integerLiteral(skip)}`

/** The rows whose ids a statement answers with, in order. */
export const selectAmong = ({ ids, ...order }: Order & { readonly ids: SQL }): RowSelection => ({
  where: sql`${order.id} = any(array(${ids}))`,
  order: inOrderOf(order),
})

/** The rows of a page near the start of an index. */
export const selectFirstPage = ({ listed, ...place }: Listed & PageSlice): RowSelection => ({
  where: listed,
  order: sql`${inOrderOf(place)} ${limitAndOffset(place)}`,
})

/** The rows of a page near either end of an index, which is walked from there. */
export const selectFromEnd = (
  { listed, isFromEnd, ...order }: Listed & { readonly isFromEnd: boolean },
  stretch: PageSlice,
): RowSelection => {
  const { id, backwards } = order
  const way = inOrderOf({ ...order, backwards: backwards !== isFromEnd })
  return selectAmong({
    ...order,
    ids: sql`select ${id} from ${id.table} where ${listed} order by ${way} ${limitAndOffset(stretch)}`,
  })
}
