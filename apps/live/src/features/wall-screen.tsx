import { useLingui } from '@lingui/react/macro'
import type { Display } from '@repo/api-client/displays/display'
import type { Room } from '@repo/api-client/rooms/room'
import { ClassView } from '@repo/live-class/class-view'
import type { RealtimeClient } from '@repo/live-class/realtime-client'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { useMemo } from 'react'

import { client, toasts } from '../app/services.ts'
import { setChoosing, useViewerStore } from '../app/viewer-store.ts'
import { AntStickButton } from './ant-stick-button.tsx'
import { idleCursor, stage, strip, wallColumn } from './live.css.ts'
import { OperatorButton } from './operator-button.tsx'
import { useKiosk } from './use-kiosk.ts'

import { wall } from '@repo/live-class/wall-root.css'

export interface WallScreenProps {
  operator: Display['operator']
  room: Room
  zone: string
  settings: Display['settings']
  next: { readonly roomName: string; readonly from: string } | null
  realtime: RealtimeClient
  refresh: () => void
  /** Screen time of the last response, or null while connected. */
  offlineSince: number | null
}

export function WallScreen(props: WallScreenProps) {
  const { operator, room, zone, settings, next, realtime, refresh, offlineSince } = props
  const { t } = useLingui()
  const { isAwake, fill } = useKiosk()
  const publicUrl = useViewerStore((state) => state.publicUrl)
  const [nextRoom, nextFrom] = [next?.roomName, next?.from]
  const host = useMemo(
    () => ({
      kind: 'wall' as const,
      owner: operator?.name ?? '',
      viewer: operator?.name ?? room.name,
      canControl: operator?.permissions.includes('rookremote_show') === true,
      canBan: operator?.permissions.includes('rookremote_edit') === true,
      zone,
      publicUrl,
      meetingPage: '/meet/',
      toasts,
      idleView: settings.idleView,
      textSize: settings.textSize,
      hasSound: settings.hasSound,
      next: nextRoom === undefined || nextFrom === undefined ? null : { roomName: nextRoom, from: nextFrom },
      offlineSince,
    }),
    [operator, room.name, zone, publicUrl, settings, nextRoom, nextFrom, offlineSince],
  )
  const leave = () => setChoosing(true)
  return (
    <main className={`${wall} ${wallColumn} ${isAwake ? '' : idleCursor}`} data-awake={isAwake}>
      <div className={stage}>
        <ClassView client={client} realtime={realtime} room={room} host={host} refresh={refresh} onLeave={leave} />
      </div>
      <div className={strip}>
        <Inline gap="xs">
          <AntStickButton isStaff={operator !== null} isIdle={room.currentClass === null} />
          {settings.follows === 'room' && (
            <IconButton icon="rooms" label={t`Change room`} tone="neutral" onClick={leave} />
          )}
          <OperatorButton operator={operator} onChange={refresh} />
          <IconButton icon="fullscreen" label={t`Full screen`} tone="neutral" onClick={fill} />
        </Inline>
      </div>
    </main>
  )
}
