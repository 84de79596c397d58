import { randomUUID } from 'node:crypto'

import type { AuditSnapshot } from '@repo/domain/center/audit'
import { resetLimits } from '@repo/domain/core/limits'
import { and, eq, gt, lte } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { administrators, passwordResets } from '../../database/schema/staff.ts'
import type { Context } from '../../lib/context.ts'
import type { Language } from '../../lib/language.ts'
import { Refusal } from '../../lib/refusal.ts'
import { hashOf, newToken } from '../../lib/secrets.ts'
import { queueLetters } from '../../mail/mail-queue.ts'
import { branchOf } from '../center/center-queries.ts'

interface ResetFacts {
  readonly centerName: string
  readonly name: string
  readonly link: string
}

const lines = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`

const WORDS = {
  en: ({ centerName, name, link }: ResetFacts) => ({
    subject: `Reset your password for ${centerName}`,
    body: lines(
      `Hi ${name},`,
      `Open this link within ${resetLimits.minutes} minutes. It works only once.`,
      `Choose a new password:\n${link}`,
      "If you didn't ask for this, you don't need to do anything. Your password won't change.",
      centerName,
    ),
  }),
  es: ({ centerName, name, link }: ResetFacts) => ({
    subject: `Nueva contraseña de ${centerName}`,
    body: lines(
      `Hola, ${name}:`,
      `Abre este enlace en los próximos ${resetLimits.minutes} minutos. Sirve una sola vez.`,
      `Elegir una contraseña nueva:\n${link}`,
      'Si no la pediste, no tienes que hacer nada: tu contraseña sigue igual.',
      centerName,
    ),
  }),
} as const satisfies Record<Language, (facts: ResetFacts) => { subject: string; body: string }>

export const passwordWords = (language: Language, facts: ResetFacts) => ({ language, ...WORDS[language](facts) })

type Person = typeof administrators.$inferSelect

interface ResetRequest {
  readonly email: string
  readonly language: Language
  readonly url: string
  readonly now: number
}

const MOST_LINKS = 5
/** Links emailed immediately. Each further link is delayed, so that requests can't flood a mailbox. */
const AT_ONCE = 3
const WAIT_MS = 300_000

/** Null if the account has enough links. */
const openLink = async (tx: Transaction, { person, now }: { readonly person: Person; readonly now: number }) => {
  // serializes concurrent calls
  await tx.select().from(administrators).where(eq(administrators.uuid, person.uuid)).for('update')
  const own = eq(passwordResets.administratorUuid, person.uuid)
  const alive = await tx
    .select()
    .from(passwordResets)
    .where(and(own, gt(passwordResets.expiresAt, new Date(now))))
  if (alive.length >= MOST_LINKS) return null
  await tx.delete(passwordResets).where(and(own, lte(passwordResets.expiresAt, new Date(now))))
  const token = newToken()
  const wait = Math.max(0, alive.length + 1 - AT_ONCE) * WAIT_MS
  const expiresAt = new Date(now + wait + resetLimits.minutes * 60_000)
  const { uuid: administratorUuid, branchUuid } = person
  await tx.insert(passwordResets).values({ tokenHash: hashOf(token), expiresAt, administratorUuid, branchUuid })
  return { token, dueAt: new Date(now + wait) }
}

/** Earlier links stay valid, so that a stranger's request can't end them. At the limit, no email is queued. */
export const requestReset = async (tx: Transaction, { email, language, url, now }: ResetRequest): Promise<void> => {
  const center = await branchOf(tx)
  const signsIn = and(eq(administrators.email, email), eq(administrators.isActive, true))
  const [person] = await tx.select().from(administrators).where(signsIn)
  if (person === undefined) return
  const opened = await openLink(tx, { person, now })
  if (opened === null) return
  // browsers don't send the fragment to a server
  const facts = { centerName: center.name, name: person.name, link: `${url}/reset-password#${opened.token}` }
  const mail = {
    id: randomUUID(),
    memberUuid: null,
    administratorUuid: person.uuid,
    recipient: person.email,
    senderName: center.name,
    ...passwordWords(language, facts),
    queuedAt: new Date(now),
  }
  await queueLetters(tx, center.uuid, [mail], opened.dueAt)
}

const isGood = (token: string, now: number) =>
  and(eq(passwordResets.tokenHash, hashOf(token)), gt(passwordResets.expiresAt, new Date(now)))

export const unknownLink = (): Refusal =>
  new Refusal('reset-link-unknown', { values: { minutes: String(resetLimits.minutes) } })

export const isResetLink = async (tx: Transaction, token: string, now: number): Promise<boolean> =>
  (await tx.select().from(passwordResets).where(isGood(token, now))).length > 0

interface NewPassword {
  readonly audit: Context['audit']
  readonly token: string
  readonly passwordHash: string
  readonly now: number
}

/** Also ends the account's other links. Only one of several concurrent calls succeeds. */
export const resetPassword = async (
  tx: Transaction,
  { audit, token, passwordHash, now }: NewPassword,
): Promise<{ readonly uuid: string; readonly before: AuditSnapshot | null }> => {
  const [spent] = await tx
    .delete(passwordResets)
    .where(isGood(token, now))
    .returning({ uuid: passwordResets.administratorUuid })
  if (spent === undefined) throw unknownLink()
  const before = await audit.snapshot(tx, { kind: 'administrator', uuid: spent.uuid })
  await tx.delete(passwordResets).where(eq(passwordResets.administratorUuid, spent.uuid))
  await tx.update(administrators).set({ passwordHash }).where(eq(administrators.uuid, spent.uuid))
  return { uuid: spent.uuid, before }
}
