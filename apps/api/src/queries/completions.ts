import { sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { isAmong } from '../db/is-among.ts'
import { rowsOf } from '../db/rows-of.ts'
import { challengeParticipants } from '../db/tables/challenge-participants.ts'
import { classes } from '../db/tables/classes.ts'
import { trainings } from '../db/tables/trainings.ts'
import type { Challenge } from './challenge-sums.ts'
import { competesBy } from './competitors.ts'
import { isReached, MEASURED } from './goal-figures.ts'
import type { Goal } from './goals.ts'

/** Every training that counts in a challenge, with whom it counts for and what it adds to each sum. */
export const countedTrainings = ({ uuid }: Pick<Challenge, 'uuid'>): SQL => sql`
  select p.member_uuid, p.team_uuid, p.room_uuid, t.uuid as training_uuid, t.start_at as started_at, c.room_uuid as trained_in,
    t.start_at + t.duration_seconds * interval '1 second' as ended_at,
    x.trainings, x.seconds, x.intense_seconds, x.steps, x.calories, x.points
  from ${challengeParticipants} p
  join ${trainings} t on t.branch_uuid = p.branch_uuid and t.member_uuid = p.member_uuid
    and t.start_at between p.start_at and p.finish_at
  left join ${classes} c on c.uuid = t.class_uuid
  cross join lateral counted(t, c.room_uuid, 1) x
  where p.challenge_uuid = ${uuid} and p.left_at is null and (p.room_uuid is null or p.room_uuid = c.room_uuid)`

const reachedAt = (goal: Goal): SQL => sql`min(ended_at) filter (where ${isReached(goal, 'so_far')})`

/** When some competitors reached the last goal that they have reached; who reached none is not in the answer. */
export const completionsOf = async (
  tx: Transaction,
  challenge: Challenge,
  goals: readonly Goal[],
  uuids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (goals.length === 0) return new Map()
  const key = sql`${sql.identifier(`${competesBy(challenge)}_uuid`)}`
  const columns = [...new Set(goals.map(({ type }) => MEASURED[type].column))]
  const sofar = sql.join(
    columns.map((name) => sql`sum(${sql.identifier(name)}) over so_far as ${sql.identifier(name)}`),
    sql`, `,
  )
  const rows = await rowsOf<{ uuid: string; at: string | number | null }>(
    tx,
    sql`
      select key as uuid, extract(epoch from greatest(${sql.join(goals.map(reachedAt), sql`, `)})) * 1000 as at
      from (
        select ${key} as key, ended_at, ${sofar} from (${countedTrainings(challenge)}) as counting
        where ${isAmong(key, uuids)}
        window so_far as (partition by ${key} order by ended_at, training_uuid)
      ) as so_far group by key`,
  )
  return new Map(rows.flatMap(({ uuid, at }) => (at === null ? [] : [[uuid, Number(at)] as const])))
}
