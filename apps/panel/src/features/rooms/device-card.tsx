import { useLingui } from '@lingui/react/macro'
import type { Room } from '@repo/api-client/rooms/room'
import { daqAddress } from '@repo/domain/rooms/daq-device'
import { Button } from '@repo/ui/button'
import { ButtonLink } from '@repo/ui/button-link'
import { IconButton } from '@repo/ui/icon-button'
import { Menu, type MenuAction } from '@repo/ui/menu'
import { RoomCard, type RoomCardProps } from '@repo/ui/room-card'

import { useSession } from '../../app/session/session-store.ts'
import { toasts } from '../../app/toasts.ts'
import { OpenRoomButton } from '../../lib/rooms/open-room-button.tsx'
import { storeRecentDevice } from '../../lib/rooms/recent-device.ts'
import { RoomUse } from '../../lib/rooms/room-use.tsx'
import { usePicturePicker } from '../../lib/rooms/use-picture-picker.tsx'
import { useDeviceLabels } from './device-labels.ts'
import { useDevicePicture } from './device-mutations.ts'

export type DeviceAction = 'open' | 'rename' | 'key' | 'delete'

export interface DeviceCardProps {
  room: Room
  zone: string
  onAction: (action: DeviceAction) => void
}

/** Without a known address, shows instructions. */
function Connect({ room: { uuid, name, daqIp } }: { room: Room }) {
  const { t } = useLingui()
  const { uuidUser } = useSession()
  const label = t`Connect`
  const spoken = t`Connect ${name}`
  if (daqIp === null) {
    const explain = () =>
      toasts.show({
        tone: 'info',
        title: t`${name} has no local address yet`,
        text: t`Turn on the device and connect it to the center's network.`,
      })
    return (
      <Button icon="link" aria-label={spoken} onClick={explain}>
        {label}
      </Button>
    )
  }
  return (
    <ButtonLink
      icon="link"
      link={
        // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- ButtonLink puts the words into the link
        <a
          aria-label={spoken}
          href={daqAddress(daqIp)}
          target="_blank"
          rel="noreferrer"
          onClick={() => storeRecentDevice(uuidUser, uuid)}
        />
      }
    >
      {label}
    </ButtonLink>
  )
}

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
      return states[room.device?.state ?? 'no-key']
  }
}

const useFacts = ({ room, zone }: DeviceCardProps): string => {
  const { t } = useLingui()
  const { momentOf } = useDeviceLabels(zone)
  const { lastSeenAt = null, version = null } = room.device ?? {}
  if (lastSeenAt === null) return room.daqIp ?? t`The device hasn't connected yet`
  const moment = momentOf(lastSeenAt)
  return [room.daqIp, version === null ? null : t`version ${version}`, t`last seen ${moment}`]
    .filter(Boolean)
    .join(' · ')
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
  return [{ key: 'key', label: t`Device and key`, icon: 'shield', onSelect: () => onAction('key') }, ...edits]
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
            {permissions.includes('rooklegend_connected') && <Connect room={room} />}
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
