import { firstOfDays } from '@repo/domain/day'
import { desc, gte, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { memberDays } from '../../database/schema/member-days.ts'
import { centerToday } from '../../lists/center-today.ts'

/** Four weeks, today included. */
export const RECENT_DAYS = 28
const MILLION = 1_000_000

/** The RookPoints of the last four weeks of everybody who has any, the most first. */
export const recentPoints = async (tx: Transaction, now: number) => {
  const points = sql<string>`sum(${memberDays.points})`
  const rows = await tx
    .select({ uuid: memberDays.memberUuid, points })
    .from(memberDays)
    .where(gte(memberDays.day, firstOfDays(RECENT_DAYS, await centerToday(tx, now))))
    .groupBy(memberDays.memberUuid)
    .having(sql`${points} > 0`)
    .orderBy(desc(points))
  return rows.map((row) => ({ uuid: row.uuid, points: Number(row.points) / MILLION }))
}
