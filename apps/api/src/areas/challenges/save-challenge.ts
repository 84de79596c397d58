import { randomUUID } from 'node:crypto'

import type { ChallengeBody, ChangedChallenge } from '@repo/api-client/challenges/save-challenge'
import type { Versioned } from '@repo/api-client/core/with-version'
import { modalitiesOf } from '@repo/domain/challenges/challenge'
import { challengeLimits } from '@repo/domain/challenges/challenge-limits'
import { dayIn, startOfDay } from '@repo/domain/time/day'
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { challengeParticipants, challengeRooms, challenges, challengeTeams } from '../../database/schema/challenges.ts'
import { updateWithVersion } from '../../http/change-seen.ts'
import { Refusal } from '../../lib/refusal.ts'
import { centerZone } from '../../lists/date-filters.ts'
import { moveChallengeEnd, reopenChallenge } from './challenge-ends.ts'
import { isCompleted, lockChallenge, openChallenge } from './challenge-queries.ts'
import type { Challenge } from './challenge-sums.ts'
import { changesEntrants, chooseEntrants } from './entrant-commands.ts'

const refused = (field: string): Refusal => new Refusal('invalid-input', { fields: { [field]: 'invalid-input' } })

/** A challenge needs users, at least as many as teams, or two rooms. */
const refuseEmpty = async (tx: Transaction, { uuid, modality }: Challenge): Promise<void> => {
  if (modality === 'room') {
    const [rooms] = await tx.select({ all: count() }).from(challengeRooms).where(eq(challengeRooms.challengeUuid, uuid))
    if ((rooms?.all ?? 0) < challengeLimits.rooms.min) throw refused('rooms')
    return
  }
  const [people] = await tx
    .select({ all: count(), inTeams: sql<number>`count(distinct ${challengeParticipants.teamUuid})::int` })
    .from(challengeParticipants)
    .where(and(eq(challengeParticipants.challengeUuid, uuid), isNull(challengeParticipants.leftAt)))
  if ((people?.all ?? 0) === 0) throw refused('users')
  const [teams] = await tx.select({ all: count() }).from(challengeTeams).where(eq(challengeTeams.challengeUuid, uuid))
  if (modality === 'teams' && (people?.inTeams ?? 0) < Math.max(teams?.all ?? 0, challengeLimits.teams.min)) {
    throw refused('users')
  }
}

interface Create {
  readonly branchUuid: string
  readonly body: ChallengeBody
  readonly now: number
}

export const createChallenge = async (tx: Transaction, { branchUuid, body, now }: Create): Promise<string> => {
  const { name, description, kind, modality, compliance, startAt, finishAt } = body
  if (!modalitiesOf(kind).includes(modality)) throw refused('challenge_modality_id')
  const zone = await centerZone(tx)
  if (startAt.getTime() < startOfDay(zone, dayIn(zone, now))) throw refused('start_at')
  if (finishAt < startAt || finishAt.getTime() <= now) throw refused('finish_at')
  const uuid = randomUUID()
  const written = { uuid, branchUuid, name, description, kind, modality, compliance, startAt, finishAt }
  const [challenge] = await tx
    .insert(challenges)
    .values({ ...written, createdAt: new Date(now) })
    .returning()
  if (challenge === undefined) throw new Error('the challenge was not written')
  await chooseEntrants(tx, challenge, body, now)
  await refuseEmpty(tx, challenge)
  return uuid
}

/** Keeps the entrants' trainings. */
const leaveChallenge = async (
  tx: Transaction,
  challengeUuid: string,
  memberUuids: readonly string[],
  now: number,
): Promise<number> => {
  if (memberUuids.length === 0) return 0
  const own = and(
    eq(challengeParticipants.challengeUuid, challengeUuid),
    inArray(challengeParticipants.memberUuid, [...memberUuids]),
    isNull(challengeParticipants.leftAt),
  )
  const left = await tx
    .update(challengeParticipants)
    .set({ leftAt: new Date(now), teamUuid: null })
    .where(own)
    .returning({ uuid: challengeParticipants.uuid })
  return left.length
}

