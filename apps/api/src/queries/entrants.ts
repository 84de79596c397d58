import type { EntrantQuery } from '@repo/api-client/challenges/entrant-page'
import type { Sums } from '@repo/domain/goal-progress'
import { sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { challengeResults } from '../db/tables/challenge-results.ts'
import { members } from '../db/tables/members.ts'
import { contains } from '../lists/text-search.ts'
import type { RunningSum } from '../live/running-sums.ts'
import { challengeSums, summed, SUMS, type Challenge } from './challenge-sums.ts'
import { isReached, sumsOf } from './goal-figures.ts'
import type { Goal } from './goals.ts'
import type { StoredSums } from './sums-by.ts'

export const ENTRANTS_PER_PAGE = 20

/** Somebody who takes part, with what their trainings come to. */
export interface EntrantRow {
  readonly uuid: string
  readonly name: string
  readonly pseudonym: string
  readonly email: string
  readonly imageUrl: string | null
  readonly position: number
  readonly sums: Sums
}

interface Standings {
  readonly challenge: Challenge
  /** Those that are switched on. */
  readonly goals: readonly Goal[]
  readonly running: readonly RunningSum[]
  /** Of one team or room alone. */
  readonly within: { readonly by: 'team' | 'room'; readonly uuid: string } | null
}

interface Entrants extends Standings {
  readonly query: EntrantQuery
}

const totalled = (goals: readonly Goal[], amountOf: (goal: Goal) => number): SQL =>
  sql.join(
    [sql`0`, ...goals.map((goal) => sql`case when ${isReached(goal)} then ${amountOf(goal)}::int else 0 end`)],
    sql` + `,
  )

/** By points, then goals, then name; free challenges by RookPoints. What was announced at the end stands before that. */
const standing = ({ challenge, goals, within }: Standings): SQL => {
  const announced = challenge.kind === 'individual' && within === null ? sql`results.place nulls last,` : sql``
  const name = sql`whole_name(m.name, m.last_name_1, m.last_name_2), m.uuid`
  if (challenge.compliance === 'free') return sql`${announced} standing.points desc, ${name}`
  return sql`${announced} (${totalled(goals, ({ points }) => points)}) desc, (${totalled(goals, () => 1)}) desc, ${name}`
}

const isFound = ({ search }: EntrantQuery): SQL => {
  if (search === null) return sql`true`
  return search.column === 'email' ? contains(sql`email`, search.text) : contains(sql`full_name`, search.text)
}

const columns = sql.join(
  SUMS.map((name) => sql`standing.${sql.identifier(name)}`),
  sql`, `,
)

/** Everybody who takes part with their sums, as `placed` of a `with`, each at their position. */
const placed = (asked: Standings): SQL => {
  const { challenge, running, within } = asked
  const isWithin = within === null ? sql`true` : sql`sums.${sql.identifier(`${within.by}_uuid`)} = ${within.uuid}`
  return sql`
    standing as (
      select sums.member_uuid, ${summed()} from (${challengeSums(challenge, { running })}) as sums
      where ${isWithin} group by 1
    ), placed as (
      select m.uuid, m.email, m.pseudonym, m.image_url as "imageUrl", ${columns},
        concat_ws(' ', m.name, nullif(m.last_name_1, ''), m.last_name_2) as full_name,
        row_number() over (order by ${standing(asked)})::int as position
      from standing join ${members} m on m.uuid = standing.member_uuid
      left join ${challengeResults} results on results.challenge_uuid = ${challenge.uuid} and results.member_uuid = m.uuid
    )`
}

/** Where one of those who take part stands among how many; null for somebody who does not. */
export const entrantPlace = async (
  tx: Transaction,
  asked: Omit<Standings, 'within'>,
  memberUuid: string,
): Promise<{ readonly position: number; readonly sums: Sums; readonly competitors: number } | null> => {
  const [row] = await rowsOf<StoredSums & { readonly position: number; readonly competitors: number }>(
    tx,
    sql`with ${placed({ ...asked, within: null })}, counted as (select *, count(*) over ()::int as competitors from placed)
      select * from counted where uuid = ${memberUuid}`,
  )
  if (row === undefined) return null
  return { position: row.position, competitors: row.competitors, sums: sumsOf(row) }
}

/** A page of those who take part in a challenge, as they stand, and how many are found. */
export const entrantPage = async (
  tx: Transaction,
  asked: Entrants,
): Promise<{ readonly rows: readonly EntrantRow[]; readonly total: number }> => {
  const { query } = asked
  const rows = await rowsOf<StoredSums & Omit<EntrantRow, 'sums'> & { readonly total: number }>(
    tx,
    sql`with ${placed(asked)}
      select *, full_name as name, count(*) over ()::int as total from placed where ${isFound(query)}
      order by position limit ${ENTRANTS_PER_PAGE} offset ${(query.page - 1) * ENTRANTS_PER_PAGE}`,
  )
  return {
    rows: rows.map(({ uuid, name, pseudonym, email, imageUrl, position, ...stored }) => ({
      uuid,
      name,
      pseudonym,
      email,
      imageUrl,
      position,
      sums: sumsOf(stored),
    })),
    total: rows[0]?.total ?? 0,
  }
}
