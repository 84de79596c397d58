import { useLingui } from '@lingui/react/macro'
import type { Room } from '@repo/api-client/rooms/room'
import { daqAddress } from '@repo/domain/daq-device'
import type { Permission } from '@repo/domain/permissions'
import { Button } from '@repo/ui/button'
import { ButtonLink } from '@repo/ui/button-link'
import { IconButton } from '@repo/ui/icon-button'
import { Menu, type MenuAction } from '@repo/ui/menu'
import { RoomCard, type RoomCardProps } from '@repo/ui/room-card'

import { useSession } from '../../app/session-store.ts'
import { toasts } from '../../app/toasts.ts'
import { storeRecentDevice } from '../../lib/rooms/recent-device.ts'
import { usePicturePicker } from '../../lib/rooms/use-picture-picker.tsx'
import { useDevicePicture } from './device-mutations.ts'
import { useDeviceWords } from './device-words.ts'

export type DeviceAction = 'open' | 'rename' | 'key' | 'delete'

export interface DeviceCardProps {
  room: Room
  zone: string
  onAction: (action: DeviceAction) => void
}

/** Opens the device's own page in the center's network; without its address there it says what to do. */
function Connect({ room: { uuid, name, daqIp } }: { room: Room }) {
  const { t } = useLingui()
  const { uuidUser } = useSession()
  const label = t`Connect`
  if (daqIp === null) {
    const explain = () =>
      toasts.show({
        tone: 'info',
        title: t`${name} has no local address yet`,
        text: t`Switch the device on and connect it to the network of the center.`,
      })
    return (
      <Button icon="link" onClick={explain}>
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
  const { states } = useDeviceWords(zone)
  switch (room.currentClass?.remoteState ?? 'idle') {
    case 'running':
      return { label: t`Class running`, tone: 'live' }
    case 'ended':
      return { label: t`Class finished`, tone: 'warning' }
    case 'idle':
    default:
      return states[room.device?.state ?? 'no-key']
  }
}

/** Where the device is and what it runs, as far as it has said. */
const useFacts = ({ room, zone }: DeviceCardProps): string => {
  const { t } = useLingui()
  const { momentOf } = useDeviceWords(zone)
  const { lastSeenAt = null, version = null } = room.device ?? {}
  if (lastSeenAt === null) return room.daqIp ?? t`The device has not reported yet`
  const moment = momentOf(lastSeenAt)
  return [room.daqIp, version === null ? null : t`version ${version}`, t`seen ${moment}`].filter(Boolean).join(' · ')
}

/** A room with a connected device; what may be done with it depends on the role and on whether a class is running. */
export function DeviceCard(props: DeviceCardProps) {
  const { room, onAction } = props
  const { t } = useLingui()
  const { permissions, features_enabled: features } = useSession()
  const [logo, background] = [useDevicePicture(room, 'logo'), useDevicePicture(room, 'background')]
  const [logoPicker, backgroundPicker] = [usePicturePicker(logo.send), usePicturePicker(background.send)]
  const isIdle = (room.currentClass?.remoteState ?? 'idle') === 'idle'
  const may = (permission: Permission) => permissions.includes(permission)
  const edits: readonly MenuAction[] = may('rooklegend_images')
    ? [
        { key: 'rename', label: t`Rename`, icon: 'edit', onSelect: () => onAction('rename') },
        ...(isIdle
          ? ([
              { key: 'logo', label: t`Change logo`, icon: 'image', onSelect: logoPicker.open },
              { key: 'background', label: t`Change image`, icon: 'image', onSelect: backgroundPicker.open },
              { key: 'delete', label: t`Delete`, icon: 'trash', tone: 'danger', onSelect: () => onAction('delete') },
            ] as const)
          : []),
      ]
    : []
  const actions: readonly MenuAction[] = may('rooklegend_connected')
    ? [{ key: 'key', label: t`Device and key`, icon: 'shield', onSelect: () => onAction('key') }, ...edits]
    : edits
  const isBusy = logo.isPending || background.isPending
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
        {...(isBusy ? { busyLabel: t`Uploading the image` } : {})}
        actions={
          <>
            {may('rookremote_show') && features.includes('realtime') && (
              <Button tone="accent" icon={isIdle ? 'play' : 'screen'} onClick={() => onAction('open')}>
                {isIdle ? t`Open` : t`Watch`}
              </Button>
            )}
            {may('rooklegend_connected') && <Connect room={room} />}
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
      {logoPicker.input}
      {backgroundPicker.input}
    </>
  )
}
