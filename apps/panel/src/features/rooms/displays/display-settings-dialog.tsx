import { useLingui } from '@lingui/react/macro'
import type { ListedDisplay } from '@repo/api-client/displays/manage-displays'
import type { Room } from '@repo/api-client/rooms/room'
import { TEXT_SIZES } from '@repo/domain/displays/display-settings'
import type { DisplaySettingsFields } from '@repo/domain/displays/display-settings-form'
import { displayLimits } from '@repo/domain/rooms/room-limits'
import { NumberField } from '@repo/ui/number-field'
import { SwitchField } from '@repo/ui/switch-field'
import { TextField } from '@repo/ui/text-field'

import { FormDialog } from '../../../lib/form/form-dialog.tsx'
import { Choice } from './choice.tsx'
import { FollowedFields } from './followed-fields.tsx'
import { useTextSizeLabels } from './use-display-labels.ts'
import { useChangeDisplay } from './use-displays.ts'
import { useSettingsForm } from './use-settings-form.ts'

interface DisplaySettingsDialogProps {
  display: ListedDisplay
  rooms: readonly Pick<Room, 'uuid' | 'name' | 'kind'>[]
  onClose: () => void
}

export function DisplaySettingsDialog({ display, rooms, onClose }: DisplaySettingsDialogProps) {
  const { t } = useLingui()
  const change = useChangeDisplay(display.uuid)
  const sizes = useTextSizeLabels()
  const form = useSettingsForm(display)
  const { typed, set, words } = form
  const submit = async (read: DisplaySettingsFields) => {
    await change.mutateAsync({ ...read, version: form.version })
    form.forget()
    onClose()
  }
  return (
    <FormDialog
      form={form}
      size="l"
      title={t`Settings for ${{ name: display.name }}`}
      submit={t`Save changes`}
      onSubmit={submit}
      onClose={onClose}
      saving={change}
    >
      <TextField {...form.text('name')} autoComplete="off" />
      <FollowedFields form={form} rooms={rooms} />
      <Choice
        label={words.textSize.label}
        segments={TEXT_SIZES.map((value) => ({ value, label: sizes[value] }))}
        value={typed.textSize}
        onValueChange={(textSize) => set({ textSize })}
      />
      <NumberField
        {...form.text('overscan')}
        {...displayLimits.overscan}
        unit="%"
        hint={t`For TVs that cut off the edges`}
        decreaseLabel={t`Decrease`}
        increaseLabel={t`Increase`}
      />
      <SwitchField {...form.toggle('hasSound')} hint={t`At the start, in the last ten seconds, and at the end`} />
    </FormDialog>
  )
}
