import { sql, type SQL } from 'drizzle-orm'

import { challengeParticipants } from '../db/tables/challenge-participants.ts'
import type { challenges } from '../db/tables/challenges.ts'

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

const isAskedFor = (people: readonly string[] | undefined): SQL =>
  people === undefined
    ? sql`true`
    : sql`p.member_uuid in (select jsonb_array_elements_text(${JSON.stringify(people)}::jsonb)::uuid)`

/**
 * Rows of `member_uuid`, `team_uuid`, `room_uuid` and sums, to be added up, of those who take part in a challenge:
 * of some members, or of everybody where that is not said.
 */
export const challengeSums = ({ uuid }: Challenge, members?: readonly string[]): SQL => sql`
  select p.member_uuid, p.team_uuid, p.room_uuid, ${each((column) => sql`p.${column}`)}
  from ${challengeParticipants} p
  where p.challenge_uuid = ${uuid} and p.left_at is null and ${isAskedFor(members)}`
