import { useLingui } from '@lingui/react/macro'
import type { Center } from '@repo/api-client/center/show-center'
import type { WeightEntry } from '@repo/api-client/members/measures'
import type { Member } from '@repo/api-client/members/member'
import type { MemberTraining } from '@repo/api-client/members/member-trainings'
import { formatDay } from '@repo/domain/time/date-format'
import type { Period } from '@repo/domain/time/period'
import { totalsOf } from '@repo/domain/trainings/training-totals'

import { dayIn } from '../../../../app/locale/day-in.ts'
import { useLocale } from '../../../../app/locale/use-locale.ts'
import { type Comparison, useMetricFacts, useTimeText } from '../metric-facts.ts'

const useMetricLabels = () => {
  const { t } = useLingui()
  return { modalities: { individual: t`Individual`, group: t`Group` } }
}

export interface ReportSubject {
  readonly center: Center
  readonly member: Member
  readonly trainings: readonly MemberTraining[]
  readonly weights: readonly WeightEntry[]
  /** Null if there is nothing to compare with. */
  readonly before: Comparison | null
  readonly period: Period
  readonly today: string
}

export const useReport = ({ center, member, trainings, today }: ReportSubject) => {
  const { t } = useLingui()
  const language = useLocale()
  const { modalities } = useMetricLabels()
  const timeText = useTimeText()
  const totals = totalsOf(trainings)
  const { person, metrics } = useMetricFacts(member, totals, today)
  const rowOf = (training: MemberTraining, index: number) => [
    String(index + 1),
    modalities[training.modality],
    training.type,
    timeText(training.seconds / 60),
    formatDay(dayIn(center.zone, training.startAt.getTime()), language),
  ]
  return { person, metrics, totals, head: [t`No.`, t`Modality`, t`Training type`, t`Duration`, t`Date`], rowOf }
}
