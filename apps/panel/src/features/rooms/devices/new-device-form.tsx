import { useLingui } from '@lingui/react/macro'
import { KEYED_DAQ_KINDS } from '@repo/domain/rooms/daq-device'
import { emptyRoomDeviceForm, readRoomDeviceForm, type RoomDeviceForm } from '@repo/domain/rooms/room-device-form'
import { Button } from '@repo/ui/button'
import { SegmentedControl } from '@repo/ui/segmented-control'
import { TextField } from '@repo/ui/text-field'
import { useId } from 'react'

import { FormBody } from '../../../lib/form/form-body.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { useDeviceLabels } from '../device-labels.ts'

export const useNewDeviceForm = () => {
  const { t } = useLingui()
  const words = { name: { label: t`Name`, missing: t`Enter a name` }, kind: { label: t`Type` } }
  return useForm({ first: () => emptyRoomDeviceForm, read: readRoomDeviceForm, words, draft: null })
}

interface NewDeviceFormProps {
  form: ReturnType<typeof useNewDeviceForm>
  zone: string
  onSubmit: (read: RoomDeviceForm) => Promise<unknown>
}

export function NewDeviceForm({ form, zone, onSubmit }: NewDeviceFormProps) {
  const { t } = useLingui()
  const { kinds } = useDeviceLabels(zone)
  const submit = async (read: RoomDeviceForm) => {
    await onSubmit(read)
    form.reset()
  }
  return (
    <FormBody form={form} id={useId()} onSubmit={submit}>
      <TextField {...form.text('name')} hint={t`For example, Front left corner`} autoComplete="off" />
      <SegmentedControl
        isLabeled
        label={t`Type`}
        segments={KEYED_DAQ_KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))}
        value={form.typed.kind}
        onValueChange={(kind) => form.set({ kind })}
      />
      <Button type="submit" tone="accent" icon="shield" loading={form.isSaving}>
        {t`Generate key`}
      </Button>
    </FormBody>
  )
}
