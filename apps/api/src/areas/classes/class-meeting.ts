import { eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { streamingMeetings } from '../../database/schema/streaming-meetings.ts'

/** The video meeting of a class, or null. */
export const meetingOfClass = async (
  tx: Transaction,
  classUuid: string,
): Promise<{ readonly number: string; readonly sealedPassword: string } | null> => {
  const [row] = await tx.select().from(streamingMeetings).where(eq(streamingMeetings.classUuid, classUuid))
  const { number = null, sealedPassword = null } = row ?? {}
  return number === null || sealedPassword === null ? null : { number, sealedPassword }
}
