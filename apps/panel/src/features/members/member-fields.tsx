import { useLingui } from '@lingui/react/macro'
import { takesRestingHeartRate, type DefaultedMeasure, type MeasurementSystem } from '@repo/domain/measure-fields'
import { SEXES, type MemberFault, type MemberField, type MemberForm } from '@repo/domain/member-form'
import { Columns } from '@repo/ui/columns'
import { DateField } from '@repo/ui/date-field'
import { Heading } from '@repo/ui/heading'
import { SelectField } from '@repo/ui/select-field'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { TextField } from '@repo/ui/text-field'

import { useMemberFormWords, useMemberListWords } from './member-words.ts'

interface MemberFieldsProps {
  form: MemberForm
  set: (change: Partial<MemberForm>) => void
  system: MeasurementSystem
  today: string
  faults: Readonly<Partial<Record<MemberField, MemberFault>>>
  /** Measures that nobody has taken and that stand at their default. */
  notMeasured: readonly DefaultedMeasure[]
}

const UNITS = { metric: { weight: 'kg', height: 'cm' }, english: { weight: 'lb', height: 'in' } } as const

/** Every field of a member, by what they are for. */
export function MemberFields({ form, set, system, today, faults, notMeasured }: MemberFieldsProps) {
  const { t } = useLingui()
  const { labels, faultOf } = useMemberFormWords(system)
  const { sexes } = useMemberListWords()
  const bind = (field: MemberField) => ({
    name: field,
    label: labels[field],
    value: form[field],
    error: faultOf(field, faults[field]),
    onValueChange: (value: string) => set({ [field]: value }),
  })
  const unit = (text: string) => (
    <Text as="span" size="s" tone="muted">
      {text}
    </Text>
  )
  const bpm = t`bpm`
  const hintOf = (measure: DefaultedMeasure) => (notMeasured.includes(measure) ? { hint: t`Not measured` } : {})
  return (
    <Stack gap="xl">
      <Columns min="menu" gap="l">
        <TextField {...bind('name')} required autoComplete="off" />
        <TextField {...bind('lastName1')} required autoComplete="off" />
        <TextField {...bind('lastName2')} autoComplete="off" />
        <TextField {...bind('email')} required type="email" autoComplete="off" />
        <TextField {...bind('pseudonym')} required hint={t`The name on the wall`} autoComplete="off" />
        <DateField {...bind('birthday')} required max={today} min="1900-01-01" />
        <SelectField
          {...bind('sex')}
          required
          placeholder={t`Choose`}
          options={SEXES.map((sex) => ({ value: sex, label: sexes[sex] }))}
          value={SEXES.find((sex) => sex === form.sex)}
        />
      </Columns>
      <Stack gap="m">
        <Heading level={3} size="s">
          {t`For effort and calories`}
        </Heading>
        {notMeasured.length > 0 && (
          <Text size="s" tone="muted">
            {t`A value left as it is counts as not measured, and is not used.`}
          </Text>
        )}
        <Columns min="menu" gap="l">
          <TextField
            {...bind('weight')}
            {...hintOf('weight')}
            required
            inputMode="decimal"
            trailing={unit(UNITS[system].weight)}
          />
          <TextField
            {...bind('height')}
            {...hintOf('height')}
            required
            inputMode="decimal"
            trailing={unit(UNITS[system].height)}
          />
          <TextField
            {...bind('restingHeartRate')}
            {...hintOf('restingHeartRate')}
            required
            inputMode="numeric"
            trailing={unit(bpm)}
            onValueChange={(restingHeartRate) => {
              if (takesRestingHeartRate(restingHeartRate)) set({ restingHeartRate })
            }}
          />
          <TextField {...bind('maxHeartRate')} hint={t`Empty: by age`} inputMode="numeric" trailing={unit(bpm)} />
        </Columns>
      </Stack>
    </Stack>
  )
}
