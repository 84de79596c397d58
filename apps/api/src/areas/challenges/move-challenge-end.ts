import { eq, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { challengeParticipants } from '../../database/schema/challenge-participants.ts'
import { challengeRooms } from '../../database/schema/challenge-rooms.ts'
import { challenges } from '../../database/schema/challenges.ts'

/** Lets a challenge end at another moment; trainings between the old end and the new one count, or count no more. */
export const moveChallengeEnd = async (tx: Transaction, uuid: string, finishAt: Date): Promise<void> => {
  await tx.update(challenges).set({ finishAt }).where(eq(challenges.uuid, uuid))
  await tx.update(challengeRooms).set({ finishAt }).where(eq(challengeRooms.challengeUuid, uuid))
  await tx.update(challengeParticipants).set({ finishAt }).where(eq(challengeParticipants.challengeUuid, uuid))
  await tx.execute(sql`select count_challenge_anew(${uuid})`)
}
