import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Room } from '@repo/api-client/rooms/room'
import { emptyDaqForm, readDaqForm, type DaqForm } from '@repo/domain/rooms/daq-form'
import { daqLimits } from '@repo/domain/rooms/room-limits'
import { Banner } from '@repo/ui/banner'
import { TextField } from '@repo/ui/text-field'

import { FormDialog } from '../../lib/form/form-dialog.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { useRoomErrorLabels } from '../../lib/rooms/room-error-labels.ts'
import { useDeviceLabels } from './device-labels.ts'
import { useSaveDevice } from './device-mutations.ts'

export const DEVICE_DRAFT = 'device'

interface DeviceDialogProps {
  /** Null adds a room. */
  room: Room | null
  zone: string
  onClose: () => void
}

export function DeviceDialog({ room, zone, onClose }: DeviceDialogProps) {
  const { t } = useLingui()
  const { fields } = useDeviceLabels(zone)
  const errorOf = useRoomErrorLabels()
  const save = useSaveDevice()
  const form = useForm({
    first: () => (room === null ? emptyDaqForm : { name: room.name }),
    read: readDaqForm,
    words: fields,
    draft: { name: DEVICE_DRAFT, of: room?.uuid ?? null, version: room?.version },
  })
  const submit = async (read: DaqForm) => {
    await save.mutateAsync({ room, fields: { ...read, version: form.version } })
    form.forget()
    onClose()
  }
  const { min, max } = daqLimits.name
  return (
    <FormDialog
      form={form}
      title={room === null ? t`Add device` : t`Rename device`}
      submit={room === null ? t`Add device` : t`Save changes`}
      onSubmit={submit}
      onClose={onClose}
      saving={save}
      notice={
        save.isError && (
          <Banner tone="danger" announce>
            {errorOf(save.error)}
          </Banner>
        )
      }
    >
      <TextField
        {...form.text('name')}
        hint={t`${min} to ${plural(max, { one: '# character', other: '# characters' })}`}
      />
    </FormDialog>
  )
}
