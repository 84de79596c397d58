import { useLingui } from '@lingui/react/macro'
import type { ListedDisplay } from '@repo/api-client/displays/list-displays'
import { TEXT_SIZES } from '@repo/domain/display-settings'
import { readDisplaySettingsForm, type DisplaySettingsFields } from '@repo/domain/display-settings-form'
import { displayLimits } from '@repo/domain/limits'
import { NumberField } from '@repo/ui/number-field'
import { SelectField } from '@repo/ui/select-field'
import { SwitchField } from '@repo/ui/switch-field'
import { TextField } from '@repo/ui/text-field'

import { useSession } from '../../../app/session-store.ts'
import { FormDialog } from '../../../lib/form/form-dialog.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { Choice } from './choice.tsx'
import { HoursFields } from './hours-fields.tsx'
import { useDisplaySettingsWords, useTextSizeWords } from './use-display-words.ts'
import { useChangeDisplay } from './use-displays.ts'

interface DisplaySettingsDialogProps {
  display: ListedDisplay
  rooms: readonly { readonly uuid: string; readonly name: string }[]
  onClose: () => void
}

const formOf = ({ name, settings }: ListedDisplay) => ({
  ...settings,
  name,
  roomUuid: settings.roomUuid ?? '',
  schedule: [...settings.schedule],
  overscan: String(settings.overscan),
})

/** How a display hangs: what it shows when, and how its screen is. */
export function DisplaySettingsDialog({ display, rooms, onClose }: DisplaySettingsDialogProps) {
  const { t } = useLingui()
  const { features_enabled: features } = useSession()
  const change = useChangeDisplay(display.uuid)
  const sizes = useTextSizeWords()
  const form = useForm({
    first: () => formOf(display),
    read: readDisplaySettingsForm,
    words: useDisplaySettingsWords(),
    draft: { name: 'display-settings', of: display.uuid },
  })
  const { typed, set, words } = form
  const hasRanking = features.includes('gamification')
  const submit = async (read: DisplaySettingsFields) => {
    await change.mutateAsync(read)
    form.forget()
    onClose()
  }
  return (
    <FormDialog
      form={form}
      size="l"
      title={t`Settings of ${{ name: display.name }}`}
      submit={t`Save changes`}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...form.text('name')} autoComplete="off" />
      <Choice
        label={words.follows.label}
        segments={[
          { value: 'room', label: t`One room` },
          { value: 'schedule', label: t`Rooms by the hour` },
          ...(hasRanking ? [{ value: 'ranking' as const, label: t`Ranking` }] : []),
        ]}
        value={typed.follows}
        onValueChange={(follows) => set({ follows })}
      />
      {typed.follows !== 'ranking' && (
        <SelectField
          {...form.text('roomUuid')}
          label={typed.follows === 'schedule' ? t`Room outside these hours` : words.roomUuid.label}
          required={typed.follows === 'schedule'}
          placeholder={t`Chosen on the screen itself`}
          options={rooms.map(({ uuid, name }) => ({ value: uuid, label: name }))}
        />
      )}
      {typed.follows === 'schedule' && (
        <HoursFields
          hours={typed.schedule}
          rooms={rooms}
          label={words.schedule.label}
          error={form.errorOf('schedule')}
          onChange={(schedule) => set({ schedule })}
        />
      )}
      {hasRanking && typed.follows !== 'ranking' && (
        <Choice
          label={words.idleView.label}
          segments={[
            { value: 'poster', label: t`How to join` },
            { value: 'ranking', label: t`Ranking` },
          ]}
          value={typed.idleView}
          onValueChange={(idleView) => set({ idleView })}
        />
      )}
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
        hint={t`For televisions that cut off the edges`}
        decreaseLabel={t`Less`}
        increaseLabel={t`More`}
      />
      <SwitchField {...form.toggle('hasSound')} hint={t`At the start, in the last ten seconds, and at the end`} />
    </FormDialog>
  )
}
