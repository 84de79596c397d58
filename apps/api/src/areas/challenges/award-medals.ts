import { and, eq, isNull, lt, type SQL } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { challengeParticipants } from '../../database/schema/challenge-participants.ts'
import { challengeRooms } from '../../database/schema/challenge-rooms.ts'
import { challengeTeams } from '../../database/schema/challenge-teams.ts'
import { challenges } from '../../database/schema/challenges.ts'
import type { Placed } from './challenge-places.ts'
import type { Challenge } from './challenge-sums.ts'
import { competesBy } from './competitors.ts'

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
