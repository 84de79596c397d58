import { useLingui } from '@lingui/react/macro'
import type { Training } from '@repo/api-client/trainings/training'
import { formatClock } from '@repo/domain/core/number-format'
import { heartCurveOf } from '@repo/domain/trainings/heart-curve'
import { shownEffort } from '@repo/domain/trainings/physiology'
import { ZONES } from '@repo/domain/trainings/zones'
import { useResultParts } from '@repo/live-class/result-parts'
import { SavePicture } from '@repo/live-class/save-picture'
import { Card } from '@repo/ui/card'
import { ChartFrame } from '@repo/ui/chart-frame'
import { Columns } from '@repo/ui/columns'
import { HeartCurve } from '@repo/ui/heart-curve'
import { Stack } from '@repo/ui/stack'
import { StatCard } from '@repo/ui/stat-card'
import { ZoneTimes } from '@repo/ui/zone-times'

import { useSessionStore } from '../../app/session/session-store.ts'
import { useFrameLabels } from '../../lib/charts/use-frame-labels.ts'
import { useSpanText } from '../../lib/charts/use-span-text.ts'

const curveOf = ({ records, startAt, stepSeconds }: Training) =>
  heartCurveOf(
    records.map(({ at, heartRate }) => ({
      second: Math.floor((at.getTime() - startAt.getTime()) / 1000),
      heartRate,
    })),
    stepSeconds,
  )

export const useTrainingResult = (training: Training) =>
  useResultParts({
    ...training,
    curve: curveOf(training),
    zoneSeconds: ZONES.map((zone) => training.zoneSeconds[zone]),
    standing: null,
  })

type Parts = ReturnType<typeof useTrainingResult>

/** What a training came to: large figures, one curve, and one bar of zones. */
export function TrainingSummary({ training, parts }: { training: Training; parts: Parts }) {
  const { t } = useLingui()
  const words = useFrameLabels()
  const spanText = useSpanText()
  const { curve, scale, summary, zones, zonesLabel, figures } = parts
  const { maxHeartRate } = training
  const effortOf = (rate: number): string =>
    maxHeartRate === null ? '–' : `${shownEffort((rate * 100) / maxHeartRate)} %`
  const rows = curve.heartRates.flatMap((rate, index) =>
    rate === null
      ? []
      : {
          key: String(index),
          cells: [formatClock((index + 0.5) * curve.stepSeconds), t`${{ rate }} bpm`, effortOf(rate)],
        },
  )
  return (
    <Stack gap="l">
      <Columns min="figure" gap="m">
        <StatCard label={t`Duration`} icon="clock" value={spanText(training.seconds)} />
        {figures.map((figure) => (
          <StatCard key={figure.label} {...figure} />
        ))}
      </Columns>
      <ChartFrame
        level={2}
        title={t`Heart rate`}
        summary={summary}
        emptyText={curve.heartRates.length === 0 ? t`No data` : undefined}
        words={words}
        columns={[t`Time`, t`Heart rate`, t`Effort`]}
        rows={rows}
      >
        {(view) => <HeartCurve {...view} {...scale} curve={curve} />}
      </ChartFrame>
      {zones.length > 0 && (
        <Card padding="l">
          <ZoneTimes label={zonesLabel} zones={zones} />
        </Card>
      )}
    </Stack>
  )
}

/** Draws the same parts as a picture to share. */
export function TrainingPicture({ training, parts, zone }: { training: Training; parts: Parts; zone: string }) {
  const center = useSessionStore((state) => state.center)
  return (
    <SavePicture
      parts={parts}
      centerName={center?.name ?? ''}
      logoUrl={center?.imageUrl ?? null}
      name={training.pseudonym ?? training.userName ?? ''}
      title={training.type}
      startAt={training.startAt.getTime()}
      zone={zone}
    />
  )
}
