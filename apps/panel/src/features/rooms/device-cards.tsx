import { useLingui } from '@lingui/react/macro'
import type { Room } from '@repo/api-client/rooms/room'
import { Columns } from '@repo/ui/columns'
import { Skeleton } from '@repo/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'

import { EmptyList } from '../../lib/help/empty-list.tsx'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { DeviceCard, type DeviceAction } from './device-card.tsx'

interface DeviceCardsProps {
  rooms: UseQueryResult<readonly Room[]>
  zone: string
  onAction: (action: DeviceAction, room: Room) => void
}

export function DeviceCards({ rooms, zone, onAction }: DeviceCardsProps) {
  const { t } = useLingui()
  if (rooms.isError) {
    return <LoadFailure title={t`Couldn't load devices`} onRetry={() => rooms.refetch()} />
  }
  if (rooms.data?.length === 0) {
    return <EmptyList icon="device" title={t`No devices yet`} text={t`Add one and copy its room's key to it.`} />
  }
  return (
    <Columns min="card" gap="l">
      {rooms.data === undefined
        ? [0, 1, 2].map((place) => <Skeleton key={place} shape="card" />)
        : rooms.data.map((room) => (
            <DeviceCard key={room.uuid} room={room} zone={zone} onAction={(action) => onAction(action, room)} />
          ))}
    </Columns>
  )
}
