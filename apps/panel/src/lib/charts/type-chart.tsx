import { useLingui } from '@lingui/react/macro'
import { ChartFrame } from '@repo/ui/chart-frame'
import { DoughnutChart } from '@repo/ui/doughnut-chart'

import { useFrameLabels } from './use-frame-labels.ts'
import { useTypeParts, type TypeCounts } from './use-type-parts.ts'

export function TypeChart({ totals }: { totals: TypeCounts }) {
  const { t } = useLingui()
  const words = useFrameLabels()
  const { parts, total, summary, formatShare } = useTypeParts(totals)
  const title = t`Training types`
  return (
    <ChartFrame
      level={2}
      size="grows"
      title={title}
      summary={summary}
      emptyText={parts.length === 0 ? t`No sessions in this period` : undefined}
      words={words}
      columns={[t`Type`, t`Sessions`]}
      rows={parts.map(({ key, label, text }) => ({ key, cells: [label, text] }))}
    >
      {(view) => <DoughnutChart {...view} parts={parts} total={total} formatShare={formatShare} legendLabel={title} />}
    </ChartFrame>
  )
}
