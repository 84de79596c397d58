import { useLingui } from '@lingui/react/macro'
import type { Center } from '@repo/api-client/center/show-center'
import type { Room } from '@repo/api-client/rooms/room'

import { zoneHere } from '../../app/locale/zone-here.ts'
import { ConfirmAction } from '../../lib/confirm-action.tsx'
import { RoomDevicesDialog } from './devices/room-devices-dialog.tsx'
import { DisplaysDialog } from './displays/displays-dialog.tsx'
import { RoomDialog } from './room-dialog.tsx'
import { useDeleteRoom } from './room-mutations.ts'

export type OpenRoomDialog =
  | { kind: 'none' }
  /** `uuid` null adds a room. */
  | { kind: 'form'; uuid: string | null }
  | { kind: 'delete'; room: Room }
  | { kind: 'displays' }
  | { kind: 'devices'; uuid: string }

function DeleteRoom({ room, onClose }: { room: Room; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <ConfirmAction
      title={t`Delete ${{ name: room.name }}?`}
      text={t`The room will be removed from the list. Sessions recorded in it are kept.`}
      label={t`Delete`}
      action={useDeleteRoom(room)}
      onClose={onClose}
    />
  )
}

interface RemoteRoomDialogsProps {
  open: OpenRoomDialog
  rooms: readonly Room[] | undefined
  center: Center | undefined
  onClose: () => void
}

export function RemoteRoomDialogs({ open, rooms, center, onClose }: RemoteRoomDialogsProps) {
  const roomOf = (uuid: string) => rooms?.find((room) => room.uuid === uuid)
  switch (open.kind) {
    case 'none':
      return null
    case 'form': {
      const edited = open.uuid === null ? null : roomOf(open.uuid)
      // deleted by another user meanwhile
      if (edited === undefined || center === undefined) return null
      return <RoomDialog room={edited} coaches={center.coaches} onClose={onClose} />
    }
    case 'delete':
      return <DeleteRoom room={open.room} onClose={onClose} />
    case 'displays':
      return <DisplaysDialog onClose={onClose} />
    case 'devices': {
      const room = roomOf(open.uuid)
      return room !== undefined && <RoomDevicesDialog room={room} zone={center?.zone ?? zoneHere()} onClose={onClose} />
    }
    default:
      return open satisfies never
  }
}
