import { randomUUID } from 'node:crypto'

import { and, eq, isNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { branches } from '../../database/schema/branches.ts'
import { members } from '../../database/schema/members.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { Language } from '../../http/errors/sentences.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { countReport } from '../statistics/count-report.ts'
import { reportFileName, reportWords } from './report-words.ts'

interface Report {
  readonly branchUuid: string
  readonly adminUuid: string
  readonly senderName: string
  readonly email: string
  /** Absent means the center's. */
  readonly language: Language | undefined
  readonly pdf: Buffer
  readonly now: number
}

/** Queues a report for the linked member of the branch who has the address, and for nobody else; answers who that is. */
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
