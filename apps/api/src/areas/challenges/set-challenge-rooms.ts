import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { challengeRooms } from '../../database/schema/challenge-rooms.ts'
import { challenges } from '../../database/schema/challenges.ts'
import { rooms } from '../../database/schema/rooms.ts'
import { Refusal } from '../../http/errors/refusal.ts'

/** Lets these rooms compete and no others; whoever has trained in them since the start takes part for them. */
export const setChallengeRooms = async (
  tx: Transaction,
  challengeUuid: string,
  roomUuids: readonly string[],
): Promise<void> => {
  const [challenge] = await tx.select().from(challenges).where(eq(challenges.uuid, challengeUuid))
  if (challenge === undefined) throw new Refusal('not-found')
  const wanted = [...new Set(roomUuids)]
  const own = eq(challengeRooms.challengeUuid, challengeUuid)
  await tx.delete(challengeRooms).where(and(own, notInArray(challengeRooms.roomUuid, wanted)))
  const kept = await tx.select({ uuid: challengeRooms.roomUuid }).from(challengeRooms).where(own)
  const known = new Set(kept.map(({ uuid }) => uuid))
  const missing = wanted.filter((uuid) => !known.has(uuid))
  if (missing.length === 0) return
  const there = await tx
    .select({ uuid: rooms.uuid })
    .from(rooms)
    .where(and(inArray(rooms.uuid, missing), isNull(rooms.deletedAt)))
  if (there.length !== missing.length) throw new Refusal('room-unknown', { fields: { rooms: 'room-unknown' } })
  const { branchUuid, startAt, finishAt } = challenge
  await tx
    .insert(challengeRooms)
    .values(missing.map((roomUuid) => ({ branchUuid, challengeUuid, roomUuid, startAt, finishAt })))
  await tx.execute(sql`select count_challenge_anew(${challengeUuid})`)
}
