import { randomUUID } from 'node:crypto'

import { resetLimits } from '@repo/domain/limits'
import { and, eq, gt } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { administrators } from '../db/tables/administrators.ts'
import { passwordResets } from '../db/tables/password-resets.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Language } from '../errors/sentences.ts'
import { queueMail } from '../mail/mail-queue.ts'
import { passwordWords } from '../mail/password-words.ts'
import { branchOf } from '../queries/branch.ts'
import { hashOf, newToken } from '../secrets.ts'

interface Ask {
  readonly email: string
  readonly language: Language
  /** Of the center's panel. */
  readonly url: string
  readonly now: number
}

/** Queues the mail with a link for whoever of the branch may sign in with an address; for nobody else. */
export const askForReset = async (tx: Transaction, { email, language, url, now }: Ask): Promise<void> => {
  const center = await branchOf(tx)
  const signsIn = and(eq(administrators.email, email.toLowerCase()), eq(administrators.isActive, true))
  const [person] = await tx.select().from(administrators).where(signsIn)
  if (person === undefined) return
  const token = newToken()
  const reset = { tokenHash: hashOf(token), expiresAt: new Date(now + resetLimits.minutes * 60_000) }
  await tx
    .insert(passwordResets)
    .values({ ...reset, administratorUuid: person.uuid, branchUuid: center.uuid })
    .onConflictDoUpdate({ target: passwordResets.administratorUuid, set: reset })
  // what stands behind # is sent to no server
  const facts = { centerName: center.name, name: person.name, link: `${url}/reset-password#${token}` }
  await queueMail(tx, center.uuid, {
    id: randomUUID(),
    memberUuid: null,
    administratorUuid: person.uuid,
    recipient: person.email,
    senderName: center.name,
    ...passwordWords(language, facts),
    attachment: null,
    queuedAt: new Date(now),
  })
}

/** Spends a link and gives its owner a password; answers who that is. Of several calls at once one succeeds. */
export const resetPassword = async (
  tx: Transaction,
  { token, passwordHash, now }: { readonly token: string; readonly passwordHash: string; readonly now: number },
): Promise<string> => {
  const [spent] = await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, hashOf(token)), gt(passwordResets.expiresAt, new Date(now))))
    .returning({ uuid: passwordResets.administratorUuid })
  if (spent === undefined) throw new Refusal('reset-link-unknown', { values: { minutes: String(resetLimits.minutes) } })
  await tx.update(administrators).set({ passwordHash }).where(eq(administrators.uuid, spent.uuid))
  return spent.uuid
}
