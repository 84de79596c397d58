import { undoLimits } from '@repo/domain/core/limits'
import { dayIn } from '@repo/domain/time/day'
import { and, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { Transaction } from '../database/database.ts'
import { branches } from '../database/schema/center.ts'

export const centerZone = async (tx: Transaction): Promise<string> => {
  const [branch] = await tx.select({ zone: branches.zone }).from(branches)
  return branch?.zone ?? 'UTC'
}

/** YYYY-MM-DD in the branch's time zone. */
export const centerToday = async (tx: Transaction, now: number): Promise<string> => dayIn(await centerZone(tx), now)

export const startOfDay = (day: string, plusDays = 0): SQL =>
  sql`((${day}::date + ${plusDays}::int)::timestamp at time zone (select zone from branches))`

/** Both days are included, in the branch's time zone. */
export const withinDays = (column: AnyPgColumn, from: string, to: string): SQL | undefined =>
  and(gte(column, startOfDay(from)), lt(column, startOfDay(to, 1)))

export const undoableSince = (now: number): Date => new Date(now - undoLimits.minutes * 60_000)
