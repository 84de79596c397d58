import { useLingui } from '@lingui/react/macro'
import type { Room } from '@repo/api-client/rooms/room'
import type { RemoteState } from '@repo/domain/rooms/remote-state'
import { IconButton } from '@repo/ui/icon-button'
import { Menu, type MenuAction } from '@repo/ui/menu'
import { RoomCard, type RoomCardProps } from '@repo/ui/room-card'

import { useSession } from '../../app/session/session-store.ts'
import { OpenRoomButton } from '../../lib/rooms/open-room-button.tsx'
import { RoomUse } from '../../lib/rooms/room-use.tsx'
import { usePicturePicker } from '../../lib/rooms/use-picture-picker.tsx'
import { useReplaceBackground } from './room-mutations.ts'

export interface RemoteRoomCardProps {
  room: Room
  onOpen: () => void
  onEdit: () => void
  onDevices: () => void
  onDelete: () => void
}

const useRoomStatus = ({ currentClass, isActive }: Room): RoomCardProps['status'] => {
  const { t } = useLingui()
  switch (currentClass?.remoteState ?? 'idle') {
    case 'running':
      return { label: t`Class in progress`, tone: 'live' }
    case 'ended':
      return { label: t`Class finished`, tone: 'warning' }
    case 'idle':
    default:
      return isActive ? { label: t`Ready`, tone: 'success' } : { label: t`Inactive`, tone: 'neutral' }
  }
}

interface Ways {
  readonly onEdit: () => void
  readonly onDevices: () => void
  readonly onImage: () => void
  readonly onDelete: () => void
}

/** Actions that the role and the class's state allow. */
const useRoomActions = (state: RemoteState, { onEdit, onDevices, onImage, onDelete }: Ways): readonly MenuAction[] => {
  const { t } = useLingui()
  const { permissions, features_enabled: features } = useSession()
  const isRunning = state === 'running'
  const actions: readonly (MenuAction & { readonly isAllowed: boolean })[] = [
    {
      key: 'edit',
      label: t`Edit`,
      icon: 'edit',
      onSelect: onEdit,
      isAllowed: permissions.includes('rookremote_edit') && !isRunning,
    },
    {
      key: 'devices',
      label: t`Devices and keys`,
      icon: 'shield',
      onSelect: onDevices,
      isAllowed: permissions.includes('rooklegend_connected') && features.includes('daqs'),
    },
    {
      key: 'image',
      label: t`Change image`,
      icon: 'image',
      onSelect: onImage,
      isAllowed: permissions.includes('rookremote_images') && state === 'idle',
    },
    {
      key: 'delete',
      label: t`Delete`,
      icon: 'trash',
      tone: 'danger',
      onSelect: onDelete,
      isAllowed: permissions.includes('rookremote_delete') && !isRunning,
    },
  ]
  return actions.flatMap(({ isAllowed, ...action }) => (isAllowed ? [action] : []))
}

export function RemoteRoomCard({ room, onOpen, onEdit, onDevices, onDelete }: RemoteRoomCardProps) {
  const { t } = useLingui()
  const replace = useReplaceBackground(room)
  const picture = usePicturePicker(replace.send)
  const state = room.currentClass?.remoteState ?? 'idle'
  const isIdle = state === 'idle'
  const actions = useRoomActions(state, { onEdit, onDevices, onDelete, onImage: picture.open })
  return (
    <>
      <RoomCard
        title={room.name}
        description={room.description ?? ''}
        backgroundUrl={room.backgroundUrl}
        logoUrl={room.logoUrl}
        status={useRoomStatus(room)}
        coaches={room.coaches.map(({ name }) => name)}
        coachesLabel={t`Coaches`}
        live={<RoomUse room={room} mayWatch />}
        {...(room.isActive ? {} : { note: t`Inactive rooms can't host classes. Activate it under Edit.` })}
        {...(replace.isPending ? { busyLabel: t`Uploading image` } : {})}
        isPressedWhole
        actions={
          <OpenRoomButton name={room.name} isIdle={isIdle} onOpen={onOpen} disabled={!room.isActive && isIdle} />
        }
        menu={
          actions.length > 0 && (
            <Menu
              trigger={<IconButton icon="more" label={t`Actions for ${{ name: room.name }}`} />}
              groups={[actions]}
              align="end"
            />
          )
        }
      />
      {actions.some(({ key }) => key === 'image') && picture.input}
    </>
  )
}
