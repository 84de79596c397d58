import type { GoalType } from '@repo/domain/challenges/goal'
import type { Sums } from '@repo/domain/challenges/goal-progress'
import { sql, type SQL } from 'drizzle-orm'

import { rowsOf, type Transaction, uuidIn } from '../../database/database.ts'
import { challengeParticipants, challengeRooms, type challenges } from '../../database/schema/challenges.ts'
import type { RunningSum } from '../classes/live/running-sums.ts'

type Column = (typeof SUMS)[number]

/** The stored sum that each goal type reads, and how many stored units make one. */
export const MEASURED: Readonly<Record<GoalType, { readonly column: Column; readonly each: number }>> = {
  calories: { column: 'calories', each: 1_000_000 },
  steps: { column: 'steps', each: 1 },
  minutes: { column: 'seconds', each: 60 },
  trainings: { column: 'trainings', each: 1 },
  points: { column: 'points', each: 1_000_000 },
  'hard-minutes': { column: 'intense_seconds', each: 60 },
}

export const sumsOf = (stored: Readonly<Record<Column, number | string>>): Sums => {
  const of = (type: GoalType): number => Number(stored[MEASURED[type].column]) / MEASURED[type].each
  return {
    calories: of('calories'),
    steps: of('steps'),
    minutes: of('minutes'),
    trainings: of('trainings'),
    points: of('points'),
    'hard-minutes': of('hard-minutes'),
  }
}

export const isReached = ({ type, target }: { readonly type: GoalType; readonly target: number }, of: string): SQL =>
  sql`${sql.identifier(of)}.${sql.identifier(MEASURED[type].column)} >= ${target}::bigint * ${MEASURED[type].each}::bigint`

/** 0 to 1. */
export const reachedPart = ({ type, target }: { readonly type: GoalType; readonly target: number }, of: string): SQL =>
  sql`least(1, ${sql.identifier(of)}.${sql.identifier(MEASURED[type].column)}::float8 / (${target}::float8 * ${MEASURED[type].each}))`

export type StoredSums = Readonly<Record<(typeof SUMS)[number], string | number>>

/** Omits teams and rooms without trainings. */
export const sumsBy = async (
  tx: Transaction,
  by: 'member' | 'team' | 'room',
  challenge: Challenge,
  filter: SumsFilter = {},
): Promise<ReadonlyMap<string, Sums>> => {
  const key = sql`sums.${sql.identifier(`${by}_uuid`)}`
  const rows = await rowsOf<StoredSums & { readonly uuid: string }>(
    tx,
    sql`select ${key} as uuid, ${summed()} from (${challengeSums(challenge, filter)}) as sums where ${key} is not null group by 1`,
  )
  return new Map(rows.map(({ uuid, ...stored }) => [uuid, sumsOf(stored)]))
}

export const NO_SUMS: Sums = { calories: 0, steps: 0, minutes: 0, trainings: 0, points: 0, 'hard-minutes': 0 }

export type Challenge = typeof challenges.$inferSelect

/** Calories and points are in millionths. */
export const SUMS = ['trainings', 'seconds', 'intense_seconds', 'steps', 'calories', 'points'] as const

const each = (of: (column: SQL) => SQL): SQL =>
  sql.join(
    SUMS.map((name) => {
      const column = sql`${sql.identifier(name)}`
      return sql`${of(column)} as ${column}`
    }),
    sql`, `,
  )

export const summed = (): SQL => each((column) => sql`coalesce(sum(sums.${column}), 0)::bigint`)

const ofRunning = each((column) => sql`running.${column}`)

/** Only trainings that began during the challenge. */
export const runningRows = (running: readonly RunningSum[], { startAt, finishAt }: Challenge): SQL => sql`
  select member, room, 1 as trainings, seconds, "intenseSeconds" as intense_seconds, steps, calories, points
  from jsonb_to_recordset(${JSON.stringify(running)}::jsonb) as r (member uuid, room uuid, "startAt" timestamptz,
    seconds bigint, "intenseSeconds" bigint, steps bigint, calories bigint, points bigint)
  where "startAt" between ${startAt.toISOString()}::timestamptz and ${finishAt.toISOString()}::timestamptz`

/** Members who train in a competing room for the first time; they are stored when the class ends. */
const newInRooms = ({ uuid }: Challenge): SQL => sql`
  union all
  select running.member, null::uuid, running.room, ${ofRunning} from running
  join ${challengeRooms} on challenge_rooms.room_uuid = running.room and challenge_rooms.challenge_uuid = ${uuid}
  where not exists (select from ${challengeParticipants} known
    where known.challenge_uuid = ${uuid} and known.member_uuid = running.member and known.room_uuid = running.room)`

interface SumsFilter {
  readonly running?: readonly RunningSum[]
  /** All members if omitted. */
  readonly members?: readonly string[]
}

const isAmong = (column: SQL, people: readonly string[] | undefined): SQL =>
  people === undefined ? sql`true` : uuidIn(column, people)

/** Rows of `member_uuid`, `team_uuid`, `room_uuid`, and sums to add up. */
export const challengeSums = (challenge: Challenge, { running = [], members }: SumsFilter = {}): SQL => {
  const filter = isAmong(sql`p.member_uuid`, members)
  const takesPart = sql`p.challenge_uuid = ${challenge.uuid} and p.left_at is null and ${filter}`
  const stored = sql`
    select p.member_uuid, p.team_uuid, p.room_uuid, ${each((column) => sql`p.${column}`)}
    from ${challengeParticipants} p where ${takesPart}`
  if (running.length === 0) return stored
  return sql`
    with running as (${runningRows(running, challenge)})
    ${stored}
    union all
    select p.member_uuid, p.team_uuid, p.room_uuid, ${ofRunning}
    from running join ${challengeParticipants} p on ${takesPart} and p.member_uuid = running.member
      and (p.room_uuid is null or p.room_uuid = running.room)
    ${challenge.modality === 'room' ? sql`${newInRooms(challenge)} and ${isAmong(sql`running.member`, members)}` : sql``}`
}

interface ChallengeFigures {
  readonly challenges: number
  readonly activeChallenges: number
  readonly goals: number
  readonly activeGoals: number
  readonly participants: number
  readonly individual: number
  readonly group: number
}

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
