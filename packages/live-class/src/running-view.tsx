import { useLingui } from '@lingui/react/macro'
import { classOf } from '@repo/domain/class-life'
import { participantsAt, serverTimeOf } from '@repo/domain/live-wall'
import { foldQuiet } from '@repo/domain/quiet'
import { EmptyState } from '@repo/ui/empty-state'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useStore } from 'zustand/react'

import type { ClassControl } from './class-control.ts'
import type { ClassViewHost } from './class-view-host.ts'
import { JoinPoster } from './join-poster.tsx'
import { ParticipantsGrid } from './participants-grid.tsx'
import { RemovalFlow } from './removal-flow.tsx'
import { RunningBar } from './running-bar.tsx'
import { liveArea, liveView, wallArea, wallView } from './running-view.css.ts'
import { useTileWords } from './tile-words.ts'
import { useTileBoard } from './use-tile-board.ts'

export interface RunningViewProps {
  control: ClassControl
  host: ClassViewHost
  roomName: string
  /** Where members join, and how many can. */
  address: string
  capacity: number
  onShowQr: () => void
  onStop: () => void
  onLeave: () => void
  /** Stands between the bar and the tiles. */
  notices?: ReactNode
}

/** How to begin: what somebody else reads out in the panel, a wall shows by itself. */
function WayIn({ host, address, joined }: Pick<RunningViewProps, 'host' | 'address'> & { joined: number }) {
  const { t } = useLingui()
  return host.kind === 'wall' ? (
    <JoinPoster address={address} joined={joined} />
  ) : (
    <EmptyState
      icon="heart"
      title={t`Nobody has joined yet`}
      text={t`Show the QR code: members scan it and connect their strap.`}
    />
  )
}

/** The class on screen: clock and actions above, everybody's tile below. Packets reach the tiles past this view. */
export function RunningView({ control, host, notices, address, capacity, ...bar }: RunningViewProps) {
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
  const order = useStore(control.store, (state) => state.order) ?? facts?.order ?? 'effort'
  /** Null until the first packet: nobody is told that nobody is there. */
  const joined = useStore(control.store, ({ wall }) => wall.packet?.participants.length ?? null)
  const isCodeShown = useStore(control.store, ({ codeUntil, now }) => codeUntil > now)
  if (facts === null) return null
  const isWall = host.kind === 'wall'
  const isShown = joined === 0 || (isWall && isCodeShown)
  return (
    <div className={isWall ? wallView : liveView}>
      <RunningBar
        control={control}
        facts={facts}
        host={host}
        isStopping={life.phase === 'stopping'}
        joinAddress={joined !== null && joined > 0 && joined < capacity ? address : null}
        {...bar}
      />
      {notices}
      <div className={isWall ? wallArea : liveArea}>
        {isShown ? (
          <WayIn host={host} address={address} joined={joined ?? 0} />
        ) : (
          <ParticipantsGrid
            board={board}
            ids={ids}
            quiet={quiet}
            words={words}
            rankedBy={order === 'jumps' ? 'steps' : order}
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
