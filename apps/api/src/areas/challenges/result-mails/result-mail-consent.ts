import { randomUUID } from 'node:crypto'

import { mayStillConfirm, type ResultMails } from '@repo/domain/challenges/result-mails'
import { resultMailLimits } from '@repo/domain/core/limits'
import { and, eq, isNull } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { members } from '../../../database/schema/members.ts'
import type { Encryption } from '../../../lib/encryption.ts'
import type { Language } from '../../../lib/language.ts'
import { queueMail } from '../../../mail/mail-queue.ts'
import { branchOf } from '../../center/center-queries.ts'
import { joinedMember, type Member, resultMailsOf, stopResultMails } from '../../members/result-mails.ts'

export const RESULT_MAIL_PATHS = { confirm: '/result-mails/confirm/', stop: '/result-mails/stop/' } as const

/** Encryption purposes, so that one link's token isn't valid for the other. */
const PURPOSES = { confirm: 'result-mails-confirm', stop: 'result-mails-stop' } as const

interface Reader {
  readonly branchUuid: string
  readonly memberUuid: string
}

export interface ConsentRequest extends Reader {
  readonly requestedAt: number
  readonly language: Language
}

const SEPARATOR = ' '

/** Valid only for the request it was sent with. */
export const confirmUrl = (
  encryption: Encryption,
  origin: string,
  { branchUuid, memberUuid, requestedAt, language }: ConsentRequest,
): string => {
  const text = [branchUuid, memberUuid, requestedAt, language].join(SEPARATOR)
  return `${origin}${RESULT_MAIL_PATHS.confirm}${encryption.encrypt(text, PURPOSES.confirm)}`
}

/** Never expires, because members may use an old email. */
export const stopUrl = (encryption: Encryption, origin: string, { branchUuid, memberUuid }: Reader): string =>
  `${origin}${RESULT_MAIL_PATHS.stop}${encryption.encrypt([branchUuid, memberUuid].join(SEPARATOR), PURPOSES.stop)}`

export const consentRequestOf = (encryption: Encryption, token: string): ConsentRequest | null => {
  const [branchUuid, memberUuid, requestedAt, language] =
    encryption.decrypt(token, PURPOSES.confirm)?.split(SEPARATOR) ?? []
  if (branchUuid === undefined || memberUuid === undefined || requestedAt === undefined) return null
  return { branchUuid, memberUuid, requestedAt: Number(requestedAt), language: language === 'es' ? 'es' : 'en' }
}

export const stoppedBy = (encryption: Encryption, token: string): Reader | null => {
  const [branchUuid, memberUuid] = encryption.decrypt(token, PURPOSES.stop)?.split(SEPARATOR) ?? []
  return branchUuid === undefined || memberUuid === undefined ? null : { branchUuid, memberUuid }
}

interface ConsentFacts {
  readonly centerName: string
  readonly name: string
  readonly link: string
}

const DAYS = resultMailLimits.confirmWithinHours / 24

const lines = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`

const WORDS = {
  en: ({ centerName, name, link }: ConsentFacts) => ({
    subject: `Get your results from ${centerName} by email?`,
    body: lines(
      name === '' ? 'Hi,' : `Hi ${name},`,
      `Someone with your sign-in code asked, from a phone in a class at ${centerName}, to get your challenge results by email. If that was you, open this link within ${DAYS} days to confirm.`,
      `Send me my results:\n${link}`,
      "If it wasn't you, you don't need to do anything. We won't send any results.",
      centerName,
    ),
  }),
  es: ({ centerName, name, link }: ConsentFacts) => ({
    subject: `¿Tus resultados de ${centerName} por correo?`,
    body: lines(
      name === '' ? 'Hola:' : `Hola, ${name}:`,
      `En un teléfono, durante una clase en ${centerName}, alguien con tu código de acceso pidió tus resultados de los retos por correo. Si fuiste tú, abre este enlace en los próximos ${DAYS} días y acepta.`,
      `Sí, quiero mis resultados:\n${link}`,
      'Si no fuiste tú, no tienes que hacer nada: no se envía ningún resultado.',
      centerName,
    ),
  }),
} as const satisfies Record<Language, (facts: ConsentFacts) => { subject: string; body: string }>

export const consentWords = (language: Language, facts: ConsentFacts) => ({ language, ...WORDS[language](facts) })

interface Choice {
  readonly memberUuid: string
  readonly isWanted: boolean
  readonly language: Language
  readonly origin: string
  readonly encryption: Encryption
  readonly now: number
}

const requestConsent = async (
  tx: Transaction,
  member: Member,
  { language, origin, encryption, now }: Choice,
): Promise<void> => {
  const center = await branchOf(tx)
  const consentRequest = { branchUuid: center.uuid, memberUuid: member.uuid, requestedAt: now, language }
  const link = confirmUrl(encryption, origin, consentRequest)
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
  const at = { resultMailsRequestedAt: new Date(now) }
  await tx.update(members).set(at).where(eq(members.uuid, member.uuid))
}

/** An opt-in needs confirmation by email; an opt-out applies immediately. */
export const chooseResultMails = async (tx: Transaction, choice: Choice): Promise<ResultMails> => {
  const { memberUuid, isWanted, now } = choice
  const member = await joinedMember(tx, memberUuid)
  if (!isWanted) {
    await stopResultMails(tx, memberUuid)
    return 'off'
  }
  const state = resultMailsOf(member, now)
  if (state !== 'off') return state
  await requestConsent(tx, member, choice)
  return 'asked'
}

interface Confirmation {
  readonly consentRequest: ConsentRequest
  /** The center's origin where the link was opened, for later links. */
  readonly origin: string
  readonly now: number
}

/** Accepts repeated confirmations. Returns false if a newer request was sent or none is open. */
export const confirmResultMails = async (
  tx: Transaction,
  { consentRequest: { memberUuid, requestedAt, language }, origin, now }: Confirmation,
): Promise<boolean> => {
  const isLinked = and(eq(members.uuid, memberUuid), isNull(members.unlinkedAt))
  const [member] = await tx.select().from(members).where(isLinked).for('update')
  if (member === undefined) return false
  if (member.resultMailsSince !== null) return member.resultMailsSince.getTime() >= requestedAt
  if (member.resultMailsRequestedAt?.getTime() !== requestedAt || !mayStillConfirm(requestedAt, now)) return false
  const consent = { resultMailsSince: new Date(now), resultMailsRequestedAt: null, resultMailsOrigin: origin, language }
  await tx.update(members).set(consent).where(eq(members.uuid, memberUuid))
  return true
}
