import { sql, type SQL } from 'drizzle-orm'

import { rowsOf, type Transaction, uuidIn } from '../../database/database.ts'
import { challengeParticipants } from '../../database/schema/challenges.ts'
import { classes } from '../../database/schema/classes.ts'
import { trainings } from '../../database/schema/trainings.ts'
import type { RunningSum } from '../classes/live/running-sums.ts'
import { type Challenge, isReached, MEASURED, runningRows } from './challenge-sums.ts'
import { competesBy } from './competitors.ts'
import type { Goal } from './goal-queries.ts'

/** Above this number, ties aren't broken before the end: summing all trainings would block the event loop. */
const TOLD_APART = 500

export const isToldApartNow = ({ compliance, participants }: Challenge): boolean =>
  compliance === 'competitive' && participants <= TOLD_APART

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

/** Running trainings come last: one may reach a goal that earlier trainings didn't. */
const countedNow = (challenge: Challenge, running: readonly RunningSum[]): SQL => sql`
  select p.member_uuid, p.team_uuid, p.room_uuid, null::uuid as training_uuid, 'infinity'::timestamptz as ended_at,
    r.trainings, r.seconds, r.intense_seconds, r.steps, r.calories, r.points
  from (${runningRows(running, challenge)}) as r join ${challengeParticipants} p on p.member_uuid = r.member
    and (p.room_uuid is null or p.room_uuid = r.room)
  where p.challenge_uuid = ${challenge.uuid} and p.left_at is null`

const COUNTED = sql`member_uuid, team_uuid, room_uuid, training_uuid, ended_at, trainings, seconds, intense_seconds, steps, calories, points`

interface Completions {
  readonly challenge: Challenge
  /** At least one. */
  readonly goals: readonly Goal[]
  readonly running: readonly RunningSum[]
  readonly by: 'member' | 'team' | 'room'
  readonly among: SQL
}

/** Rows of `uuid` and `at`, the time each competitor reached their last reached goal. */
export const completions = ({ challenge, goals, running, by, among }: Completions): SQL => {
  const key = sql`${sql.identifier(`${by}_uuid`)}`
  const columns = [...new Set(goals.map(({ type }) => MEASURED[type].column))]
  const sofar = sql.join(
    columns.map((name) => sql`sum(${sql.identifier(name)}) over so_far as ${sql.identifier(name)}`),
    sql`, `,
  )
  const now = running.length === 0 ? sql`` : sql`union all ${countedNow(challenge, running)}`
  return sql`
    select key as uuid, greatest(${sql.join(goals.map(reachedAt), sql`, `)}) as at
    from (
      select ${key} as key, ended_at, ${sofar}
      from (select ${COUNTED} from (${countedTrainings(challenge)}) as stored ${now}) as counting
      where ${among}
      window so_far as (partition by ${key} order by ended_at, training_uuid)
    ) as so_far group by key`
}

interface Asked extends Pick<Completions, 'challenge' | 'goals'> {
  readonly running?: readonly RunningSum[]
  readonly uuids: readonly string[]
}

export const completionsOf = async (
  tx: Transaction,
  { challenge, goals, running = [], uuids }: Asked,
): Promise<ReadonlyMap<string, number>> => {
  if (goals.length === 0) return new Map()
  const by = competesBy(challenge)
  const among = uuidIn(sql`${sql.identifier(`${by}_uuid`)}`, uuids)
  const rows = await rowsOf<{ uuid: string; at: string | number | null }>(
    tx,
    sql`select uuid, extract(epoch from at) * 1000 as at
      from (${completions({ challenge, goals, running, by, among })}) as completed`,
  )
  return new Map(rows.flatMap(({ uuid, at }) => (at === null ? [] : [[uuid, Number(at)] as const])))
}
