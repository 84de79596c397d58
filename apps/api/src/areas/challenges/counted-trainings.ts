import { sql, type SQL } from 'drizzle-orm'

import { rowsOf, type Transaction, uuidIn } from '../../database/database.ts'
import { challengeParticipants } from '../../database/schema/challenges.ts'
import { classes } from '../../database/schema/classes.ts'
import { members } from '../../database/schema/members.ts'
import { rooms } from '../../database/schema/rooms.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'
import { trainings } from '../../database/schema/trainings.ts'
import type { Slice } from '../../lists/list-source.ts'
import type { RunningSum } from '../classes/live/running-sums.ts'
import { type Challenge, isReached, MEASURED, runningRows, type StoredSums, sumsOf } from './challenge-sums.ts'
import { competesBy } from './competitors.ts'
import type { Goal } from './goal-queries.ts'

/** Above this number, ties aren't broken before the end: summing all trainings would block the event loop. */
const MOST_TIE_BROKEN = 500

/** Whether ties are broken by time while the challenge runs. */
export const areTiesBroken = ({ compliance, participants }: Challenge): boolean =>
  compliance === 'competitive' && participants <= MOST_TIE_BROKEN

const countedTrainings = ({ uuid }: Pick<Challenge, 'uuid'>): SQL => sql`
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

interface CompletionsQuery extends Pick<Completions, 'challenge' | 'goals'> {
  readonly running?: readonly RunningSum[]
  readonly uuids: readonly string[]
}

export const completionsOf = async (
  tx: Transaction,
  { challenge, goals, running = [], uuids }: CompletionsQuery,
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

interface Whose {
  readonly user?: string | undefined
  readonly team?: string | undefined
  readonly room?: string | undefined
}

const isTheirs = ({ user, team, room }: Whose): SQL =>
  sql.join(
    [
      sql`true`,
      ...(user === undefined ? [] : [sql`counting.member_uuid = ${user}`]),
      ...(team === undefined ? [] : [sql`counting.team_uuid = ${team}`]),
      ...(room === undefined ? [] : [sql`counting.room_uuid = ${room}`]),
    ],
    sql` and `,
  )

interface Counted {
  readonly uuid: string
  readonly userUuid: string
  readonly userName: string
  readonly startAt: string | Date
  readonly nameEn: string
  readonly nameEs: string
  readonly roomName: string | null
}

/** Latest first, with the total. */
export const countedTrainingsPage = async (tx: Transaction, challenge: Challenge, whose: Whose, slice: Slice) => {
  const found = sql`(${countedTrainings(challenge)}) as counting where ${isTheirs(whose)}`
  const [all] = await rowsOf<{ total: number }>(tx, sql`select count(*)::int as total from ${found}`)
  const rows = await rowsOf<Counted & StoredSums>(
    tx,
    sql`
      with page as (
        select * from ${found} order by started_at desc, training_uuid limit ${slice.size} offset ${slice.offset}
      )
      select page.training_uuid as uuid, page.member_uuid as "userUuid",
        concat_ws(' ', m.name, nullif(m.last_name_1, ''), m.last_name_2) as "userName", t.start_at as "startAt",
        type.name_en as "nameEn", type.name_es as "nameEs", hall.name as "roomName",
        page.trainings, page.seconds, page.intense_seconds, page.steps, page.calories, page.points
      from page
      join ${trainings} t on t.uuid = page.training_uuid
      join ${members} m on m.uuid = page.member_uuid
      join ${trainingTypes} type on type.uuid = t.training_type_uuid
      left join ${rooms} hall on hall.uuid = page.trained_in
      order by t.start_at desc, t.uuid`,
  )
  return {
    rows: rows.map(({ uuid, userUuid, userName, startAt, nameEn, nameEs, roomName, ...stored }) => ({
      uuid,
      userUuid,
      userName,
      startAt: new Date(startAt),
      type: { nameEn, nameEs },
      roomName,
      sums: sumsOf(stored),
    })),
    total: all?.total ?? 0,
  }
}
