import { useLingui } from '@lingui/react/macro'
import type { DaqDevice, Room } from '@repo/api-client/rooms/room'
import { roomDaqStateOf } from '@repo/domain/rooms/daq-device'
import { adviceOf } from '@repo/domain/rooms/device-health'
import { Button } from '@repo/ui/button'
import { IconButton } from '@repo/ui/icon-button'
import { Menu, type MenuAction } from '@repo/ui/menu'
import { RoomCard, type RoomCardProps } from '@repo/ui/room-card'

import { useSession } from '../../app/session/session-store.ts'
import { OpenRoomButton } from '../../lib/rooms/open-room-button.tsx'
import { RoomUse } from '../../lib/rooms/room-use.tsx'
import { usePicturePicker } from '../../lib/rooms/use-picture-picker.tsx'
import { DeviceConnect } from './device-connect.tsx'
import { useDeviceLabels } from './device-labels.ts'
import { useDevicePicture } from './device-mutations.ts'

export type DeviceAction = 'open' | 'rename' | 'key' | 'delete'

export interface DeviceCardProps {
  room: Room
  zone: string
  onAction: (action: DeviceAction) => void
}

/** With several devices, leads to the list in which each has its own. */
function Connect({ room, onChoose }: { room: Room; onChoose: () => void }) {
  const { t } = useLingui()
  const { uuid, name, daqIp, devices } = room
  if (devices.length < 2) return <DeviceConnect name={name} roomUuid={uuid} localIp={daqIp} />
  return (
    <Button icon="link" aria-label={t`Connect ${name}`} onClick={onChoose}>
      {t`Connect`}
    </Button>
  )
}

const needsAttention = ({ state, health }: DaqDevice): boolean =>
  state === 'online' && health !== undefined && adviceOf(health).length > 0

const useStatus = ({ room, zone }: DeviceCardProps): NonNullable<RoomCardProps['status']> => {
  const { t } = useLingui()
  const { states } = useDeviceLabels(zone)
  switch (room.currentClass?.remoteState ?? 'idle') {
    case 'running':
      return { label: t`Class in progress`, tone: 'live' }
    case 'ended':
      return { label: t`Class finished`, tone: 'warning' }
    case 'idle':
    default:
      return room.devices.some(needsAttention)
        ? { label: t`Has problems`, tone: 'warning' }
        : states[roomDaqStateOf(room.devices)]
  }
}

const useFacts = ({ room, zone }: DeviceCardProps): string => {
  const { t } = useLingui()
  const { factsOf } = useDeviceLabels(zone)
  const { daqIp, devices } = room
  const [device, ...others] = devices
  if (others.length > 0) {
    const [online, count] = [devices.filter(({ state }) => state === 'online').length, devices.length]
    return t`Devices connected: ${online} of ${count}`
  }
  if (device === undefined || device.lastSeenAt === null) return daqIp ?? t`The device hasn't connected yet`
  return factsOf(device).join(' · ')
}

interface Ways {
  readonly onAction: DeviceCardProps['onAction']
  readonly onLogo: () => void
  readonly onBackground: () => void
}

const useDeviceActions = (isIdle: boolean, { onAction, onLogo, onBackground }: Ways): readonly MenuAction[] => {
  const { t } = useLingui()
  const { permissions } = useSession()
  const edits: readonly MenuAction[] = permissions.includes('rooklegend_images')
    ? [
        { key: 'rename', label: t`Rename`, icon: 'edit', onSelect: () => onAction('rename') },
        ...(isIdle
          ? ([
              { key: 'logo', label: t`Change logo`, icon: 'image', onSelect: onLogo },
              { key: 'background', label: t`Change image`, icon: 'image', onSelect: onBackground },
              { key: 'delete', label: t`Delete`, icon: 'trash', tone: 'danger', onSelect: () => onAction('delete') },
            ] as const)
          : []),
      ]
    : []
  if (!permissions.includes('rooklegend_connected')) return edits
  return [{ key: 'key', label: t`Devices and keys`, icon: 'shield', onSelect: () => onAction('key') }, ...edits]
}

export function DeviceCard(props: DeviceCardProps) {
  const { room, onAction } = props
  const { t } = useLingui()
  const { permissions, features_enabled: features } = useSession()
  const [logo, background] = [useDevicePicture(room, 'logo'), useDevicePicture(room, 'background')]
  const [logoPicker, backgroundPicker] = [usePicturePicker(logo.send), usePicturePicker(background.send)]
  const isIdle = (room.currentClass?.remoteState ?? 'idle') === 'idle'
  const actions = useDeviceActions(isIdle, { onAction, onLogo: logoPicker.open, onBackground: backgroundPicker.open })
  const isBusy = logo.isPending || background.isPending
  const mayOpen = permissions.includes('rookremote_show') && features.includes('realtime')
  return (
    <>
      <RoomCard
        title={room.name}
        description={useFacts(props)}
        backgroundUrl={room.backgroundUrl}
        logoUrl={room.logoUrl}
        status={useStatus(props)}
        coaches={[]}
        coachesLabel={t`Coaches`}
        {...(isBusy ? { busyLabel: t`Uploading image` } : {})}
        live={<RoomUse room={room} mayWatch={mayOpen} />}
        isPressedWhole={mayOpen}
        actions={
          <>
            {mayOpen && <OpenRoomButton name={room.name} isIdle={isIdle} onOpen={() => onAction('open')} />}
            {permissions.includes('rooklegend_connected') && <Connect room={room} onChoose={() => onAction('key')} />}
          </>
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
      {actions.some(({ key }) => key === 'background') && (
        <>
          {logoPicker.input}
          {backgroundPicker.input}
        </>
      )}
    </>
  )
}
