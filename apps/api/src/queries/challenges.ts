import { challengeStatusAt, type ChallengeStatus } from '@repo/domain/challenge'
import { eq, sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { isAmong } from '../db/is-among.ts'
import { challengeGoals } from '../db/tables/challenge-goals.ts'
import { challengeRooms } from '../db/tables/challenge-rooms.ts'
import { challengeTeams } from '../db/tables/challenge-teams.ts'
import { challenges } from '../db/tables/challenges.ts'
import { rooms } from '../db/tables/rooms.ts'
import { Refusal } from '../errors/refusal.ts'
import { inOrder } from '../lists/in-order.ts'
import type { RowsById } from '../lists/list-source.ts'
import type { Challenge } from './challenge-sums.ts'

/** A challenge of the branch; refuses where there is none. */
export const findChallenge = async (tx: Transaction, uuid: string): Promise<Challenge> => {
  const [challenge] = await tx.select().from(challenges).where(eq(challenges.uuid, uuid))
  if (challenge === undefined) throw new Refusal('not-found')
  return challenge
}

/** The status of a stored challenge. */
const statusOf = ({ startAt, finishAt }: Pick<Challenge, 'startAt' | 'finishAt'>, now: number): ChallengeStatus =>
  challengeStatusAt({ startAt: startAt.getTime(), finishAt: finishAt.getTime() }, now)

/** The same where it is to be changed: held until the transaction ends, and refused once it is over. */
export const openChallenge = async (tx: Transaction, uuid: string, now: number): Promise<Challenge> => {
  const [challenge] = await tx.select().from(challenges).where(eq(challenges.uuid, uuid)).for('update')
  if (challenge === undefined) throw new Refusal('not-found')
  if (statusOf(challenge, now) === 'completed') throw new Refusal('challenge-completed')
  return challenge
}

/** A challenge in a list, with how many are in each team or room. */
export interface ListedChallenge {
  readonly challenge: Challenge
  readonly status: ChallengeStatus
  readonly inTeams: readonly number[]
  readonly inRooms: readonly number[]
  readonly goalCount: number
}

/** How many are in each of a challenge's groups, in the order of their names. */
const sizes = (groups: SQL): SQL<readonly number[]> =>
  sql`(select coalesce(json_agg(members order by name), '[]') from (${groups}) as sized)`

const inTeams = sizes(
  sql`select members, name from ${challengeTeams} where ${challengeTeams.challengeUuid} = ${challenges.uuid}`,
)
const inRooms = sizes(sql`
  select ${challengeRooms.members}, ${rooms.name} from ${challengeRooms}
  join ${rooms} on ${rooms.uuid} = ${challengeRooms.roomUuid} where ${challengeRooms.challengeUuid} = ${challenges.uuid}`)
const goalCount = sql<number>`
  (select count(*)::int from ${challengeGoals} where ${challengeGoals.challengeUuid} = ${challenges.uuid})`

/** The challenges with these ids, in the order of the ids. */
export const challengesInOrder: RowsById<ListedChallenge> = async (tx, uuids, now) => {
  if (uuids.length === 0) return []
  const rows = await tx
    .select({ challenge: challenges, inTeams, inRooms, goalCount })
    .from(challenges)
    .where(isAmong(sql`${challenges.uuid}`, uuids))
  const listed = rows.map((row) => ({ ...row, status: statusOf(row.challenge, now.getTime()) }))
  return inOrder(uuids, listed, ({ challenge }) => challenge.uuid)
}

/** One challenge as it stands in a list; refuses where there is none. */
export const listedChallenge = async (tx: Transaction, uuid: string, now: number): Promise<ListedChallenge> => {
  const [listed] = await challengesInOrder(tx, [uuid], new Date(now))
  if (listed === undefined) throw new Refusal('not-found')
  return listed
}