export const takeOutOfChallenge = async (
  tx: Transaction,
  uuid: string,
  memberUuid: string,
  now: number,
): Promise<void> => {
  await openChallenge(tx, uuid, now)
  if ((await leaveChallenge(tx, uuid, [memberUuid], now)) === 0) throw new Refusal('not-found')
  await updateWithVersion(tx, { table: challenges, row: eq(challenges.uuid, uuid), change: {} })
}

/** Removes members of dissolved teams who have no new team. */
const dissolveTeams = async (tx: Transaction, challengeUuid: string, teamUuids: readonly string[], now: number) => {
  if (teamUuids.length === 0) return
  await tx
    .update(challengeParticipants)
    .set({ leftAt: new Date(now), teamUuid: null })
    .where(
      and(
        eq(challengeParticipants.challengeUuid, challengeUuid),
        inArray(challengeParticipants.teamUuid, [...teamUuids]),
      ),
    )
  await tx
    .delete(challengeTeams)
    .where(and(eq(challengeTeams.challengeUuid, challengeUuid), inArray(challengeTeams.uuid, [...teamUuids])))
}

const refuseLocked = (stored: Challenge, body: ChangedChallenge): void => {
  const fields = {
    ...(stored.kind === body.kind ? {} : { challenge_type_id: 'challenge-locked' as const }),
    ...(stored.modality === body.modality ? {} : { challenge_modality_id: 'challenge-locked' as const }),
    ...(stored.compliance === body.compliance ? {} : { challenge_compliance: 'challenge-locked' as const }),
    ...(stored.startAt.getTime() === body.startAt.getTime() ? {} : { start_at: 'challenge-locked' as const }),
  }
  if (Object.keys(fields).length > 0) throw new Refusal('challenge-locked', { fields })
}

interface Change {
  readonly uuid: string
  readonly body: ChangedChallenge & Versioned
  readonly now: number
}

/** After the end, the entrants can't change. */
export const changeChallenge = async (tx: Transaction, { uuid, body, now }: Change): Promise<void> => {
  const stored = await lockChallenge(tx, uuid)
  refuseLocked(stored, body)
  const { name, description, finishAt, detached, version } = body
  const movesEnd = finishAt.getTime() !== stored.finishAt.getTime()
  if (movesEnd && (finishAt < stored.startAt || finishAt.getTime() <= now)) throw refused('finish_at')
  const isOver = isCompleted(stored, now)
  if (isOver && (await changesEntrants(tx, stored, body))) throw new Refusal('challenge-completed')
  const row = eq(challenges.uuid, uuid)
  await updateWithVersion(tx, { table: challenges, row, version, change: { name, description } })
  if (isOver && movesEnd) await reopenChallenge(tx, stored)
  if (movesEnd) await moveChallengeEnd(tx, uuid, finishAt)
  if (isOver) return
  const { modality } = stored
  if (modality !== 'room') await leaveChallenge(tx, uuid, detached.users, now)
  if (modality === 'room' && detached.rooms.length > 0) {
    const own = and(eq(challengeRooms.challengeUuid, uuid), inArray(challengeRooms.roomUuid, [...detached.rooms]))
    await tx.delete(challengeRooms).where(own)
  }
  await chooseEntrants(tx, { ...stored, finishAt }, body, now)
  if (modality === 'teams') await dissolveTeams(tx, uuid, detached.teams, now)
  await refuseEmpty(tx, stored)
}

/** Keeps the trainings. */
export const deleteChallenge = async (tx: Transaction, uuid: string): Promise<void> => {
  const gone = await tx.delete(challenges).where(eq(challenges.uuid, uuid)).returning({ uuid: challenges.uuid })
  if (gone.length === 0) throw new Refusal('not-found')
}
