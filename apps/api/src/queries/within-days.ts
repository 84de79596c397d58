import { and, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

const midnight = (day: string, plusDays: number): SQL =>
  sql`((${day}::date + ${plusDays}::int)::timestamp at time zone (select zone from branches))`

/** Whether an instant lies within calendar days of the branch, both included. */
export const withinDays = (column: AnyPgColumn, from: string, to: string): SQL | undefined =>
  and(gte(column, midnight(from, 0)), lt(column, midnight(to, 1)))
