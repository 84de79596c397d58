import { progressOf, type Progress, type Sums } from '@repo/domain/goal-progress'
import { and, asc, eq, isNull } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { challengeParticipants } from '../db/tables/challenge-participants.ts'
import { challengeRooms } from '../db/tables/challenge-rooms.ts'
import { challengeTeams } from '../db/tables/challenge-teams.ts'
import { rooms } from '../db/tables/rooms.ts'
import type { RunningSum } from '../live/running-sums.ts'
import type { Challenge } from './challenge-sums.ts'
import type { Goal } from './goals.ts'
import { NO_SUMS, sumsBy } from './sums-by.ts'

/** The teams of a challenge, by their number. */
export const teamsOf = async (tx: Transaction, challengeUuid: string) => {
  const teams = await tx.select().from(challengeTeams).where(eq(challengeTeams.challengeUuid, challengeUuid))
  return teams.toSorted((one, other) => Number(one.name) - Number(other.name))
}

/** The rooms of a challenge by name. */
export const roomsOf = (tx: Transaction, challengeUuid: string) =>
  tx
    .select({ room: rooms, members: challengeRooms.members })
    .from(challengeRooms)
    .innerJoin(rooms, eq(rooms.uuid, challengeRooms.roomUuid))
    .where(eq(challengeRooms.challengeUuid, challengeUuid))
    .orderBy(asc(rooms.name))

/** A team; null when there is none. */
export const findTeam = async (tx: Transaction, uuid: string) =>
  (await tx.select().from(challengeTeams).where(eq(challengeTeams.uuid, uuid)))[0] ?? null

/** Whether a member takes part in a challenge. */
export const takesPart = async (tx: Transaction, challengeUuid: string, memberUuid: string): Promise<boolean> => {
  const { uuid, leftAt } = challengeParticipants
  const own = and(
    eq(challengeParticipants.challengeUuid, challengeUuid),
    eq(challengeParticipants.memberUuid, memberUuid),
    isNull(leftAt),
  )
  return (await tx.select({ uuid }).from(challengeParticipants).where(own).limit(1)).length > 0
}

interface Standing {
  readonly challenge: Challenge
  readonly goals: readonly Goal[]
  readonly running: readonly RunningSum[]
}

/** A team or a room where it stands. */
type Standed<G> = G & { readonly sums: Sums; readonly progress: Progress; readonly position: number }

/**
 * Teams or rooms as they stand: by how many goals they reached, by points, then as they come; in a free challenge by
 * RookPoints.
 */
export const standingOf = async <G extends { readonly uuid: string }>(
  tx: Transaction,
  by: 'team' | 'room',
  groups: readonly G[],
  { challenge, goals, running }: Standing,
): Promise<readonly Standed<G>[]> => {
  if (groups.length === 0) return []
  const sums = await sumsBy(tx, by, challenge, { running })
  const known = groups.map((group) => {
    const own = sums.get(group.uuid) ?? NO_SUMS
    return { ...group, sums: own, progress: progressOf(goals, own) }
  })
  const ahead = (one: (typeof known)[number], other: (typeof known)[number]): number =>
    challenge.compliance === 'free'
      ? other.sums.points - one.sums.points
      : other.progress.earned - one.progress.earned || other.progress.points - one.progress.points
  return known.toSorted(ahead).map((group, index) => ({ ...group, position: index + 1 }))
}
