import { useLingui } from '@lingui/react/macro'
import { ChartFrame } from '@repo/ui/chart-frame'
import { DoughnutChart } from '@repo/ui/doughnut-chart'
import { SegmentedControl } from '@repo/ui/segmented-control'
import { ShareBars } from '@repo/ui/share-bars'
import { useState } from 'react'

import { useFrameLabels } from './use-frame-labels.ts'
import { useTypeParts, type TypeCounts } from './use-type-parts.ts'

interface TypeChartProps {
  totals: TypeCounts
  /** Where many types are expected: bars by size, with the ring as a choice. */
  hasBars?: boolean
}

export function TypeChart({ totals, hasBars = false }: TypeChartProps) {
  const { t } = useLingui()
  const words = useFrameLabels()
  const { parts, total, summary, formatShare } = useTypeParts(totals)
  const title = t`Training types`
  const [kind, setKind] = useState<'bars' | 'ring'>(hasBars ? 'bars' : 'ring')
  return (
    <ChartFrame
      level={2}
      size="grows"
      title={title}
      summary={summary}
      emptyText={parts.length === 0 ? t`No sessions in this period` : undefined}
      action={
        hasBars &&
        parts.length > 1 && (
          <SegmentedControl
            label={t`Chart type`}
            segments={[
              { value: 'bars', label: t`Bars` },
              { value: 'ring', label: t`Ring` },
            ]}
            value={kind}
            onValueChange={setKind}
          />
        )
      }
      words={words}
      columns={[t`Type`, t`Sessions`]}
      rows={parts.map(({ key, label, text }) => ({ key, cells: [label, text] }))}
    >
      {(view) =>
        kind === 'bars' ? (
          <ShareBars label={summary} parts={parts} formatShare={formatShare} />
        ) : (
          <DoughnutChart {...view} parts={parts} total={total} formatShare={formatShare} legendLabel={title} />
        )
      }
    </ChartFrame>
  )
}
