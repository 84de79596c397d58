import { useLingui } from '@lingui/react/macro'
import { progressAt, remainingSecondsAt } from '@repo/domain/class-clock'
import { ordersFor } from '@repo/domain/class-configuration'
import type { ClassFacts } from '@repo/domain/class-life'
import { formatTime, zoneCity } from '@repo/domain/date-format'
import { spokenAddress } from '@repo/domain/join-code'
import { participantsAt } from '@repo/domain/live-wall'
import { formatClock } from '@repo/domain/number-format'
import { countLive } from '@repo/domain/quiet'
import { Button } from '@repo/ui/button'
import { ClassBar } from '@repo/ui/class-bar'
import { IconButton } from '@repo/ui/icon-button'
import { SegmentedControl } from '@repo/ui/segmented-control'
import { WallBar } from '@repo/ui/wall-bar'
import { useStore } from 'zustand/react'

import type { ClassControl } from './class-control.ts'
import type { ClassViewHost } from './class-view-host.ts'
import { useConfigurationWords } from './configuration-words.ts'
import { JoinCode } from './join-code.tsx'
import { OfflineNote } from './offline-note.tsx'
import { joinWord, whileAsleep, whileAwake, withRoom } from './running-bar.css.ts'
import { useServerTime } from './use-server-time.ts'

export interface RunningBarProps {
  control: ClassControl
  facts: ClassFacts
  host: ClassViewHost
  roomName: string
  /** The way into the class; null while no place is free. */
  joinAddress: string | null
  isStopping: boolean
  onShowQr: () => void
  onStop: () => void
  onLeave: () => void
}

const stepKindFor = { trampoline: 'jumps', boots: 'boots', steps: 'steps' } as const

const useFigures = ({ control, facts }: RunningBarProps) => {
  const { t } = useLingui()
  const now = useServerTime(control)
  const live = useStore(control.store, (state) => countLive(participantsAt(state.wall, state.now)).live)
  const joined = useStore(control.store, ({ wall }) => wall.packet?.participants.length ?? 0)
  return {
    people: joined === 0 ? facts.trainingName : t`${{ training: facts.trainingName }} · ${live} of ${joined} live`,
    clock: { label: t`Time left`, value: formatClock(remainingSecondsAt(facts, now)) },
    progress: progressAt(facts, now),
    progressLabel: t`Progress of the class`,
  }
}

function OrderChoice({ control, facts }: Pick<RunningBarProps, 'control' | 'facts'>) {
  const { t } = useLingui()
  const { orders } = useConfigurationWords()
  const order = useStore(control.store, (state) => state.order)
  const offered = ordersFor(facts.stepsIcon === null ? null : stepKindFor[facts.stepsIcon])
  return (
    <SegmentedControl
      label={t`Order of the tiles`}
      segments={offered.map((value) => ({ value, label: orders[value] }))}
      value={order ?? facts.order}
      onValueChange={control.choose}
    />
  )
}

function StopButton({ host, isStopping, onStop }: RunningBarProps) {
  const { t } = useLingui()
  if (!host.canControl) return null
  return (
    <Button tone="danger" icon="stop" onClick={onStop} loading={isStopping}>
      {t`Stop class`}
    </Button>
  )
}

/** The way in, to be typed by who cannot scan. */
function CodeWords({ address }: { address: string }) {
  const { t } = useLingui()
  return (
    <>
      <strong className={joinWord}>{t`Join`}</strong>
      <span>{spokenAddress(address)}</span>
    </>
  )
}

/** On a wall: what can be pressed is there while somebody is at the screen. */
function OnWall(props: RunningBarProps) {
  const { control, facts, host, roomName, joinAddress } = props
  const { t } = useLingui()
  const { orders } = useConfigurationWords()
  const order = useStore(control.store, (state) => state.order) ?? facts.order
  const { offlineSince = null } = host
  const { people, ...figures } = useFigures(props)
  const wayIn =
    joinAddress === null
      ? {}
      : { code: <JoinCode address={joinAddress} fit="corner" />, codeWords: <CodeWords address={joinAddress} /> }
  const [start, end] = [formatTime(facts.startAt, host.zone), formatTime(facts.finishAt, host.zone)]
  return (
    <WallBar
      title={roomName}
      subtitle={
        offlineSince === null ? (
          `${people} · ${start}–${end}`
        ) : (
          <OfflineNote since={offlineSince} zone={host.zone} isInLine />
        )
      }
      {...figures}
      end={
        <>
          <span className={whileAwake}>
            <OrderChoice {...props} />
            <StopButton {...props} />
          </span>
          <span className={whileAsleep}>{t`By ${{ order: orders[order].toLowerCase() }}`}</span>
        </>
      }
      {...wayIn}
    />
  )
}

/** On a phone the browser's own bars are all there is to win. */
function FullScreenButton({ host: { fullScreen = null } }: Pick<RunningBarProps, 'host'>) {
  const { t } = useLingui()
  if (fullScreen === null) return null
  const { isOn, toggle } = fullScreen
  return (
    <span className={withRoom}>
      <IconButton icon="fullscreen" label={isOn ? t`Leave full screen` : t`Full screen`} onClick={toggle} />
    </span>
  )
}

function InPanel(props: RunningBarProps) {
  const { facts, host, roomName, onLeave, onShowQr } = props
  const { t, i18n } = useLingui()
  const { people, ...figures } = useFigures(props)
  return (
    <ClassBar
      title={roomName}
      subtitle={people}
      {...figures}
      start={formatTime(facts.startAt, host.zone)}
      end={`${formatTime(facts.finishAt, host.zone)} (${zoneCity(host.zone, i18n.locale === 'es' ? 'es' : 'en')})`}
      actions={
        <>
          <IconButton icon="back" label={t`All rooms`} onClick={onLeave} />
          <OrderChoice {...props} />
          <IconButton icon="qr" label={t`QR code`} onClick={onShowQr} />
          <FullScreenButton host={host} />
          <StopButton {...props} />
        </>
      }
    />
  )
}

/** Clock and actions above the tiles; drawn with every beat, and the tiles below are not. */
export function RunningBar(props: RunningBarProps) {
  return props.host.kind === 'wall' ? <OnWall {...props} /> : <InPanel {...props} />
}
