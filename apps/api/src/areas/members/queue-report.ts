import { randomUUID } from 'node:crypto'

import { reportLimits } from '@repo/domain/trainings/training-limits'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { branches } from '../../database/schema/center.ts'
import { members } from '../../database/schema/members.ts'
import { administrators, sentReports } from '../../database/schema/staff.ts'
import type { Language } from '../../lib/language.ts'
import { Refusal } from '../../lib/refusal.ts'
import { queueMail } from '../../mail/mail-queue.ts'

interface ReportFacts {
  readonly centerName: string
  readonly memberName: string
}

interface ReportWords {
  readonly subject: string
  readonly body: string
}

const lines = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`

const WORDS: Readonly<Record<Language, (facts: ReportFacts) => ReportWords>> = {
  en: ({ centerName, memberName }) => ({
    subject: `Your training report from ${centerName}`,
    body: lines(
      memberName === '' ? 'Hi,' : `Hi ${memberName},`,
      "Here's your training report. You earned every minute in it. Nice work!",
      'If you have questions, ask the staff on your next visit.',
      `See you soon,\n${centerName}`,
    ),
  }),
  es: ({ centerName, memberName }) => ({
    subject: `Tu reporte de entrenamiento de ${centerName}`,
    body: lines(
      memberName === '' ? 'Hola:' : `Hola, ${memberName}:`,
      'Aquí tienes el reporte de tus entrenamientos. Cada minuto te lo ganaste con tu esfuerzo. ¡Felicidades!',
      'Si tienes alguna pregunta, acércate al personal en tu próxima visita.',
      `Nos vemos pronto,\n${centerName}`,
    ),
  }),
}

export const reportWords = (language: Language, facts: ReportFacts) => ({ language, ...WORDS[language](facts) })

const FALLBACK_NAMES: Readonly<Record<Language, string>> = { en: 'Report', es: 'Reporte' }

/** Removes characters that are unsafe in file names or headers. */
const reportFileName = (language: string, fullName: string): string => {
  const plain = fullName
    .replaceAll(/[\p{C}"*/:<>?\\|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${plain === '' ? FALLBACK_NAMES[language === 'es' ? 'es' : 'en'] : plain}.pdf`
}

interface Report {
  readonly branchUuid: string
  readonly adminUuid: string
  readonly senderName: string
  readonly email: string
  /** The center's language if undefined. */
  readonly language: Language | undefined
  readonly pdf: Buffer
  readonly now: number
}

/** Returns the member's id. */
export const queueReport = async (tx: Transaction, report: Report): Promise<string> => {
  const { branchUuid, adminUuid, senderName, email, pdf, now } = report
  const [found] = await tx
    .select({ member: members, centerName: branches.name, language: branches.language })
    .from(members)
    .innerJoin(branches, eq(branches.uuid, members.branchUuid))
    .where(and(eq(members.email, email), isNull(members.unlinkedAt)))
  if (found === undefined) throw new Refusal('recipient-unknown')
  await countReport(tx, { branchUuid, adminUuid, now })
  const { member, centerName } = found
  const language = report.language ?? found.language
  const fullName = [member.name, member.lastName1, member.lastName2 ?? ''].filter((part) => part !== '').join(' ')
  await queueMail(tx, branchUuid, {
    id: randomUUID(),
    memberUuid: member.uuid,
    administratorUuid: null,
    recipient: member.email,
    senderName,
    ...reportWords(language, { centerName, memberName: member.name }),
    attachment: { fileName: reportFileName(language, fullName), content: pdf },
    queuedAt: new Date(now),
  })
  return member.uuid
}

const HOUR_MS = 3_600_000

const countReport = async (
  tx: Transaction,
  { branchUuid, adminUuid, now }: { readonly branchUuid: string; readonly adminUuid: string; readonly now: number },
): Promise<void> => {
  // serializes concurrent reports
  await tx
    .select({ uuid: administrators.uuid })
    .from(administrators)
    .where(eq(administrators.uuid, adminUuid))
    .for('no key update')
  const own = eq(sentReports.administratorUuid, adminUuid)
  await tx.delete(sentReports).where(and(own, lte(sentReports.at, new Date(now - HOUR_MS))))
  const counted = await tx.select({ at: sentReports.at }).from(sentReports).where(own).orderBy(asc(sentReports.at))
  const oldest = counted.at(-reportLimits.mailsPerHour)
  if (oldest !== undefined) {
    const left = oldest.at.getTime() + HOUR_MS - now
    throw new Refusal('rate-limited', { retryAfterSeconds: Math.ceil(left / 1000) })
  }
  await tx
    .insert(sentReports)
    .values({ uuid: randomUUID(), branchUuid, administratorUuid: adminUuid, at: new Date(now) })
}
