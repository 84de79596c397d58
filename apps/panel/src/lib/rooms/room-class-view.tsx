import type { Center } from '@repo/api-client/center/show-center'
import type { Room } from '@repo/api-client/rooms/room'
import { streamingSwitch } from '@repo/domain/classes/class-configuration'
import { ClassView } from '@repo/live-class/class-view'
import type { RealtimeClient } from '@repo/live-class/realtime-client'
import { storeRecentRoom } from '@repo/live-class/stored-configuration'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'

import { useServices } from '../../app/services-context.ts'
import { usePublicUrl, useSession } from '../../app/session/session-store.ts'
import { toasts } from '../../app/toasts.ts'
import { setClassOffers } from './class-offers.ts'
import { storeRecentDevice } from './recent-device.ts'
import { classArea } from './room-class-view.css.ts'
import { useFullScreen } from './use-full-screen.ts'

export interface RoomSessionProps {
  center: Center
  room: Room
  realtime: RealtimeClient
  refresh: () => void
  onLeave: () => void
}

export function RoomClassView({ center, room, realtime, refresh, onLeave }: RoomSessionProps) {
  const { client } = useServices()
  const { permissions, features_enabled: features, uuidUser } = useSession()
  const publicUrl = usePublicUrl()
  const fullScreen = useFullScreen()
  const navigate = useNavigate()
  useEffect(() => {
    if (room.kind === 'remote') storeRecentRoom(uuidUser, room.uuid)
    else storeRecentDevice(uuidUser, room.uuid)
  }, [uuidUser, room.kind, room.uuid])
  const host = useMemo(
    () => ({
      kind: 'panel' as const,
      owner: uuidUser,
      viewer: center.coaches.find(({ uuid }) => uuid === uuidUser)?.name ?? center.name,
      canControl: permissions.includes('rookremote_show'),
      canBan: permissions.includes('rookremote_edit'),
      zone: center.zone,
      publicUrl,
      meetingPage: '/meet/',
      toasts,
      fullScreen,
      onOffers: setClassOffers,
      ...(permissions.includes('trainigs_metrics')
        ? { onOpenClass: (uuid: string) => void navigate({ to: '/sessions', search: { class: uuid } }) }
        : {}),
      ...(permissions.includes('user_edit') ? { onGiveStrap: () => void navigate({ to: '/sensors' }) } : {}),
    }),
    [permissions, uuidUser, center.coaches, center.name, center.zone, publicUrl, fullScreen, navigate],
  )
  const streaming = features.includes('streaming')
    ? streamingSwitch({
        hasFeature: true,
        isStreamingElsewhere: center.rooms.some(
          (other) => other.uuid !== room.uuid && other.currentClass?.isStreaming === true,
        ),
        hasCredentials: center.streamingAccount !== null,
      })
    : undefined
  return (
    <div className={classArea} data-wide>
      <ClassView
        client={client}
        realtime={realtime}
        room={room}
        host={host}
        refresh={refresh}
        onLeave={onLeave}
        {...(streaming === undefined ? {} : { streaming })}
      />
    </div>
  )
}
