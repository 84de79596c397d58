import { useLingui } from '@lingui/react/macro'
import { hasJustBegunAt } from '@repo/domain/classes/class-clock'
import { classOf } from '@repo/domain/classes/class-life'
import { spotsTaken } from '@repo/domain/classes/spot'
import { foldedAt, serverTimeOf } from '@repo/domain/live/live-wall'
import { EmptyState } from '@repo/ui/empty-state'
import { StartCall } from '@repo/ui/start-call'
import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useStore } from 'zustand/react'
import { useShallow } from 'zustand/react/shallow'

import type { ClassControl } from '../control/class-control.ts'
import type { ClassViewHost } from '../control/class-view-host.ts'
import { ParticipantsGrid } from '../grid/participants-grid.tsx'
import { QuietDialog } from '../grid/quiet-dialog.tsx'
import { RemovalFlow, type Leaving } from '../grid/removal-flow.tsx'
import { useTileTexts } from '../grid/tile-texts.ts'
import { useTileBoard } from '../grid/use-tile-board.ts'
import { tileOrderOf } from '../grid/use-tile-orders.ts'
import { useHide } from '../privacy/use-hide.ts'
import { JoinCode } from '../wall/join-code.tsx'
import { JoinPoster } from '../wall/join-poster.tsx'
import { RunningBar } from './running-bar.tsx'
import { besideCode, largeCode, liveArea, liveView, wallArea, wallNotices, wallView } from './running-view.css.ts'

export interface RunningViewProps {
  control: ClassControl
  host: ClassViewHost
  roomName: string
  address: string
  capacity: number
  onShowQr: () => void
  onChangeCapacity: () => void
  onStop: () => void
  onLeave: () => void
  notices?: ReactNode
}

/** People beside whom a large code has space. */
const LARGE_CODE_UP_TO = 9

const viewClass = (isWall: boolean, isCodeLarge: boolean): string => {
  if (!isWall) return liveView
  return isCodeLarge ? `${wallView} ${largeCode}` : wallView
}

function WayIn({ host, address, joined }: Pick<RunningViewProps, 'host' | 'address'> & { joined: number }) {
  const { t } = useLingui()
  return host.kind === 'wall' ? (
    <JoinPoster address={address} joined={joined} />
  ) : (
    <EmptyState
      icon="heart"
      title={t`No one has joined yet`}
      text={t`Members scan this code with their phones, or type the address.`}
      action={<JoinCode address={address} />}
    />
  )
}

const useWayIn = (control: ClassControl, { kind }: ClassViewHost, capacity: number) => {
  // null until the first packet, so "no one has joined" isn't shown too early
  const joined = useStore(control.store, ({ wall: { packet } }) =>
    packet === null ? null : packet.participants.length + (packet.notShown ?? 0),
  )
  const spots = useStore(
    control.store,
    ({ wall, now }) => spotsTaken(wall.packet, serverTimeOf(wall, now)) + (wall.packet?.notShown ?? 0),
  )
  const isCodeRequested = useStore(control.store, ({ codeUntil, now }) => codeUntil > now)
  const isPoster = kind === 'wall' && isCodeRequested
  return {
    joined: joined ?? 0,
    // not in the corner while the poster shows it
    isOpen: joined !== null && joined > 0 && spots < capacity && !isPoster,
    isShown: joined === 0 || isPoster,
  }
}

const useIsBeginning = (control: ClassControl): boolean =>
  useStore(control.store, ({ life, wall, now }) => {
    const facts = classOf(life)
    const isAnyoneIn = (wall.packet?.participants.length ?? 0) + (wall.packet?.notShown ?? 0) > 0
    return facts !== null && isAnyoneIn && hasJustBegunAt(facts, serverTimeOf(wall, now))
  })

const useRank = (control: ClassControl): 'effort' | 'calories' | 'steps' => {
  const order = useStore(control.store, tileOrderOf)
  return order === 'jumps' ? 'steps' : order
}

export function RunningView({ control, host, notices, address, capacity, ...bar }: RunningViewProps) {
  const words = useTileTexts()
  const life = useStore(control.store, (state) => state.life)
  const board = useTileBoard(control, words, host.kind === 'panel')
  const ids = useSyncExternalStore(board.ids.subscribe, board.ids.get)
  const folded = useStore(
    control.store,
    useShallow(({ wall, now }) => foldedAt(wall, now)),
  )
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const [isQuietOpen, setIsQuietOpen] = useState(false)
  const onHide = useHide(control, host)
  const openQuiet = useCallback(() => setIsQuietOpen(true), [])
  const facts = classOf(life)
  const rankedBy = useRank(control)
  const { joined, isOpen, isShown } = useWayIn(control, host, capacity)
  const isBeginning = useIsBeginning(control)
  const { t } = useLingui()
  if (facts === null) return null
  const isWall = host.kind === 'wall'
  const beside = isWall && isOpen ? besideCode : ''
  return (
    <div className={viewClass(isWall, isOpen && joined <= LARGE_CODE_UP_TO)}>
      <RunningBar
        control={control}
        facts={facts}
        host={host}
        isStopping={life.phase === 'stopping'}
        joinAddress={isOpen ? address : null}
        {...bar}
      />
      {isWall ? <div className={`${wallNotices} ${beside}`}>{notices}</div> : notices}
      <div className={isWall ? `${wallArea} ${beside}` : liveArea}>
        {isShown ? (
          <WayIn host={host} address={address} joined={joined} />
        ) : (
          <ParticipantsGrid
            board={board}
            ids={ids}
            quiet={folded.length}
            words={words}
            rankedBy={rankedBy}
            host={host}
            {...(host.canBan ? { onRemove: setLeaving, onOpenQuiet: openQuiet, onHide } : {})}
          />
        )}
        {isBeginning && <StartCall word={t`Let's go!`} />}
      </div>
      {isQuietOpen && folded.length > 0 && (
        <QuietDialog
          control={control}
          people={folded}
          onRemove={(who) => {
            setIsQuietOpen(false)
            setLeaving(who)
          }}
          onClose={() => setIsQuietOpen(false)}
        />
      )}
      {leaving !== null && (
        <RemovalFlow control={control} leaving={leaving} host={host} onDone={() => setLeaving(null)} />
      )}
    </div>
  )
}
