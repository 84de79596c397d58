import { useLingui } from '@lingui/react/macro'
import type { Room } from '@repo/api-client/rooms/room'
import { Columns } from '@repo/ui/columns'
import { Skeleton } from '@repo/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'

import { EmptyList } from '../../lib/help/empty-list.tsx'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { RemoteRoomCard } from './remote-room-card.tsx'

interface RoomCardsProps {
  rooms: UseQueryResult<readonly Room[]>
  onOpen: (room: Room) => void
  onEdit: (room: Room) => void
  onDevices: (room: Room) => void
  onDelete: (room: Room) => void
}

export function RoomCards({ rooms, onOpen, onEdit, onDevices, onDelete }: RoomCardsProps) {
  const { t } = useLingui()
  if (rooms.isError) {
    return <LoadFailure title={t`Couldn't load rooms`} onRetry={() => rooms.refetch()} />
  }
  if (rooms.data?.length === 0) {
    return <EmptyList icon="rooms" title={t`No rooms yet`} text={t`Add a room to run your first class.`} />
  }
  return (
    <Columns min="card" gap="l">
      {rooms.data === undefined
        ? [0, 1, 2].map((place) => <Skeleton key={place} shape="card" />)
        : rooms.data.map((room) => (
            <RemoteRoomCard
              key={room.uuid}
              room={room}
              onOpen={() => onOpen(room)}
              onEdit={() => onEdit(room)}
              onDevices={() => onDevices(room)}
              onDelete={() => onDelete(room)}
            />
          ))}
    </Columns>
  )
}
