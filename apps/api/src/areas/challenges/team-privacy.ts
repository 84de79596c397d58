import { mayShowSum } from '@repo/domain/privacy/visibility'
import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { branches } from '../../database/schema/center.ts'
import { challengeParticipants } from '../../database/schema/challenges.ts'
import { members } from '../../database/schema/members.ts'
import { centerToday } from '../../lists/date-filters.ts'
import { showsNumbers } from '../classes/privacy/shows-numbers.ts'

/** Whether the team is so small that its sums reveal the numbers of a member who hides them. */
export const teamHidesSums = async (tx: Transaction, teamUuid: string, now: number): Promise<boolean> => {
  const shown = showsNumbers(await centerToday(tx, now))
  const rows = await tx
    .select({ isShown: sql<boolean>`${shown}` })
    .from(challengeParticipants)
    .innerJoin(members, eq(members.uuid, challengeParticipants.memberUuid))
    .innerJoin(branches, eq(branches.uuid, members.branchUuid))
    .where(and(eq(challengeParticipants.teamUuid, teamUuid), isNull(challengeParticipants.leftAt)))
  return !mayShowSum(rows.length) && rows.some(({ isShown }) => !isShown)
}
