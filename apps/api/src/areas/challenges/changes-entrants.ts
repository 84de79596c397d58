import type { ChangedChallenge } from '@repo/api-client/challenges/challenge-body'
import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { challengeParticipants } from '../../database/schema/challenge-participants.ts'
import { challengeRooms } from '../../database/schema/challenge-rooms.ts'
import { challengeTeams } from '../../database/schema/challenge-teams.ts'
import { uuidIn } from '../../database/uuid-in.ts'
import type { Challenge } from './challenge-sums.ts'

type Named = Pick<ChangedChallenge, 'users' | 'rooms' | 'detached'>

const changesRooms = async (tx: Transaction, challengeUuid: string, { rooms, detached }: Named): Promise<boolean> => {
  const own = eq(challengeRooms.challengeUuid, challengeUuid)
  const stored = await tx.select({ uuid: challengeRooms.roomUuid }).from(challengeRooms).where(own)
  const known = new Set(stored.map(({ uuid }) => uuid))
  return rooms.some(({ uuid }) => !known.has(uuid)) || detached.rooms.some((uuid) => known.has(uuid))
}

/** Whether a change would add anyone to a challenge, take anyone out, or move anyone to another team. */
export const changesEntrants = async (tx: Transaction, challenge: Challenge, named: Named): Promise<boolean> => {
  if (challenge.modality === 'room') return changesRooms(tx, challenge.uuid, named)
  const { users, detached } = named
  const { challengeUuid, memberUuid, leftAt, teamUuid } = challengeParticipants
  const asked = [...users.map(({ uuid }) => uuid), ...detached.users]
  const taking = await tx
    .select({ uuid: memberUuid, team: challengeTeams.name })
    .from(challengeParticipants)
    .leftJoin(challengeTeams, eq(challengeTeams.uuid, teamUuid))
    .where(and(eq(challengeUuid, challenge.uuid), isNull(leftAt), uuidIn(sql`${memberUuid}`, asked)))
  const teamOf = new Map(taking.map(({ uuid, team }) => [uuid, team]))
  const isMoved = (uuid: string, team: number | undefined): boolean =>
    challenge.modality === 'teams' && team !== undefined && teamOf.get(uuid) !== String(team)
  if (users.some(({ uuid, team }) => !teamOf.has(uuid) || isMoved(uuid, team?.number))) return true
  if (detached.users.some((uuid) => teamOf.has(uuid))) return true
  if (detached.teams.length === 0) return false
  const gone = and(
    eq(challengeTeams.challengeUuid, challenge.uuid),
    uuidIn(sql`${challengeTeams.uuid}`, detached.teams),
  )
  return (await tx.select({ uuid: challengeTeams.uuid }).from(challengeTeams).where(gone).limit(1)).length > 0
}
