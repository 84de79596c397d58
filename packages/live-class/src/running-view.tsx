import { useLingui } from '@lingui/react/macro'
import { classOf } from '@repo/domain/class-life'
import { participantsAt, serverTimeOf } from '@repo/domain/live-wall'
import { foldQuiet } from '@repo/domain/quiet'
import { EmptyState } from '@repo/ui/empty-state'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useStore } from 'zustand/react'

import type { ClassControl } from './class-control.ts'
import type { ClassViewHost } from './class-view-host.ts'
import { ParticipantsGrid } from './participants-grid.tsx'
import { RemovalFlow } from './removal-flow.tsx'
import { RunningBar } from './running-bar.tsx'
import { liveArea, liveView } from './running-view.css.ts'
import { useTileWords } from './tile-words.ts'
import { useTileBoard } from './use-tile-board.ts'

export interface RunningViewProps {
  control: ClassControl
  host: ClassViewHost
  roomName: string
  onShowQr: () => void
  onStop: () => void
  onLeave: () => void
  /** Stands between the bar and the tiles. */
  notices?: ReactNode
}

/** The class on screen: clock and actions above, everybody's tile below. Packets reach the tiles past this view. */
export function RunningView({ control, host, notices, ...bar }: RunningViewProps) {
  const { t } = useLingui()
  const words = useTileWords()
  const life = useStore(control.store, (state) => state.life)
  const board = useTileBoard(control, words)
  const ids = useSyncExternalStore(board.ids.subscribe, board.ids.get)
  const quiet = useStore(
    control.store,
    ({ wall, now }) => foldQuiet(participantsAt(wall, now), serverTimeOf(wall, now)).folded,
  )
  const [removing, setRemoving] = useState<string | null>(null)
  const facts = classOf(life)
  if (facts === null) return null
  return (
    <div className={liveView}>
      <RunningBar control={control} facts={facts} host={host} isStopping={life.phase === 'stopping'} {...bar} />
      {notices}
      <div className={liveArea}>
        {ids.length + quiet === 0 ? (
          <EmptyState
            icon="heart"
            title={t`Nobody has joined yet`}
            text={t`Show the QR code: members scan it and connect their strap.`}
          />
        ) : (
          <ParticipantsGrid
            board={board}
            ids={ids}
            quiet={quiet}
            words={words}
            host={host}
            {...(host.canBan ? { onRemove: setRemoving } : {})}
          />
        )}
      </div>
      {removing !== null && (
        <RemovalFlow control={control} board={board} userUuid={removing} host={host} onDone={() => setRemoving(null)} />
      )}
    </div>
  )
}
