import { sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { rowsOf } from '../../database/rows-of.ts'

interface ChallengeFigures {
  readonly challenges: number
  readonly activeChallenges: number
  readonly goals: number
  readonly activeGoals: number
  readonly participants: number
  readonly individual: number
  readonly group: number
}

/** The figures above the list of challenges. */
export const challengeFigures = async (tx: Transaction, now: number): Promise<ChallengeFigures> => {
  const at = sql`${new Date(now).toISOString()}::timestamptz`
  const [figures] = await rowsOf<ChallengeFigures>(
    tx,
    sql`
      with running as (select uuid from challenges where start_at <= ${at} and finish_at >= ${at})
      select count(*)::int as challenges, count(*) filter (where kind = 'individual')::int as individual,
        count(*) filter (where kind = 'group')::int as group, (select count(*)::int from running) as "activeChallenges",
        (select count(*)::int from challenge_goals) as goals,
        (select count(*)::int from challenge_goals join running on running.uuid = challenge_uuid where is_active) as "activeGoals",
        (select count(distinct member_uuid)::int from challenge_participants
          join running on running.uuid = challenge_uuid where left_at is null) as participants
      from challenges`,
  )
  if (figures === undefined) throw new Error('the figures of the challenges did not come')
  return figures
}
