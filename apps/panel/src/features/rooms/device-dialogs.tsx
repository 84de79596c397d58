import { useLingui } from '@lingui/react/macro'
import type { Room } from '@repo/api-client/rooms/room'

import { ConfirmAction } from '../../lib/confirm-action.tsx'
import { DeviceDialog } from './device-dialog.tsx'
import { useDeleteDevice } from './device-mutations.ts'
import { RoomDevicesDialog } from './devices/room-devices-dialog.tsx'

/** `uuid` null adds a room. */
export type OpenDialog = { kind: 'none' } | { kind: 'form' | 'key' | 'delete'; uuid: string | null }

interface DeviceDialogsProps {
  open: OpenDialog
  rooms: readonly Room[]
  zone: string
  onClose: () => void
}

function DeleteDevice({ room, onClose }: { room: Room; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <ConfirmAction
      title={t`Delete ${{ name: room.name }}?`}
      text={t`Its devices' keys stop working and the room is removed from the list. Sessions recorded in it are kept.`}
      label={t`Delete`}
      action={useDeleteDevice(room)}
      onClose={onClose}
    />
  )
}

export function DeviceDialogs({ open, rooms, zone, onClose }: DeviceDialogsProps) {
  if (open.kind === 'none') return null
  if (open.kind === 'form' && open.uuid === null) return <DeviceDialog room={null} zone={zone} onClose={onClose} />
  const room = rooms.find(({ uuid }) => uuid === open.uuid)
  // deleted by another user meanwhile
  if (room === undefined) return null
  switch (open.kind) {
    case 'form':
      return <DeviceDialog room={room} zone={zone} onClose={onClose} />
    case 'key':
      return <RoomDevicesDialog room={room} zone={zone} onClose={onClose} />
    case 'delete':
      return <DeleteDevice room={room} onClose={onClose} />
    default:
      return open satisfies never
  }
}
