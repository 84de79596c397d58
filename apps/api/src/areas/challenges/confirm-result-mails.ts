import { mayStillConfirm } from '@repo/domain/result-mails'
import { and, eq, isNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import type { Asked } from './result-mail-links.ts'

interface Confirmation {
  readonly asked: Asked
  /** Of the center, where the link was opened: later links lead there. */
  readonly origin: string
  readonly now: number
}

/**
 * Takes the yes to a mailed question; false where another question was asked since, or none is open. Who has said yes
 * before may say it again. The language is the one that was spoken on the phone.
 */
export const confirmResultMails = async (
  tx: Transaction,
  { asked: { memberUuid, askedAt, language }, origin, now }: Confirmation,
): Promise<boolean> => {
  const isLinked = and(eq(members.uuid, memberUuid), isNull(members.unlinkedAt))
  const [member] = await tx.select().from(members).where(isLinked).for('update')
  if (member === undefined) return false
  if (member.resultMailsSince !== null) return member.resultMailsSince.getTime() >= askedAt
  if (member.resultMailsAskedAt?.getTime() !== askedAt || !mayStillConfirm(askedAt, now)) return false
  const consent = { resultMailsSince: new Date(now), resultMailsAskedAt: null, resultMailsOrigin: origin, language }
  await tx.update(members).set(consent).where(eq(members.uuid, memberUuid))
  return true
}
