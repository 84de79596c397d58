import { type OwnedResult, useResultParts } from '@repo/live-class/result-parts'
import { SavePicture } from '@repo/live-class/save-picture'
import { HeartCurve } from '@repo/ui/heart-curve'
import { Inline } from '@repo/ui/inline'
import { MeasuredBox } from '@repo/ui/measured-box'
import { Stack } from '@repo/ui/stack'
import { StatCard } from '@repo/ui/stat-card'
import { Text } from '@repo/ui/text'
import { ZoneTimes } from '@repo/ui/zone-times'

import { usePhoneStore } from '../../app/phone-store.ts'
import { curve, figures } from '../join.css.ts'

interface OwnResultProps {
  result: OwnedResult
  pseudonym: string
  trainingName: string
  roomName: string
  startAt: number
}

export function OwnResult({ result, pseudonym, trainingName, roomName, startAt }: OwnResultProps) {
  const parts = useResultParts(result)
  const center = usePhoneStore((state) => state.center)
  return (
    <Stack gap="l">
      {parts.place !== null && (
        <Inline gap="s" align="baseline">
          <Text size="xl" weight="bold" tone="accent">
            {parts.place.text}
          </Text>
          <Text tone="muted">{parts.place.by}</Text>
        </Inline>
      )}
      {result.curve.heartRates.length > 0 && (
        <div className={curve}>
          <MeasuredBox>
            {(size) => <HeartCurve {...size} {...parts.scale} curve={parts.curve} summary={parts.summary} />}
          </MeasuredBox>
        </div>
      )}
      {parts.zones.length > 0 && <ZoneTimes label={parts.zonesLabel} zones={parts.zones} />}
      <div className={figures}>
        {parts.figures.map((figure) => (
          <StatCard key={figure.label} {...figure} size="m" />
        ))}
      </div>
      <SavePicture
        parts={parts}
        centerName={center?.name ?? ''}
        logoUrl={center?.logoUrl ?? null}
        name={pseudonym}
        title={trainingName}
        roomName={roomName}
        startAt={startAt}
        wide
      />
    </Stack>
  )
}
