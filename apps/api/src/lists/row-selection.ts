import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { uuidIn } from '../database/database.ts'
import { integerLiteral } from '../database/raw-sql/statement-parts.ts'

export interface RowSelection {
  readonly where: SQL
  readonly order: SQL
}

export const selectById = (id: PgColumn, uuids: readonly string[]): RowSelection => ({
  where: uuidIn(sql`${id}`, uuids),
  order: sql`array_position(${`{${uuids.join(',')}}`}::uuid[], ${id})`,
})

/** Up to here, each offset is in the statement's text: five pages of twenty. */
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

export const limitAndOffset = ({ skip, size }: PageSlice): SQL =>
  sql`limit ${integerLiteral(size)} offset ${integerLiteral(skip)}`

export const selectAmong = ({ ids, ...order }: Order & { readonly ids: SQL }): RowSelection => ({
  where: sql`${order.id} = any(array(${ids}))`,
  order: inOrderOf(order),
})

export const selectFirstPage = ({ listed, ...place }: Listed & PageSlice): RowSelection => ({
  where: listed,
  order: sql`${inOrderOf(place)} ${limitAndOffset(place)}`,
})

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
