import { and, eq, isNotNull, or } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'

/** What a member without consent has of it. */
const NO_RESULT_MAILS = {
  resultMailsSince: null,
  resultMailsAskedAt: null,
  resultMailsOrigin: null,
} as const

/** Ends results by mail, and an open question for them; answers whether there was either. */
export const stopResultMails = async (tx: Transaction, memberUuid: string): Promise<boolean> => {
  const hasAny = or(isNotNull(members.resultMailsSince), isNotNull(members.resultMailsAskedAt))
  const stopped = await tx
    .update(members)
    .set(NO_RESULT_MAILS)
    .where(and(eq(members.uuid, memberUuid), hasAny))
    .returning({ uuid: members.uuid })
  return stopped.length > 0
}
