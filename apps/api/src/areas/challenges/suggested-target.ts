import { goalLimits } from '@repo/domain/challenges/challenge-limits'
import type { GoalType } from '@repo/domain/challenges/goal'
import { sql, type SQL } from 'drizzle-orm'

import { rowsOf, type Transaction } from '../../database/database.ts'
import { RECENT_DAYS } from './board.ts'
import { type Challenge, MEASURED } from './challenge-sums.ts'
import { competesBy } from './competitors.ts'

const DAY_MS = 86_400_000

const rounded = (value: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1)
  return Math.round(value / step) * step
}

const recentTrainings = ({ uuid, modality }: Challenge): SQL =>
  modality === 'room'
    ? sql`trainings t join classes c on c.uuid = t.class_uuid
        join challenge_rooms r on r.room_uuid = c.room_uuid and r.challenge_uuid = ${uuid}
        cross join lateral counted(t, c.room_uuid, 1) x where t.member_uuid is not null`
    : sql`trainings t left join classes c on c.uuid = t.class_uuid
        join challenge_participants p on p.member_uuid = t.member_uuid and p.challenge_uuid = ${uuid}
        cross join lateral counted(t, c.room_uuid, 1) x where p.left_at is null`

/** What a competitor would reach at their average of the last four weeks. Null without trainings. */
export const suggestedTarget = async (
  tx: Transaction,
  challenge: Challenge,
  type: GoalType,
  now: number,
): Promise<number | null> => {
  const { column, each } = MEASURED[type]
  const since = new Date(now - RECENT_DAYS * DAY_MS).toISOString()
  const groups = { team: sql`challenge_teams`, room: sql`challenge_rooms` }
  const by = competesBy(challenge)
  const count =
    by === 'member'
      ? sql`count(distinct t.member_uuid)`
      : sql`(select count(*) from ${groups[by]} where challenge_uuid = ${challenge.uuid})`
  const [row] = await rowsOf<{ total: string | number | null; competitors: string | number }>(
    tx,
    sql`select sum(x.${sql.identifier(column)}) as total, ${count} as competitors
      from ${recentTrainings(challenge)} and t.start_at >= ${since}::timestamptz`,
  )
  const competitors = Number(row?.competitors ?? 0)
  const total = Number(row?.total ?? 0) / each
  if (competitors === 0 || total <= 0) return null
  const days = (challenge.finishAt.getTime() - challenge.startAt.getTime()) / DAY_MS
  const usual = (total / competitors / RECENT_DAYS) * days
  return usual < goalLimits.target.min ? goalLimits.target.min : Math.min(rounded(usual), goalLimits.target.max)
}
