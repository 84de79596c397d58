import { useLingui } from '@lingui/react/macro'
import { EARLIEST_BIRTHDAY } from '@repo/domain/core/limits'
import type { MemberForm, ReadMember } from '@repo/domain/people/member-form'
import { SEXES } from '@repo/domain/trainings/calories'
import {
  MEASURE_UNITS,
  takesRestingHeartRate,
  type DefaultedMeasure,
  type MeasurementSystem,
} from '@repo/domain/trainings/measure-fields'
import { Columns } from '@repo/ui/columns'
import { DateField } from '@repo/ui/date-field'
import { Heading } from '@repo/ui/heading'
import { SelectField } from '@repo/ui/select-field'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { TextField } from '@repo/ui/text-field'

import { useDateLabels } from '../../app/locale/use-date-labels.ts'
import { ShortNameBox } from '../../lib/form/short-name-box.tsx'
import type { useForm } from '../../lib/form/use-form.ts'
import { useMemberListLabels } from './member-list-labels.ts'
import { usePseudonymTaken } from './use-pseudonym-taken.ts'

export interface MemberFieldsProps {
  form: Pick<ReturnType<typeof useForm<MemberForm, ReadMember>>, 'typed' | 'text' | 'toggle' | 'faults' | 'set'>
  system: MeasurementSystem
  today: string
  /** Null for a new member. */
  uuid: string | null
  /** Measures at their default value. */
  notMeasured: readonly DefaultedMeasure[]
}

export function MemberFields({ form, uuid, system, today, notMeasured }: MemberFieldsProps) {
  const { t } = useLingui()
  const { sexes } = useMemberListLabels()
  const { text } = form
  const dateLabels = useDateLabels()
  const isTaken = usePseudonymTaken(form.typed.pseudonym, uuid)
  const bpm = t`bpm`
  const hintOf = (measure: DefaultedMeasure) => (notMeasured.includes(measure) ? { hint: t`Not measured` } : {})
  return (
    <Stack gap="xl">
      <Columns min="menu" gap="l">
        <TextField {...text('name')} autoComplete="off" />
        <TextField {...text('lastName1')} autoComplete="off" />
        <TextField {...text('lastName2')} autoComplete="off" />
        <ShortNameBox form={form} />
        <TextField {...text('email')} type="email" autoComplete="off" />
        <TextField
          {...text('pseudonym')}
          hint={isTaken ? t`Another user has this pseudonym too` : t`Name shown on the display`}
          isWarning={isTaken}
          autoComplete="off"
        />
        <DateField {...text('birthday')} words={dateLabels} min={EARLIEST_BIRTHDAY} max={today} today={today} />
        <SelectField
          {...text('sex')}
          placeholder={t`Choose`}
          options={SEXES.map((sex) => ({ value: sex, label: sexes[sex] }))}
        />
      </Columns>
      <Stack gap="m">
        <Heading level={3} size="s">
          {t`Used for effort and calories`}
        </Heading>
        {notMeasured.length > 0 && (
          <Text size="s" tone="muted">
            {t`Values you leave unchanged count as not measured and aren't used.`}
          </Text>
        )}
        <Columns min="menu" gap="l">
          <TextField
            {...text('weight')}
            {...hintOf('weight')}
            inputMode="decimal"
            unit={MEASURE_UNITS[system].weight}
          />
          <TextField
            {...text('height')}
            {...hintOf('height')}
            inputMode="decimal"
            unit={MEASURE_UNITS[system].height}
          />
          <TextField
            {...text('restingHeartRate')}
            {...hintOf('restingHeartRate')}
            inputMode="numeric"
            unit={bpm}
            onValueChange={(restingHeartRate) => {
              if (takesRestingHeartRate(restingHeartRate)) form.set({ restingHeartRate })
            }}
          />
          <TextField
            {...text('maxHeartRate')}
            hint={t`Leave empty to estimate it from age`}
            inputMode="numeric"
            unit={bpm}
          />
        </Columns>
      </Stack>
    </Stack>
  )
}
