import { useLingui } from '@lingui/react/macro'
import { progressAt, remainingSecondsAt } from '@repo/domain/class-clock'
import { ordersFor } from '@repo/domain/class-configuration'
import type { ClassFacts } from '@repo/domain/class-life'
import { formatTime, zoneCity } from '@repo/domain/date-format'
import { participantsAt } from '@repo/domain/live-wall'
import { formatClock } from '@repo/domain/number-format'
import { countLive } from '@repo/domain/quiet'
import { Button } from '@repo/ui/button'
import { ClassBar } from '@repo/ui/class-bar'
import { IconButton } from '@repo/ui/icon-button'
import { SegmentedControl } from '@repo/ui/segmented-control'
import { useStore } from 'zustand/react'

import type { ClassControl } from './class-control.ts'
import type { ClassViewHost } from './class-view-host.ts'
import { useConfigurationWords } from './configuration-words.ts'
import { useServerTime } from './use-server-time.ts'

export interface RunningBarProps {
  control: ClassControl
  facts: ClassFacts
  host: ClassViewHost
  roomName: string
  isStopping: boolean
  onShowQr: () => void
  onStop: () => void
  onLeave: () => void
}

const stepKindFor = { trampoline: 'jumps', boots: 'boots', steps: 'steps' } as const

/** Clock and actions above the tiles; drawn with every beat, and the tiles below are not. */
export function RunningBar({ control, facts, host, roomName, isStopping, ...on }: RunningBarProps) {
  const { t, i18n } = useLingui()
  const { orders } = useConfigurationWords()
  const order = useStore(control.store, (state) => state.order)
  const now = useServerTime(control)
  const live = useStore(control.store, (state) => countLive(participantsAt(state.wall, state.now)).live)
  const joined = useStore(control.store, ({ wall }) => wall.packet?.participants.length ?? 0)
  const offered = ordersFor(facts.stepsIcon === null ? null : stepKindFor[facts.stepsIcon])
  return (
    <ClassBar
      title={roomName}
      subtitle={t`${{ training: facts.trainingName }} · ${live} of ${joined} live`}
      clock={{ label: t`Time left`, value: formatClock(remainingSecondsAt(facts, now)) }}
      progress={progressAt(facts, now)}
      progressLabel={t`Progress of the class`}
      start={formatTime(facts.startAt, host.zone)}
      end={`${formatTime(facts.finishAt, host.zone)} (${zoneCity(host.zone, i18n.locale === 'es' ? 'es' : 'en')})`}
      actions={
        <>
          {host.kind === 'panel' && <IconButton icon="back" label={t`All rooms`} onClick={on.onLeave} />}
          <SegmentedControl
            label={t`Order of the tiles`}
            segments={offered.map((value) => ({ value, label: orders[value] }))}
            value={order ?? facts.order}
            onValueChange={control.choose}
          />
          <IconButton icon="qr" label={t`QR code`} onClick={on.onShowQr} />
          {host.canControl && (
            <Button tone="danger" icon="stop" onClick={on.onStop} loading={isStopping}>
              {t`Stop class`}
            </Button>
          )}
        </>
      }
    />
  )
}
