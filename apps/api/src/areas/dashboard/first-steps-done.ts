import type { FirstStep } from '@repo/domain/center/first-steps'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Transaction } from '../../database/database.ts'
import { branches } from '../../database/schema/center.ts'
import { classes } from '../../database/schema/classes.ts'
import { displays } from '../../database/schema/displays.ts'
import { members } from '../../database/schema/members.ts'
import { administrators } from '../../database/schema/staff.ts'

const exists = (table: PgTable, where: SQL = sql`true`): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${table} where ${where})`

const isCoach = and(eq(administrators.role, 'coach'), eq(administrators.isActive, true))

/** What of its first steps the branch has done, and whether it has put the list away. */
export const firstStepsDone = async (tx: Transaction) => {
  const [row] = await tx
    .select({
      putAwayAt: branches.firstStepsPutAwayAt,
      display: exists(displays),
      coach: exists(administrators, isCoach),
      member: exists(members),
      class: exists(classes),
    })
    .from(branches)
  if (row === undefined) throw new Error('the branch of the session is gone')
  const { putAwayAt, ...done } = row
  return { isPutAway: putAwayAt !== null, done: done satisfies Record<FirstStep, boolean> }
}
