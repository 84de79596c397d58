import { useLingui } from '@lingui/react/macro'
import { OWN_ACCENT } from '@repo/domain/center/accent'
import { formatDay } from '@repo/domain/time/date-format'
import { printableComments, tidyComments } from '@repo/domain/trainings/report-comments'

import { useLocale } from '../../../../app/locale/use-locale.ts'
import { trendOfFact } from '../metric-facts.ts'
import { usePaperCharts } from './paper-charts.tsx'
import type { ReportContent } from './report-content.ts'
import { useReport, type ReportSubject } from './use-report.ts'

export interface PaperContent {
  readonly content: Omit<ReportContent, 'logo' | 'charts'>
  readonly drawCharts: () => ReportContent['charts']
  readonly fileName: string
}

export const useReportContent = (subject: ReportSubject, typed: string): PaperContent => {
  const { t } = useLingui()
  const language = useLocale()
  const { center, member, trainings, weights, before, period, today } = subject
  const { person, metrics, totals, head, rowOf } = useReport(subject)
  const { measurementSystem: system, zone } = center
  const drawCharts = usePaperCharts({ totals, weights, system, zone })
  const day = (text: string) => formatDay(text, language)
  const name = [member.name, member.lastName1].filter(Boolean).join(' ') || member.email
  const comments = tidyComments(printableComments(typed))
  const facts = metrics.map((fact) => ({ ...fact, change: trendOfFact(fact.key, totals, before).trend?.text }))
  const days = before === null ? null : [day(before.period.start), day(before.period.end)]
  const isCompared = facts.some(({ change }) => change !== undefined)
  const content = {
    title: t`Report of ${name}`,
    centerName: center.name,
    accent: center.accentColor ?? OWN_ACCENT,
    period: `${day(period.start)} – ${day(period.end)}`,
    member: person,
    metrics: facts,
    comparison: days !== null && isCompared ? t`Compared with ${{ first: days[0] }} – ${{ last: days[1] }}` : null,
    comments: comments === '' ? null : { title: t`Comments`, text: comments },
    trainings: { title: t`Sessions`, head, rows: trainings.map(rowOf), none: t`No sessions in this period` },
    foot: t`${{ center: center.name }} · created on ${{ day: day(today) }}`,
    // the worker inserts the numbers
    pageOf: t`Page ${{ page: '{page}' }} of ${{ last: '{pages}' }}`,
  }
  return { content, drawCharts, fileName: `${t`report-${name}`}.pdf` }
}
