import { and, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** When a calendar day of the branch begins, or one some days later. */
export const startOfDay = (day: string, plusDays = 0): SQL =>
  sql`((${day}::date + ${plusDays}::int)::timestamp at time zone (select zone from branches))`

/** Whether an instant lies within calendar days of the branch, both included. */
export const withinDays = (column: AnyPgColumn, from: string, to: string): SQL | undefined =>
  and(gte(column, startOfDay(from)), lt(column, startOfDay(to, 1)))
