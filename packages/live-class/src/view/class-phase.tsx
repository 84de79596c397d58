import type { Client } from '@repo/api-client/core/client'
import type { Room } from '@repo/api-client/rooms/room'
import { classOf, type ClassLife } from '@repo/domain/classes/class-life'
import type { ReactNode } from 'react'
import { useStore } from 'zustand/react'

import type { ConfigurationChoices } from '../configuration/configuration-fields.tsx'
import type { LastConfiguration } from '../configuration/last-configuration.ts'
import type { ClassControl } from '../control/class-control.ts'
import type { ClassViewHost } from '../control/class-view-host.ts'
import type { RealtimeClient } from '../control/realtime-client.ts'
import { useOfflineSince } from '../control/use-class-clock.ts'
import { AboveCeiling } from '../privacy/above-ceiling.tsx'
import { SummaryView } from '../results/summary-view.tsx'
import { WallIdlePage } from '../wall/wall-idle-page.tsx'
import { WallRankingPage } from '../wall/wall-ranking-page.tsx'
import { WallRest } from '../wall/wall-rest.tsx'
import { OfflineBanner, OfflineNote } from './offline-note.tsx'
import { PreStartPage } from './pre-start-page.tsx'
import { wallFull, wallPage } from './running-view.css.ts'
import { RunningView } from './running-view.tsx'
import { WaitingView } from './waiting-view.tsx'

interface ClassPhaseProps {
  client: Client
  realtime: RealtimeClient
  control: ClassControl
  host: ClassViewHost
  life: ClassLife
  room: Room
  address: string
  notices: ReactNode
  streaming: ConfigurationChoices['streaming']
  onConfigure: () => void
  onStartLikeLast: (last: LastConfiguration) => void
  onShowQr: () => void
  onChangeCapacity: () => void
  onStop: () => void
  onLeave: () => void
}

/** A room idle for this long dims its display. */
const REST_AFTER_MS = 3_600_000

function IdleWall(props: ClassPhaseProps) {
  const { client, realtime, control, host, room, address } = props
  const poster = <WallIdlePage control={control} host={host} room={room} address={address} />
  return (
    <>
      {host.idleView === 'ranking' ? (
        <div className={wallPage}>
          <WallRankingPage client={client} realtime={realtime} roomName={room.name} instead={poster} />
        </div>
      ) : (
        poster
      )}
      <WallRest afterMs={REST_AFTER_MS} />
    </>
  )
}

function Phase(props: ClassPhaseProps) {
  const { client, control, host, life, room, address, notices, ...ways } = props
  const { onConfigure, onStartLikeLast, onShowQr, onChangeCapacity, onStop, onLeave } = ways
  const isEndingVideo = useStore(control.meeting.store, (state) => state.isEnding)
  const shared = { control, host, notices, roomName: room.name, onChangeCapacity, onStop, onLeave }
  switch (life.phase) {
    case 'idle':
    case 'starting':
      if (host.kind === 'wall' && !host.canControl) return <IdleWall {...props} />
      return (
        <PreStartPage
          client={client}
          room={room}
          host={host}
          streaming={ways.streaming}
          isStarting={life.phase === 'starting'}
          onShowQr={onShowQr}
          onLeave={onLeave}
          {...(host.canControl ? { starting: { onConfigure, onStart: onStartLikeLast } } : {})}
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
          control={control}
          facts={life.class}
          stopped={room.currentClass?.stopped ?? null}
          canContinue={host.canControl && life.phase === 'ended'}
          roomName={room.name}
          host={host}
          onLeave={onLeave}
          isResetting={life.phase === 'resetting' || isEndingVideo}
          {...(host.canControl ? { onReset: () => void control.reset() } : {})}
        />
      )
    default:
      return life satisfies never
  }
}

export function ClassPhase(props: ClassPhaseProps) {
  const { life, host, control, notices } = props
  const offlineSince = useOfflineSince(control, host)
  if (host.kind === 'panel') {
    const allNotices = (
      <>
        {offlineSince !== null && <OfflineBanner since={offlineSince} zone={host.zone} />}
        {notices}
        {classOf(life) !== null && <AboveCeiling control={control} />}
      </>
    )
    return <Phase {...props} notices={allNotices} />
  }
  const note = offlineSince !== null && <OfflineNote since={offlineSince} zone={host.zone} />
  const isRunning = life.phase === 'running' || life.phase === 'stopping'
  // a display's bar shows it
  if (isRunning) return <Phase {...props} />
  const isIdle = life.phase === 'idle' || life.phase === 'starting'
  return (
    <div className={isIdle && !host.canControl ? wallFull : wallPage}>
      {note}
      <Phase {...props} />
    </div>
  )
}
