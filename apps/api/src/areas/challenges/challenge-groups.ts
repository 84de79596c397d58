import { type Progress, progressOf, type Sums } from '@repo/domain/challenges/goal-progress'
import { byStanding } from '@repo/domain/challenges/standing'
import { and, asc, eq, isNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { challengeParticipants, challengeRooms, challengeTeams } from '../../database/schema/challenges.ts'
import { rooms } from '../../database/schema/rooms.ts'
import { nameKey } from '../../lists/text-search.ts'
import type { RunningSum } from '../classes/live/running-sums.ts'
import { type Challenge, NO_SUMS, sumsBy } from './challenge-sums.ts'
import { completionsOf, areTiesBroken } from './counted-trainings.ts'
import type { Goal } from './goal-queries.ts'

export const teamsOf = async (tx: Transaction, challengeUuid: string) => {
  const teams = await tx.select().from(challengeTeams).where(eq(challengeTeams.challengeUuid, challengeUuid))
  return teams.toSorted((one, other) => Number(one.name) - Number(other.name))
}

export const roomsOf = (tx: Transaction, challengeUuid: string) =>
  tx
    .select({ room: rooms, members: challengeRooms.members })
    .from(challengeRooms)
    .innerJoin(rooms, eq(rooms.uuid, challengeRooms.roomUuid))
    .where(eq(challengeRooms.challengeUuid, challengeUuid))
    .orderBy(asc(nameKey(rooms.name)))

export const findTeam = async (tx: Transaction, uuid: string) =>
  (await tx.select().from(challengeTeams).where(eq(challengeTeams.uuid, uuid)))[0] ?? null

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

type Standed<G> = G & { readonly sums: Sums; readonly progress: Progress; readonly position: number }

const reachedBy = async (
  tx: Transaction,
  known: readonly { readonly uuid: string; readonly progress: Progress }[],
  { challenge, goals, running }: Standing,
): Promise<ReadonlyMap<string, number>> => {
  const alike = Map.groupBy(known, ({ progress }) => progress.points)
  const tied = [...alike].flatMap(([points, all]) => (points > 0 && all.length > 1 ? all : []))
  if (!areTiesBroken(challenge) || tied.length === 0) return new Map()
  return completionsOf(tx, { challenge, goals, running, uuids: tied.map(({ uuid }) => uuid) })
}

/** `groups` must be sorted by name. */
export const standingOf = async <G extends { readonly uuid: string }>(
  tx: Transaction,
  by: 'team' | 'room',
  groups: readonly G[],
  standing: Standing,
): Promise<readonly Standed<G>[]> => {
  if (groups.length === 0) return []
  const { challenge, goals, running } = standing
  const sums = await sumsBy(tx, by, challenge, { running })
  const known = groups.map((group) => {
    const own = sums.get(group.uuid) ?? NO_SUMS
    return { ...group, sums: own, progress: progressOf(goals, own) }
  })
  const reached = await reachedBy(tx, known, standing)
  const ahead = byStanding(challenge.compliance)
  const contenders = known.map((group, index) => ({
    group,
    uuid: group.uuid,
    // the input is sorted by name
    name: String(index).padStart(6, '0'),
    points: group.progress.points,
    rookpoints: group.sums.points,
    reachedAt: reached.get(group.uuid) ?? null,
  }))
  return contenders.toSorted(ahead).map(({ group }, index) => ({ ...group, position: index + 1 }))
}
