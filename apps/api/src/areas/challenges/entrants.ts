import type { EntrantQuery } from '@repo/api-client/challenges/entrant-page'
import type { Sums } from '@repo/domain/challenges/goal-progress'
import { sql, type SQL } from 'drizzle-orm'

import { rowsOf, type Transaction } from '../../database/database.ts'
import { challengeResults } from '../../database/schema/challenges.ts'
import { members } from '../../database/schema/members.ts'
import { shownEmail } from '../../lib/email-forms.ts'
import { contains, hasEmail } from '../../lists/text-search.ts'
import type { RunningSum } from '../classes/live/running-sums.ts'
import { MEMBER_NAME_KEY } from './board.ts'
import {
  type Challenge,
  challengeSums,
  isReached,
  reachedPart,
  type StoredSums,
  summed,
  SUMS,
  sumsOf,
} from './challenge-sums.ts'
import { completions, areTiesBroken } from './counted-trainings.ts'
import type { Goal } from './goal-queries.ts'

export const ENTRANTS_PER_PAGE = 20

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
  readonly goals: readonly Goal[]
  readonly running: readonly RunningSum[]
  readonly within: { readonly by: 'team' | 'room'; readonly uuid: string } | null
}

interface Entrants extends Standings {
  readonly query: EntrantQuery
}

const score = (goals: readonly Goal[]): SQL =>
  sql.join(
    [
      sql`0::int`,
      ...goals.map((goal) => sql`case when ${isReached(goal, 'standing')} then ${goal.points}::int else 0 end`),
    ],
    sql` + `,
  )

/** Sum of the goals' progress. Changes with each training. */
const share = (goals: readonly Goal[]): SQL =>
  sql.join([sql`0::float8`, ...goals.map((goal) => reachedPart(goal, 'standing'))], sql` + `)

/** Whether ties are broken by time. */
const breaksTies = ({ challenge, goals }: Standings): boolean => goals.length > 0 && areTiesBroken(challenge)

const isAnnounced = ({ challenge, within }: Standings): boolean =>
  challenge.awardedAt !== null && challenge.kind === 'individual' && within === null

/** In a group, progress follows points, because few members reach a group's goals alone. */
const order = (criteria: Standings): SQL => {
  const { challenge, goals, within } = criteria
  const announced = isAnnounced(criteria) ? sql`results.place nulls last,` : sql``
  const name = sql`${MEMBER_NAME_KEY}, m.uuid`
  if (challenge.compliance === 'free') return sql`${announced} standing.points desc, ${name}`
  const earlier = breaksTies(criteria) ? sql`reached.at nulls last,` : sql``
  const progress = within === null ? sql`` : sql`(${share(goals)}) desc,`
  return sql`${announced} (${score(goals)}) desc, ${progress} ${earlier} ${name}`
}

/** Materialized, or the database sums all trainings again for each joined row. */
const reached = (criteria: Standings): SQL => {
  if (!breaksTies(criteria)) return sql``
  const { challenge, goals, running, within } = criteria
  const scored = sql`select member_uuid, ${score(goals)} as score from standing`
  const alike = sql`select member_uuid, score, count(*) over (partition by score) as alike from (${scored}) as scored`
  const tied = sql`select member_uuid from (${alike}) as counted where score > 0 and alike > 1`
  const isWithin = within === null ? sql`true` : sql`${sql.identifier(`${within.by}_uuid`)} = ${within.uuid}`
  const among = sql`member_uuid in (select member_uuid from tied) and ${isWithin}`
  const at = completions({ challenge, goals, running, by: 'member', among })
  return sql`, tied as materialized (${tied}), reached as materialized (${at})`
}

const isFound = ({ search }: EntrantQuery): SQL => {
  if (search === null) return sql`true`
  return search.column === 'email' ? hasEmail(sql`email`, search.text) : contains(sql`name`, search.text)
}

const standings = ({ challenge, running, within }: Standings): SQL => {
  const isWithin = within === null ? sql`true` : sql`sums.${sql.identifier(`${within.by}_uuid`)} = ${within.uuid}`
  const rows = sql`from (${challengeSums(challenge, { running })}) as sums where ${isWithin}`
  // grouping 100,000 single rows takes as long as sorting them
  if (challenge.modality !== 'room' && running.length === 0) return sql`select sums.* ${rows}`
  return sql`select sums.member_uuid, ${summed()} ${rows} group by 1`
}

const columns = sql.join(
  SUMS.map((name) => sql`standing.${sql.identifier(name)}`),
  sql`, `,
)

const named = (criteria: Standings, position: SQL): SQL => {
  const { uuid, awardedAt } = criteria.challenge
  return sql`
    select m.uuid, m.email, m.pseudonym, m.image_url as "imageUrl", ${columns}, ${position}
      concat_ws(' ', m.name, nullif(m.last_name_1, ''), m.last_name_2) as name
    from standing join ${members} m on m.uuid = standing.member_uuid
    ${breaksTies(criteria) ? sql`left join reached on reached.uuid = m.uuid` : sql``}
    ${awardedAt === null ? sql`` : sql`left join ${challengeResults} results on results.challenge_uuid = ${uuid} and results.member_uuid = m.uuid`}`
}

