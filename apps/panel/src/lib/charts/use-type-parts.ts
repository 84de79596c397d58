import { useLingui } from '@lingui/react/macro'
import { formatCount } from '@repo/domain/core/number-format'
import type { TrainingTotals } from '@repo/domain/trainings/training-totals'

export type TypeCounts = Pick<TrainingTotals, 'byType' | 'trainings'>

export const useTypeParts = ({ byType, trainings }: TypeCounts) => {
  const { t } = useLingui()
  const parts = byType.map(({ type, count }) => ({ key: type, label: type, value: count, text: formatCount(count) }))
  const list = parts.map(({ label, text }) => `${label} ${text}`).join(', ')
  return {
    parts,
    total: { text: formatCount(trainings), label: trainings === 1 ? t`session` : t`sessions` },
    summary: t`Sessions by type: ${list}`,
    formatShare: (share: number) => `${Math.round(share * 100)} %`,
  }
}
