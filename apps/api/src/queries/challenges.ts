import { challengeStatusAt, type ChallengeStatus } from '@repo/domain/challenge'
import { asc, count, eq, inArray } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
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

/** The challenges with these ids, in the order of the ids. */
export const challengesInOrder: RowsById<ListedChallenge> = async (tx, uuids, now) => {
  if (uuids.length === 0) return []
  const ids = [...uuids]
  const rows = await tx.select().from(challenges).where(inArray(challenges.uuid, ids))
  const teams = await tx
    .select({ of: challengeTeams.challengeUuid, members: challengeTeams.members })
    .from(challengeTeams)
    .where(inArray(challengeTeams.challengeUuid, ids))
    .orderBy(asc(challengeTeams.name))
  const inRooms = await tx
    .select({ of: challengeRooms.challengeUuid, members: challengeRooms.members })
    .from(challengeRooms)
    .innerJoin(rooms, eq(rooms.uuid, challengeRooms.roomUuid))
    .where(inArray(challengeRooms.challengeUuid, ids))
    .orderBy(asc(rooms.name))
  const goals = await tx
    .select({ of: challengeGoals.challengeUuid, goals: count() })
    .from(challengeGoals)
    .where(inArray(challengeGoals.challengeUuid, ids))
    .groupBy(challengeGoals.challengeUuid)
  const membersOf = (groups: readonly { readonly of: string; readonly members: number }[], uuid: string) =>
    groups.filter(({ of }) => of === uuid).map(({ members }) => members)
  const listed = rows.map((challenge) => ({
    challenge,
    status: statusOf(challenge, now.getTime()),
    inTeams: membersOf(teams, challenge.uuid),
    inRooms: membersOf(inRooms, challenge.uuid),
    goalCount: goals.find(({ of }) => of === challenge.uuid)?.goals ?? 0,
  }))
  return inOrder(uuids, listed, ({ challenge }) => challenge.uuid)
}

/** One challenge as it stands in a list; refuses where there is none. */
export const listedChallenge = async (tx: Transaction, uuid: string, now: number): Promise<ListedChallenge> => {
  const [listed] = await challengesInOrder(tx, [uuid], new Date(now))
  if (listed === undefined) throw new Refusal('not-found')
  return listed
}
