import type { Client } from '@repo/api-client/core/client'
import type { Room } from '@repo/api-client/rooms/room'
import type { ClassLife } from '@repo/domain/class-life'
import type { ReactNode } from 'react'
import { useStore } from 'zustand/react'

import type { ClassControl } from './class-control.ts'
import type { ClassViewHost } from './class-view-host.ts'
import { OfflineNote } from './offline-note.tsx'
import { PreStartPage } from './pre-start-page.tsx'
import type { RealtimeClient } from './realtime-client.ts'
import { wallPage } from './running-view.css.ts'
import { RunningView } from './running-view.tsx'
import { SummaryView } from './summary-view.tsx'
import { WaitingView } from './waiting-view.tsx'
import { WallIdlePage } from './wall-idle-page.tsx'
import { WallRankingPage } from './wall-ranking-page.tsx'

interface ClassPhaseProps {
  client: Client
  realtime: RealtimeClient
  control: ClassControl
  host: ClassViewHost
  life: ClassLife
  room: Room
  /** Where members join. */
  address: string
  notices: ReactNode
  onConfigure: () => void
  onShowQr: () => void
  onStop: () => void
  onLeave: () => void
}

/** What a wall that only looks on shows between two classes. */
function IdleWall({ client, realtime, host, room, address }: Omit<ClassPhaseProps, 'control' | 'life'>) {
  const poster = <WallIdlePage room={room} address={address} />
  if (host.idleView !== 'ranking') return poster
  return <WallRankingPage client={client} realtime={realtime} roomName={room.name} instead={poster} />
}

function Phase(props: ClassPhaseProps) {
  const { client, control, host, life, room, address, notices, ...ways } = props
  const { onConfigure, onShowQr, onStop, onLeave } = ways
  const isEndingVideo = useStore(control.meeting.store, (state) => state.isEnding)
  const shared = { control, host, notices, roomName: room.name, onStop, onLeave }
  switch (life.phase) {
    case 'idle':
    case 'starting':
      if (host.kind === 'wall' && !host.canControl) return <IdleWall {...props} />
      return (
        <PreStartPage
          room={room}
          isStarting={life.phase === 'starting'}
          onShowQr={onShowQr}
          onLeave={onLeave}
          {...(host.canControl ? { onConfigure } : {})}
        />
      )
    case 'waiting':
      return <WaitingView {...shared} facts={life.class} address={address} />
    case 'running':
    case 'stopping':
      return (
        <RunningView {...shared} address={address} capacity={room.currentClass?.capacity ?? 0} onShowQr={onShowQr} />
      )
    case 'ended':
    case 'resetting':
      return (
        <SummaryView
          client={client}
          classUuid={life.class.uuid}
          roomName={room.name}
          isWall={host.kind === 'wall'}
          isResetting={life.phase === 'resetting' || isEndingVideo}
          {...(host.canControl ? { onReset: () => void control.reset() } : {})}
        />
      )
    default:
      return life satisfies never
  }
}

/** What a class shows at each time of its life. */
export function ClassPhase(props: ClassPhaseProps) {
  const { life, host } = props
  const { offlineSince = null } = host
  const isRunning = life.phase === 'running' || life.phase === 'stopping'
  if (host.kind === 'panel' || isRunning) return <Phase {...props} />
  return (
    <div className={wallPage}>
      {offlineSince !== null && <OfflineNote since={offlineSince} zone={host.zone} />}
      <Phase {...props} />
    </div>
  )
}
