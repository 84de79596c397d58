import { useLingui } from '@lingui/react/macro'
import type { Center } from '@repo/api-client/centers/show-center'
import type { MemberTraining } from '@repo/api-client/members/list-member-trainings'
import type { WeightEntry } from '@repo/api-client/members/list-weights'
import type { Member } from '@repo/api-client/members/member'
import { formatDay } from '@repo/domain/date-format'
import type { Period } from '@repo/domain/period'
import { printableComments, tidyComments } from '@repo/domain/report-comments'
import { totalsOf } from '@repo/domain/training-totals'

import { dayIn } from '../../app/day-in.ts'
import { useSessionStore } from '../../app/session-store.ts'
import { logoOf } from './logo-of.ts'
import { useMetricFacts, useTimeText } from './metric-facts.ts'
import { useMetricWords } from './metric-words.ts'
import { usePaperCharts } from './paper-charts.tsx'
import type { ReportContent } from './report-content.ts'

export interface ReportSubject {
  readonly center: Center
  readonly member: Member
  readonly trainings: readonly MemberTraining[]
  readonly weights: readonly WeightEntry[]
  readonly period: Period
  readonly today: string
}

/** The report of the trainings that are left in it: its facts for the screen, and all of it for the PDF. */
export const useReport = ({ center, member, trainings, weights, period, today }: ReportSubject) => {
  const { t } = useLingui()
  const language = useSessionStore((state) => state.locale)
  const { modalities } = useMetricWords()
  const timeText = useTimeText()
  const totals = totalsOf(trainings)
  const { person, metrics } = useMetricFacts(member, totals, today)
  const { measurementSystem: system, zone } = center
  const paperCharts = usePaperCharts({ totals, weights, system, zone })
  const day = (text: string) => formatDay(text, language)
  const name = [member.name, member.lastName1].filter(Boolean).join(' ') || member.email

  const rowOf = (training: MemberTraining, index: number) => [
    String(index + 1),
    modalities[training.modality],
    training.type,
    timeText(training.seconds / 60),
    day(dayIn(zone, training.startAt.getTime())),
  ]
  const head = [t`No.`, t`Modality`, t`Training type`, t`Duration`, t`Date`]
  const contentWith = async (typed: string): Promise<ReportContent> => {
    const comments = tidyComments(printableComments(typed))
    return {
      title: t`Report of ${name}`,
      centerName: center.name,
      logo: await logoOf(center.imageUrl),
      period: `${day(period.start)} – ${day(period.end)}`,
      member: person,
      metrics,
      comments: comments === '' ? null : { title: t`Comments`, text: comments },
      charts: paperCharts(),
      trainings: { title: t`Trainings`, head, rows: trainings.map(rowOf), none: t`No trainings in this period` },
      foot: t`${center.name} · made on ${day(today)}`,
      // the worker puts the numbers in, page by page
      pageOf: t`Page ${'{page}'} of ${'{pages}'}`,
    }
  }
  return { person, metrics, totals, head, rowOf, contentWith, fileName: t`report-${name}` }
}
