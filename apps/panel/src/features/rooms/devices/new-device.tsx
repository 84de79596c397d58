import { useLingui } from '@lingui/react/macro'
import type { Room } from '@repo/api-client/rooms/room'
import type { RoomDeviceForm } from '@repo/domain/rooms/room-device-form'
import { Heading } from '@repo/ui/heading'
import { SegmentedControl } from '@repo/ui/segmented-control'
import { Stack } from '@repo/ui/stack'
import { useState } from 'react'

import { NewDeviceForm, type useNewDeviceForm } from './new-device-form.tsx'
import { PairReceiverForm, type useReceiverForm } from './pair-receiver-form.tsx'

type Way = 'pair' | 'key'

interface NewDeviceProps {
  room: Room
  zone: string
  keyForm: ReturnType<typeof useNewDeviceForm>
  receiverForm: ReturnType<typeof useReceiverForm>
  onIssue: (read: RoomDeviceForm) => Promise<unknown>
  onPaired: () => void
}

/** A receiver shows a code. Other devices need a key. */
export function NewDevice({ room, zone, keyForm, receiverForm, onIssue, onPaired }: NewDeviceProps) {
  const { t } = useLingui()
  const [way, setWay] = useState<Way>('pair')
  return (
    <Stack gap="m">
      <Heading level={3} size="s">
        {t`New device`}
      </Heading>
      <SegmentedControl
        label={t`New device`}
        segments={[
          { value: 'pair', label: t`Pair a receiver` },
          { value: 'key', label: t`Use a key` },
        ]}
        value={way}
        onValueChange={setWay}
      />
      {way === 'pair' ? (
        <PairReceiverForm form={receiverForm} room={room} onPaired={onPaired} />
      ) : (
        <NewDeviceForm form={keyForm} zone={zone} onSubmit={onIssue} />
      )}
    </Stack>
  )
}
