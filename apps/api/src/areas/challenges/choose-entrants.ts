import { randomUUID } from 'node:crypto'

import type { ChallengeBody } from '@repo/api-client/challenges/challenge-body'
import { challengeLimits } from '@repo/domain/limits'
import { eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { challengeRooms } from '../../database/schema/challenge-rooms.ts'
import { challengeTeams } from '../../database/schema/challenge-teams.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { Challenge } from './challenge-sums.ts'
import { putInChallenge } from './put-in-challenge.ts'
import { setChallengeRooms } from './set-challenge-rooms.ts'

export type Chosen = Pick<ChallengeBody, 'users' | 'rooms'>

/** The team of each number; those that are not there yet are made. */
const teamsByNumber = async (
  tx: Transaction,
  { uuid: challengeUuid, branchUuid }: Challenge,
  users: Chosen['users'],
): Promise<ReadonlyMap<number, string>> => {
  const stored = await tx.select().from(challengeTeams).where(eq(challengeTeams.challengeUuid, challengeUuid))
  const known = new Map(stored.map(({ uuid, name }) => [Number(name), uuid]))
  const numbers = new Set(users.map(({ team }) => team?.number ?? Number.NaN))
  const { min, max } = challengeLimits.teams
  const isNumbered = [...numbers].every((number) => Number.isInteger(number) && number >= 1 && number <= max)
  const added = [...numbers].filter((number) => !known.has(number))
  if (!isNumbered || known.size + added.length < min || known.size + added.length > max) {
    throw new Refusal('invalid-input', { fields: { users: 'invalid-input' } })
  }
  const fresh = added.map((number) => ({ uuid: randomUUID(), branchUuid, challengeUuid, name: String(number) }))
  if (fresh.length > 0) await tx.insert(challengeTeams).values(fresh)
  return new Map([...known, ...fresh.map(({ uuid, name }) => [Number(name), uuid] as const)])
}

/** Lets those who are chosen take part, with what they have trained since the start; nobody else is touched. */
export const chooseEntrants = async (
  tx: Transaction,
  challenge: Challenge,
  { users, rooms }: Chosen,
  now: number,
): Promise<void> => {
  if (challenge.modality === 'room') {
    const own = eq(challengeRooms.challengeUuid, challenge.uuid)
    const known = await tx.select({ uuid: challengeRooms.roomUuid }).from(challengeRooms).where(own)
    return setChallengeRooms(
      tx,
      challenge.uuid,
      [...known, ...rooms].map(({ uuid }) => uuid),
    )
  }
  if (users.length === 0) return undefined
  const teams = challenge.modality === 'teams' ? await teamsByNumber(tx, challenge, users) : new Map<number, string>()
  const people = users.map(({ uuid, team }) => ({
    memberUuid: uuid,
    teamUuid: team === null ? null : (teams.get(team.number) ?? null),
  }))
  return putInChallenge(tx, { challenge, people, now })
}
