import { useLingui } from '@lingui/react/macro'
import { MEASUREMENT_SYSTEMS } from '@repo/domain/measure-fields'
import { CENTER_LANGUAGES } from '@repo/domain/setup-form'
import { allZones, formatZone, searchZones } from '@repo/domain/time-zones'
import { Columns } from '@repo/ui/columns'
import { ComboboxField } from '@repo/ui/combobox-field'
import { Heading } from '@repo/ui/heading'
import { SelectField } from '@repo/ui/select-field'
import { Stack } from '@repo/ui/stack'
import { TextField } from '@repo/ui/text-field'
import { useState } from 'react'

import type { SetupFormState } from './use-setup-form.ts'

const optionOf = (zone: string) => ({ value: zone, label: formatZone(zone) })

/** What the center is called, and how it speaks, measures and tells the time. */
export function CenterFields({ form }: { form: SetupFormState }) {
  const { t } = useLingui()
  // a browser may name its own zone otherwise than its list does
  const [zones] = useState(() => [...new Set([...allZones(), form.typed.zone])].toSorted())
  const languages = { en: 'English', es: 'Español' } as const
  const systems = { metric: t`Metric (kg, cm)`, english: t`English (lb, in)` } as const
  return (
    <Stack gap="l">
      <Heading level={2}>{t`Center`}</Heading>
      <TextField {...form.text('centerName')} autoComplete="organization" />
      <Columns min="menu" gap="l">
        <SelectField
          {...form.text('language')}
          hint={t`Of mails, reports and walls`}
          options={CENTER_LANGUAGES.map((value) => ({ value, label: languages[value] }))}
        />
        <SelectField
          {...form.text('system')}
          options={MEASUREMENT_SYSTEMS.map((value) => ({ value, label: systems[value] }))}
        />
      </Columns>
      <ComboboxField
        {...form.text('zone')}
        hint={t`Type a city to find it`}
        options={zones.map(optionOf)}
        search={(typed) => searchZones(zones, typed).map(optionOf)}
        emptyText={t`No time zone has this name`}
      />
    </Stack>
  )
}