const placed = (criteria: Standings): SQL => sql`
  standing as (${standings(criteria)}) ${reached(criteria)},
  placed as (${named(criteria, sql`row_number() over (order by ${order(criteria)})::int as position,`)})`

type Row = StoredSums & Omit<EntrantRow, 'sums' | 'position'>

const countOfAll = async (tx: Transaction, criteria: Entrants): Promise<number> => {
  const [counted] = await rowsOf<{ total: number }>(
    tx,
    sql`select count(*)::int as total from (${standings(criteria)}) as standing`,
  )
  return counted?.total ?? 0
}

/** For few entrants or announced places. Sorts up to the end of the page. */
const pageOfFew = async (tx: Transaction, criteria: Entrants, offset: number) => {
  // few entrants are read several times; of many only one page is sorted
  const kept = breaksTies(criteria) ? sql`materialized` : sql`not materialized`
  const rows = await rowsOf<Row>(
    tx,
    sql`
      with standing as ${kept} (${standings(criteria)}) ${reached(criteria)} ${named(criteria, sql``)}
      order by ${order(criteria)} limit ${ENTRANTS_PER_PAGE} offset ${offset}`,
  )
  return { rows, total: await countOfAll(tx, criteria) }
}

/** For many entrants. Reads names, the most expensive column, only for those tied with an entrant on the page. */
const pageOfMany = async (tx: Transaction, criteria: Entrants, offset: number) => {
  const { challenge, goals } = criteria
  const amount = challenge.compliance === 'free' ? sql`standing.points` : score(goals)
  const rows = await rowsOf<Row & { readonly total: number }>(
    tx,
    sql`
      with amounts as materialized (select standing.*, (${amount}) as amount from (${standings(criteria)}) as standing),
      edge as (
        select min(amount) as least, max(amount) as most
        from (select amount from amounts order by amount desc limit ${ENTRANTS_PER_PAGE} offset ${offset}) as page
      ),
      standing as (select amounts.* from amounts join edge on amount between least and most),
      ahead as (select count(*) as people from amounts join edge on amount > most)
      ${named(criteria, sql`(select count(*)::int from amounts) as total,`)}
      order by ${order(criteria)} limit ${ENTRANTS_PER_PAGE} offset (select ${offset}::bigint - people from ahead)`,
  )
  return { rows, total: rows[0]?.total ?? (await countOfAll(tx, criteria)) }
}

const pageOfAll = async (tx: Transaction, criteria: Entrants, offset: number) => {
  const isOrderedByAmount = !breaksTies(criteria) && !isAnnounced(criteria)
  const { rows, total } = await (isOrderedByAmount ? pageOfMany : pageOfFew)(tx, criteria, offset)
  return { rows: rows.map((row, index) => ({ ...row, position: offset + index + 1 })), total }
}

const pageOfFound = async (tx: Transaction, criteria: Entrants, offset: number) => {
  const rows = await rowsOf<Row & { readonly position: number | null; readonly total: number }>(
    tx,
    sql`
      with ${placed(criteria)}, found as materialized (select * from placed where ${isFound(criteria.query)})
      select page.*, counted.total from (select count(*)::int as total from found) as counted
      left join (select * from found order by position limit ${ENTRANTS_PER_PAGE} offset ${offset}) as page on true
      order by page.position`,
  )
  const isRow = (row: (typeof rows)[number]): row is (typeof rows)[number] & { position: number } =>
    row.position !== null
  return { rows: rows.filter(isRow), total: rows[0]?.total ?? 0 }
}

/** Null if the member doesn't take part. */
export const entrantPlace = async (
  tx: Transaction,
  criteria: Omit<Standings, 'within'>,
  memberUuid: string,
): Promise<{ readonly position: number; readonly sums: Sums; readonly competitors: number } | null> => {
  const [row] = await rowsOf<StoredSums & { readonly position: number; readonly competitors: number }>(
    tx,
    sql`with ${placed({ ...criteria, within: null })}, counted as (select *, count(*) over ()::int as competitors from placed)
      select * from counted where uuid = ${memberUuid}`,
  )
  if (row === undefined) return null
  return { position: row.position, competitors: row.competitors, sums: sumsOf(row) }
}

export const entrantPage = async (
  tx: Transaction,
  criteria: Entrants,
): Promise<{ readonly rows: readonly EntrantRow[]; readonly total: number }> => {
  const { page, search } = criteria.query
  const offset = (page - 1) * ENTRANTS_PER_PAGE
  const { rows, total } = await (search === null ? pageOfAll : pageOfFound)(tx, criteria, offset)
  return {
    rows: rows.map(({ uuid, name, pseudonym, email, imageUrl, position, ...stored }) => ({
      uuid,
      name,
      pseudonym,
      email: shownEmail(email),
      imageUrl,
      position,
      sums: sumsOf(stored),
    })),
    total,
  }
}
