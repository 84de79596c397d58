import { useLingui } from '@lingui/react/macro'
import { progressAt, remainingSecondsAt } from '@repo/domain/class-clock'
import { ordersFor } from '@repo/domain/class-configuration'
import { classOf } from '@repo/domain/class-life'
import { formatTime, zoneCity } from '@repo/domain/date-format'
import { serverTimeOf } from '@repo/domain/live-wall'
import { formatClock } from '@repo/domain/number-format'
import { Button } from '@repo/ui/button'
import { ClassBar } from '@repo/ui/class-bar'
import { EmptyState } from '@repo/ui/empty-state'
import { IconButton } from '@repo/ui/icon-button'
import { SegmentedControl } from '@repo/ui/segmented-control'
import { useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand/react'

import type { ClassSession } from './class-session.ts'
import { useConfigurationWords } from './configuration-words.ts'
import { ParticipantsGrid } from './participants-grid.tsx'
import { RemovalFlow } from './removal-flow.tsx'
import { liveArea, liveView } from './running-view.css.ts'
import type { SessionHost } from './session-host.ts'
import { useTileWords } from './tile-words.ts'
import { useTileBoard } from './use-tile-board.ts'

export interface RunningViewProps {
  session: ClassSession
  host: SessionHost
  roomName: string
  onShowQr: () => void
  onStop: () => void
  onLeave: () => void
}

const stepKindFor = { trampoline: 'jumps', boots: 'boots', steps: 'steps' } as const

/** The class on screen: clock and actions above, everybody's tile below. */
export function RunningView({ session, host, roomName, onShowQr, onStop, onLeave }: RunningViewProps) {
  const { t } = useLingui()
  const words = useTileWords()
  const { orders } = useConfigurationWords()
  const { life, wall, order, now: localNow } = useStore(session.store)
  const board = useTileBoard(session, words)
  const ids = useSyncExternalStore(board.ids.subscribe, board.ids.get)
  const [removing, setRemoving] = useState<string | null>(null)
  const held = classOf(life)
  if (held === null) return null
  const now = serverTimeOf(wall, localNow)
  const count = ids.length
  const remaining = formatClock(remainingSecondsAt(held, now))
  const offered = ordersFor(held.stepsIcon === null ? null : stepKindFor[held.stepsIcon])
  return (
    <div className={liveView}>
      <ClassBar
        title={roomName}
        subtitle={t`${held.trainingName} · ${count} taking part`}
        clock={{ label: t`Time left`, value: remaining }}
        progress={progressAt(held, now)}
        progressLabel={t`Progress of the class`}
        start={formatTime(held.startAt, host.zone)}
        end={`${formatTime(held.finishAt, host.zone)} (${zoneCity(host.zone)})`}
        actions={
          <>
            {host.kind === 'panel' && <IconButton icon="back" label={t`All rooms`} onClick={onLeave} />}
            <SegmentedControl
              label={t`Order of the tiles`}
              segments={offered.map((value) => ({ value, label: orders[value] }))}
              value={order ?? held.order}
              onValueChange={session.choose}
            />
            <IconButton icon="qr" label={t`QR code`} onClick={onShowQr} />
            {host.canControl && (
              <Button tone="danger" icon="stop" onClick={onStop} loading={life.phase === 'stopping'}>
                {t`Stop class`}
              </Button>
            )}
          </>
        }
      />
      <div className={liveArea}>
        {count === 0 ? (
          <EmptyState
            icon="heart"
            title={t`Nobody has joined yet`}
            text={t`Show the QR code: members scan it and connect their strap.`}
          />
        ) : (
          <ParticipantsGrid
            board={board}
            ids={ids}
            words={words}
            host={host}
            {...(host.canBan ? { onRemove: setRemoving } : {})}
          />
        )}
      </div>
      {removing !== null && (
        <RemovalFlow session={session} board={board} userUuid={removing} host={host} onDone={() => setRemoving(null)} />
      )}
    </div>
  )
}
