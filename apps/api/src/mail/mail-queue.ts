import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../database/database.ts'
import { mailParts, mails } from '../database/schema/mails.ts'
import type { MailMessage } from './mailer.ts'

/** Bytes of an attachment per row, so that a statement blocks the event loop for a few ms only. */
const PART_BYTES = 96 * 1024
/** Lease; longer than the slowest attempt. */
const CLAIM_MS = 10 * 60_000

type Letter = Omit<MailMessage, 'attachment'>

export const queueLetters = async (
  tx: Transaction,
  branchUuid: string,
  letters: readonly Letter[],
  dueAt: Date,
): Promise<void> => {
  if (letters.length === 0) return
  const rows = letters.map(({ id: uuid, ...rest }) => ({ ...rest, uuid, branchUuid, nextAttemptAt: dueAt }))
  await tx.insert(mails).values(rows)
}

export const queueMail = async (tx: Transaction, branchUuid: string, message: MailMessage): Promise<void> => {
  const { id, attachment, ...rest } = message
  await tx.insert(mails).values({
    ...rest,
    uuid: id,
    branchUuid,
    attachmentName: attachment?.fileName ?? null,
    nextAttemptAt: message.queuedAt,
  })
  if (attachment === null) return
  for (let from = 0, position = 0; from < attachment.content.length; from += PART_BYTES, position += 1) {
    const content = attachment.content.subarray(from, from + PART_BYTES).toString('base64')
    await tx.insert(mailParts).values({ mailUuid: id, branchUuid, position, content })
    await yieldToEventLoop()
  }
}

export type ClaimedMail = typeof mails.$inferSelect

export const claimMail = async (db: Database, now: number): Promise<ClaimedMail | null> => {
  const at = new Date(now)
  const due = db
    .select({ uuid: mails.uuid })
    .from(mails)
    .where(and(lte(mails.nextAttemptAt, at), or(isNull(mails.claimedUntil), lte(mails.claimedUntil, at))))
    .orderBy(asc(mails.nextAttemptAt), asc(mails.uuid))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(mails)
    .set({ claimedUntil: new Date(now + CLAIM_MS), attempts: sql`${mails.attempts} + 1` })
    .where(sql`${mails.uuid} = (${due})`)
    .returning()
  return claimed ?? null
}

export const readMail = async (db: Database, mail: ClaimedMail): Promise<MailMessage | null> => {
  const pieces: Buffer[] = []
  for (;;) {
    const [part] = await db
      .select({ content: mailParts.content })
      .from(mailParts)
      .where(and(eq(mailParts.mailUuid, mail.uuid), eq(mailParts.position, pieces.length)))
    if (part === undefined) break
    pieces.push(Buffer.from(part.content, 'base64'))
    await yieldToEventLoop()
  }
  const [still] = await db.select({ uuid: mails.uuid }).from(mails).where(eq(mails.uuid, mail.uuid))
  if (still === undefined) return null
  return {
    id: mail.uuid,
    memberUuid: mail.memberUuid,
    administratorUuid: mail.administratorUuid,
    recipient: mail.recipient,
    senderName: mail.senderName,
    language: mail.language,
    subject: mail.subject,
    body: mail.body,
    attachment: mail.attachmentName === null ? null : { fileName: mail.attachmentName, content: Buffer.concat(pieces) },
    leaveUrl: mail.leaveUrl,
    queuedAt: mail.queuedAt,
  }
}

export const removeMail = async (db: Database, uuid: string): Promise<void> => {
  await db.delete(mails).where(eq(mails.uuid, uuid))
}

export const removeMailsOf = async (db: Database, memberUuid: string): Promise<void> => {
  await db.delete(mails).where(eq(mails.memberUuid, memberUuid))
}

export const postponeMail = async (db: Database, uuid: string, until: number): Promise<void> => {
  await db
    .update(mails)
    .set({ claimedUntil: null, nextAttemptAt: new Date(until) })
    .where(eq(mails.uuid, uuid))
}

/** Call only if no other server is running. */
export const releaseClaims = async (db: Database): Promise<void> => {
  await db.update(mails).set({ claimedUntil: null }).where(isNotNull(mails.claimedUntil))
}

export const nextDueAt = async (db: Database): Promise<number | null> => {
  const [row] = await db
    .select({ at: sql<string | Date | null>`min(greatest(${mails.nextAttemptAt}, ${mails.claimedUntil}))` })
    .from(mails)
  const at = row?.at ?? null
  return at === null ? null : new Date(at).getTime()
}
