import { useLingui } from '@lingui/react/macro'
import type { DaqDevice, Room } from '@repo/api-client/rooms/room'
import type { RoomDeviceForm } from '@repo/domain/rooms/room-device-form'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { TextField } from '@repo/ui/text-field'
import { useState } from 'react'

import { ConfirmAction } from '../../../lib/confirm-action.tsx'
import { useCopyText } from '../../../lib/use-copy-text.ts'
import { useIssueKey, useRevokeKey } from '../device-mutations.ts'
import { DeviceRow } from './device-row.tsx'
import { useNewDeviceForm } from './new-device-form.tsx'
import { NewDevice } from './new-device.tsx'
import { useReceiverForm } from './pair-receiver-form.tsx'

function NewKey({ name, value }: { name: string; value: string }) {
  const { t } = useLingui()
  const copy = useCopyText()
  return (
    <Stack gap="m">
      <Banner tone="success" title={t`Key for ${{ name }}`} announce>
        {t`Copy it to the device now. You won't see it again.`}
      </Banner>
      <TextField label={t`Key`} value={value} onValueChange={() => null} readOnly />
      <Button icon="link" onClick={() => copy(value, t`Key copied`)}>
        {t`Copy key`}
      </Button>
    </Stack>
  )
}

interface RevokeKeyProps {
  device: DaqDevice
  onDone: () => void
  onClose: () => void
}

function RevokeKey({ device, onDone, onClose }: RevokeKeyProps) {
  const { t } = useLingui()
  return (
    <ConfirmAction
      title={t`Revoke the key of ${{ name: device.name }}?`}
      text={t`The device stops sending right away. Any class in the room continues without it.`}
      label={t`Revoke key`}
      action={useRevokeKey(device)}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

interface RoomDevicesDialogProps {
  room: Room
  zone: string
  onClose: () => void
}

type Requested = { readonly kind: 'renew' | 'revoke'; readonly device: DaqDevice }

export function RoomDevicesDialog({ room, zone, onClose }: RoomDevicesDialogProps) {
  const { t } = useLingui()
  const { devices } = room
  const form = useNewDeviceForm()
  const receiverForm = useReceiverForm()
  const issue = useIssueKey(room)
  const [requested, setRequested] = useState<Requested | null>(null)
  const [isAdding, setIsAdding] = useState(devices.length === 0)
  const end = () => setRequested(null)
  const add = async (read: RoomDeviceForm) => {
    await issue.mutateAsync(read)
    setIsAdding(false)
  }
  const renew = async ({ uuid: deviceUuid, name, kind }: DaqDevice): Promise<unknown> =>
    kind === 'wall' ? null : issue.mutateAsync({ name, kind, deviceUuid })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Devices in ${{ name: room.name }}`}
      description={t`Each device sends heart rates with its own key. Several devices can share a room.`}
      closeLabel={t`Close`}
      // an outside click must not close a key that is shown once
      dismissible={issue.data === undefined && !form.isTouched && !receiverForm.isTouched}
    >
      <Stack gap="xl">
        {issue.data !== undefined && <NewKey name={issue.variables.name} value={issue.data.key} />}
        {devices.length === 0 ? (
          <Text tone="muted">{t`No device yet. Pair a receiver, or copy a key to another device.`}</Text>
        ) : (
          <Stack gap="m" as="ul">
            {devices.map((device) => (
              <li key={device.uuid}>
                <DeviceRow
                  device={device}
                  roomUuid={room.uuid}
                  zone={zone}
                  onRenew={() => setRequested({ kind: 'renew', device })}
                  onRevoke={() => setRequested({ kind: 'revoke', device })}
                />
              </li>
            ))}
          </Stack>
        )}
        {isAdding ? (
          <NewDevice
            room={room}
            zone={zone}
            keyForm={form}
            receiverForm={receiverForm}
            onIssue={add}
            onPaired={() => setIsAdding(false)}
          />
        ) : (
          <Button icon="plus" onClick={() => setIsAdding(true)}>
            {t`New device`}
          </Button>
        )}
      </Stack>
      {requested?.kind === 'renew' && (
        <ConfirmAction
          title={t`Generate a new key for ${{ name: requested.device.name }}?`}
          text={t`The device stops sending until it has the new key.`}
          label={t`Generate a new key`}
          action={{ isPending: issue.isPending, mutateAsync: () => renew(requested.device) }}
          onClose={end}
        />
      )}
      {requested?.kind === 'revoke' && (
        <RevokeKey device={requested.device} onDone={() => issue.reset()} onClose={end} />
      )}
    </Dialog>
  )
}
