import { and, eq, isNull, lt, type SQL } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { challengeParticipants } from '../db/tables/challenge-participants.ts'
import { challengeRooms } from '../db/tables/challenge-rooms.ts'
import { challengeTeams } from '../db/tables/challenge-teams.ts'
import { challenges } from '../db/tables/challenges.ts'
import type { Placed } from '../queries/challenge-places.ts'
import type { Challenge } from '../queries/challenge-sums.ts'
import { competesBy } from '../queries/competitors.ts'

/** Where a medal stands, by who competes. */
export const MEDAL_TABLES = {
  member: {
    table: challengeParticipants,
    key: challengeParticipants.memberUuid,
    of: challengeParticipants.challengeUuid,
  },
  team: { table: challengeTeams, key: challengeTeams.uuid, of: challengeTeams.challengeUuid },
  room: { table: challengeRooms, key: challengeRooms.roomUuid, of: challengeRooms.challengeUuid },
} as const

/**
 * Gives the medals of a challenge that is over, once and for good; false when they had been given, or its end was moved
 * meanwhile.
 */
export const awardMedals = async (
  tx: Transaction,
  challenge: Challenge,
  places: readonly Placed[],
  now: number,
): Promise<boolean> => {
  const at = new Date(now)
  const isDue: SQL | undefined = and(
    eq(challenges.uuid, challenge.uuid),
    isNull(challenges.awardedAt),
    lt(challenges.finishAt, at),
  )
  const awarded = await tx.update(challenges).set({ awardedAt: at }).where(isDue).returning({ uuid: challenges.uuid })
  if (awarded.length === 0) return false
  const { table, key, of } = MEDAL_TABLES[competesBy(challenge)]
  for (const { uuid, medal } of places.filter((one) => one.medal !== null)) {
    await tx
      .update(table)
      .set({ medal })
      .where(and(eq(of, challenge.uuid), eq(key, uuid)))
  }
  return true
}
