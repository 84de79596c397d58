import { randomUUID } from 'node:crypto'

import { resultMailsAt, type ResultMails } from '@repo/domain/result-mails'
import { and, eq, isNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { Language } from '../../http/errors/sentences.ts'
import type { Encryption } from '../../lib/encryption.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { branchOf } from '../center/branch.ts'
import { consentWords } from './consent-words.ts'
import { confirmUrl } from './result-mail-links.ts'
import { stopResultMails } from './stop-result-mails.ts'

type Member = typeof members.$inferSelect

/** Where a stored member stands with results by mail. */
export const resultMailsOf = ({ resultMailsSince, resultMailsAskedAt }: Member, now: number): ResultMails =>
  resultMailsAt({ since: resultMailsSince?.getTime() ?? null, askedAt: resultMailsAskedAt?.getTime() ?? null }, now)

/** Who joined a class; refuses those whom the center no longer has. */
export const joinedMember = async (tx: Transaction, uuid: string): Promise<Member> => {
  const isLinked = and(eq(members.uuid, uuid), isNull(members.unlinkedAt))
  const [member] = await tx.select().from(members).where(isLinked).for('update')
  if (member === undefined) throw new Refusal('unauthenticated')
  return member
}

interface Choice {
  readonly memberUuid: string
  readonly isWanted: boolean
  readonly language: Language
  /** Of the center, for the link. */
  readonly origin: string
  readonly encryption: Encryption
  readonly now: number
}

/** Asks a member by mail whether it was them who asked for results. */
const ask = async (tx: Transaction, member: Member, { language, origin, encryption, now }: Choice): Promise<void> => {
  const center = await branchOf(tx)
  const asked = { branchUuid: center.uuid, memberUuid: member.uuid, askedAt: now, language }
  const link = confirmUrl(encryption, origin, asked)
  await queueMail(tx, center.uuid, {
    id: randomUUID(),
    memberUuid: member.uuid,
    administratorUuid: null,
    recipient: member.email,
    senderName: center.name,
    ...consentWords(language, { centerName: center.name, name: member.name, link }),
    attachment: null,
    queuedAt: new Date(now),
  })
  const at = { resultMailsAskedAt: new Date(now) }
  await tx.update(members).set(at).where(eq(members.uuid, member.uuid))
}

/** Takes what a member chose on the phone: a no at once, a yes by the question that is mailed for it. */
export const chooseResultMails = async (tx: Transaction, choice: Choice): Promise<ResultMails> => {
  const { memberUuid, isWanted, now } = choice
  const member = await joinedMember(tx, memberUuid)
  if (!isWanted) {
    await stopResultMails(tx, memberUuid)
    return 'off'
  }
  const state = resultMailsOf(member, now)
  if (state !== 'off') return state
  await ask(tx, member, choice)
  return 'asked'
}
