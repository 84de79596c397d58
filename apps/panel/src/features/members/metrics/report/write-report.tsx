import type { Client } from '@repo/api-client/core/client'
import { listMemberTrainings } from '@repo/api-client/members/member-trainings'
import type { Locale } from '@repo/i18n'

import { inLocale } from '../../../../app/locale/in-locale.tsx'
import { logoOf } from './logo-of.ts'
import { makeReportPdf } from './make-report-pdf.ts'
import { ReportPaper } from './report-paper.tsx'
import type { PaperContent } from './use-report-content.ts'
import type { ReportSubject } from './use-report.ts'

export interface Report {
  readonly subject: ReportSubject
  readonly comments: string
  readonly language: Locale
  /** Client in the report's language, or null if it is the page's. */
  readonly namer: Client | null
}

/** Translates the training types into the report's language. */
const named = async ({ subject: { member, period, trainings }, namer }: Report) => {
  if (namer === null) return trainings
  const found = await namer.call(listMemberTrainings, { params: { uuid: member.uuid }, query: period })
  const types = new Map(found.map(({ uuid, type }) => [uuid, type]))
  return trainings.map((training) => ({ ...training, type: types.get(training.uuid) ?? training.type }))
}

export const writeReport = async (report: Report): Promise<File> => {
  const subject = { ...report.subject, trainings: await named(report) }
  const { content, drawCharts, fileName } = await inLocale<PaperContent>(report.language, (say) => (
    <ReportPaper subject={subject} comments={report.comments} onWritten={say} />
  ))
  const logo = await logoOf(subject.center.imageUrl)
  const pdf = await makeReportPdf({ ...content, charts: drawCharts(), logo })
  return new File([pdf], fileName, { type: 'application/pdf' })
}
