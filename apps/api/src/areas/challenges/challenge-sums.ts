import { sql, type SQL } from 'drizzle-orm'

import { challengeParticipants } from '../../database/schema/challenge-participants.ts'
import { challengeRooms } from '../../database/schema/challenge-rooms.ts'
import type { challenges } from '../../database/schema/challenges.ts'
import { uuidIn } from '../../database/uuid-in.ts'
import type { RunningSum } from '../classes/running-sums.ts'

export type Challenge = typeof challenges.$inferSelect

/** What trainings are added up to, as columns; calories and points in millionths. */
export const SUMS = ['trainings', 'seconds', 'intense_seconds', 'steps', 'calories', 'points'] as const

const each = (of: (column: SQL) => SQL): SQL =>
  sql.join(
    SUMS.map((name) => {
      const column = sql`${sql.identifier(name)}`
      return sql`${of(column)} as ${column}`
    }),
    sql`, `,
  )

/** Each column added up. */
export const summed = (): SQL => each((column) => sql`coalesce(sum(sums.${column}), 0)::bigint`)

const ofRunning = each((column) => sql`running.${column}`)

/** What is trained right now and began in a challenge's time, as rows of `member`, `room` and sums. */
export const runningRows = (running: readonly RunningSum[], { startAt, finishAt }: Challenge): SQL => sql`
  select member, room, 1 as trainings, seconds, "intenseSeconds" as intense_seconds, steps, calories, points
  from jsonb_to_recordset(${JSON.stringify(running)}::jsonb) as r (member uuid, room uuid, "startAt" timestamptz,
    seconds bigint, "intenseSeconds" bigint, steps bigint, calories bigint, points bigint)
  where "startAt" between ${startAt.toISOString()}::timestamptz and ${finishAt.toISOString()}::timestamptz`

/** Who trains in a competing room for the first time right now; stored they take part once the class is over. */
const newInRooms = ({ uuid }: Challenge): SQL => sql`
  union all
  select running.member, null::uuid, running.room, ${ofRunning} from running
  join ${challengeRooms} on challenge_rooms.room_uuid = running.room and challenge_rooms.challenge_uuid = ${uuid}
  where not exists (select from ${challengeParticipants} known
    where known.challenge_uuid = ${uuid} and known.member_uuid = running.member and known.room_uuid = running.room)`

export interface Asked {
  /** What goes on right now, to be added to what is stored. */
  readonly running?: readonly RunningSum[]
  /** Whose sums are asked for; everybody's where that is not said. */
  readonly members?: readonly string[]
}

const isAskedFor = (column: SQL, people: readonly string[] | undefined): SQL =>
  people === undefined ? sql`true` : uuidIn(column, people)

/**
 * Rows of `member_uuid`, `team_uuid`, `room_uuid` and sums, to be added up, of everybody who takes part in a challenge:
 * what is stored, and what they have trained so far in classes that run.
 */
export const challengeSums = (challenge: Challenge, { running = [], members }: Asked = {}): SQL => {
  const asked = isAskedFor(sql`p.member_uuid`, members)
  const takesPart = sql`p.challenge_uuid = ${challenge.uuid} and p.left_at is null and ${asked}`
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
    ${challenge.modality === 'room' ? sql`${newInRooms(challenge)} and ${isAskedFor(sql`running.member`, members)}` : sql``}`
}
