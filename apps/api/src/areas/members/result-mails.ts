import { type ResultMails, resultMailsAt } from '@repo/domain/challenges/result-mails'
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { Refusal } from '../../lib/refusal.ts'

export type Member = typeof members.$inferSelect

export const resultMailsOf = ({ resultMailsSince, resultMailsRequestedAt }: Member, now: number): ResultMails =>
  resultMailsAt(
    { since: resultMailsSince?.getTime() ?? null, requestedAt: resultMailsRequestedAt?.getTime() ?? null },
    now,
  )

export const joinedMember = async (tx: Transaction, uuid: string): Promise<Member> => {
  const isLinked = and(eq(members.uuid, uuid), isNull(members.unlinkedAt))
  const [member] = await tx.select().from(members).where(isLinked).for('update')
  if (member === undefined) throw new Refusal('unauthenticated')
  return member
}

const NO_RESULT_MAILS = {
  resultMailsSince: null,
  resultMailsRequestedAt: null,
  resultMailsOrigin: null,
} as const

/** Also cancels an open request. Returns whether there was either. */
export const stopResultMails = async (tx: Transaction, memberUuid: string): Promise<boolean> => {
  const hasAny = or(isNotNull(members.resultMailsSince), isNotNull(members.resultMailsRequestedAt))
  const stopped = await tx
    .update(members)
    .set(NO_RESULT_MAILS)
    .where(and(eq(members.uuid, memberUuid), hasAny))
    .returning({ uuid: members.uuid })
  return stopped.length > 0
}
