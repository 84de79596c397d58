import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { integerLiteral } from '../database/raw-sql/integer-literal.ts'
import { uuidIn } from '../database/uuid-in.ts'

/** Some rows of a table: which, and in what order; of a page the order ends with where it stands. */
export interface Picked {
  readonly where: SQL
  readonly order: SQL
}

/** The rows with some ids, in the order of the ids. */
export const pickedById = (id: PgColumn, uuids: readonly string[]): Picked => ({
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

interface Stretch {
  readonly skip: number
  readonly size: number
}

type Listed = Order & { readonly listed: SQL }

const inOrderOf = ({ id, key, backwards }: Order): SQL => {
  const way = backwards ? sql`desc` : sql`asc`
  return sql`${key} ${way}, ${id} ${way}`
}

/** Some rows of many, as part of the text. */
export const stretchOf = ({ skip, size }: Stretch): SQL =>
  sql`limit ${integerLiteral(size)} offset ${integerLiteral(skip)}`

/** The rows whose ids a statement answers with, in order. */
export const pickedAmong = ({ ids, ...order }: Order & { readonly ids: SQL }): Picked => ({
  where: sql`${order.id} = any(array(${ids}))`,
  order: inOrderOf(order),
})

/** The rows of a page near the start of an index. */
export const pickedFirst = ({ listed, ...place }: Listed & Stretch): Picked => ({
  where: listed,
  order: sql`${inOrderOf(place)} ${stretchOf(place)}`,
})

/** The rows of a page near either end of an index, which is walked from there. */
export const pickedFrom = (
  { listed, isFromEnd, ...order }: Listed & { readonly isFromEnd: boolean },
  stretch: Stretch,
): Picked => {
  const { id, backwards } = order
  const way = inOrderOf({ ...order, backwards: backwards !== isFromEnd })
  return pickedAmong({
    ...order,
    ids: sql`select ${id} from ${id.table} where ${listed} order by ${way} ${stretchOf(stretch)}`,
  })
}
