import { type ChallengeStatus, challengeStatusAt } from '@repo/domain/challenges/challenge'
import type { challengeList } from '@repo/domain/challenges/challenge-list'
import type { ColumnOf, ListCriteria, ListSearch, SortOf } from '@repo/domain/lists/list'
import { eq, sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { challengeGoals, challengeRooms, challenges, challengeTeams } from '../../database/schema/challenges.ts'
import { rooms } from '../../database/schema/rooms.ts'
import { Refusal } from '../../lib/refusal.ts'
import { countedList } from '../../lists/counted-list.ts'
import { withinDays } from '../../lists/date-filters.ts'
import type { RowsById } from '../../lists/list-source.ts'
import { selectById } from '../../lists/row-selection.ts'
import { contains, nameKey } from '../../lists/text-search.ts'
import type { Challenge } from './challenge-sums.ts'

export const findChallenge = async (tx: Transaction, uuid: string): Promise<Challenge> => {
  const [challenge] = await tx.select().from(challenges).where(eq(challenges.uuid, uuid))
  if (challenge === undefined) throw new Refusal('not-found')
  return challenge
}

const statusOf = ({ startAt, finishAt }: Pick<Challenge, 'startAt' | 'finishAt'>, now: number): ChallengeStatus =>
  challengeStatusAt({ startAt: startAt.getTime(), finishAt: finishAt.getTime() }, now)

export const lockChallenge = async (tx: Transaction, uuid: string): Promise<Challenge> => {
  const [challenge] = await tx.select().from(challenges).where(eq(challenges.uuid, uuid)).for('update')
  if (challenge === undefined) throw new Refusal('not-found')
  return challenge
}

export const isCompleted = (challenge: Challenge, now: number): boolean => statusOf(challenge, now) === 'completed'

/** Locks a challenge until the transaction ends. Throws if it has ended. */
export const openChallenge = async (tx: Transaction, uuid: string, now: number): Promise<Challenge> => {
  const challenge = await lockChallenge(tx, uuid)
  if (isCompleted(challenge, now)) throw new Refusal('challenge-completed')
  return challenge
}

export interface ListedChallenge {
  readonly challenge: Challenge
  readonly status: ChallengeStatus
  readonly inTeams: readonly number[]
  readonly inRooms: readonly number[]
  readonly goalCount: number
}

const sizes = (groups: SQL): SQL<readonly number[]> =>
  sql`(select coalesce(json_agg(members order by name), '[]') from (${groups}) as sized)`

const inTeams = sizes(
  sql`select members, name from ${challengeTeams} where ${challengeTeams.challengeUuid} = ${challenges.uuid}`,
)
const inRooms = sizes(sql`
  select ${challengeRooms.members}, ${nameKey(rooms.name)} as name from ${challengeRooms}
  join ${rooms} on ${rooms.uuid} = ${challengeRooms.roomUuid} where ${challengeRooms.challengeUuid} = ${challenges.uuid}`)
// a separate statement, because drizzle omits table names in a selection's columns
const goalsOf = sql`
  select count(*)::int from ${challengeGoals} where ${challengeGoals.challengeUuid} = ${challenges.uuid}`
const goalCount = sql<number>`(${goalsOf})`

const LISTED = { challenge: challenges, inTeams, inRooms, goalCount }

const withStatus =
  (now: Date) =>
  <Row extends { readonly challenge: Challenge }>(row: Row) => ({
    ...row,
    status: statusOf(row.challenge, now.getTime()),
  })

const challengesInOrder: RowsById<ListedChallenge> = async (tx, uuids, now) => {
  if (uuids.length === 0) return []
  const { where, order } = selectById(challenges.uuid, uuids)
  return (await tx.select(LISTED).from(challenges).where(where).orderBy(order)).map(withStatus(now))
}

export const listedChallenge = async (tx: Transaction, uuid: string, now: number): Promise<ListedChallenge> => {
  const [row] = await tx.select(LISTED).from(challenges).where(eq(challenges.uuid, uuid))
  if (row === undefined) throw new Refusal('not-found')
  return withStatus(new Date(now))(row)
}

type Column = ColumnOf<typeof challengeList>
type Sort = SortOf<typeof challengeList>

const KEYS: Readonly<Record<Sort, SQL>> = {
  created: sql`${challenges.createdAt}`,
  name: nameKey(challenges.name),
  start: sql`${challenges.startAt}`,
  finish: sql`${challenges.finishAt}`,
}

const matching = ({ column, text }: ListSearch<Column>): SQL | undefined => {
  switch (column) {
    case 'name':
      return contains(challenges.name, text)
    case 'kind':
      return sql`${challenges.kind} = ${text}`
    case 'start':
      return withinDays(challenges.startAt, text, text)
    default:
      return column satisfies never
  }
}

export const challengeSource = countedList({
  found: ({ search, sort }: ListCriteria<Column, Sort>) => sql`
    select ${challenges.uuid}, ${KEYS[sort]} as key from ${challenges}
    where ${search === null ? sql`true` : matching(search)}`,
  rows: challengesInOrder,
})
