import { useLingui } from '@lingui/react/macro'
import { CENTER_LANGUAGES } from '@repo/domain/center/setup-form'
import { allZones, formatZone, searchZones } from '@repo/domain/time/time-zones'
import { MEASUREMENT_SYSTEMS } from '@repo/domain/trainings/measure-fields'
import { Columns } from '@repo/ui/columns'
import { ComboboxField } from '@repo/ui/combobox-field'
import { SelectField } from '@repo/ui/select-field'
import { useState } from 'react'

import { useLocale } from '../../app/locale/use-locale.ts'

interface TextInput {
  readonly name: string
  readonly label: string
  readonly error: string | undefined
  readonly required: boolean
  readonly value: string
  readonly onValueChange: (value: string) => void
}

interface CenterBasicsProps {
  language: TextInput
  system: TextInput
  zone: TextInput
}

export function CenterBasics({ language, system, zone }: CenterBasicsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const optionOf = (zone: string) => ({ value: zone, label: formatZone(zone, locale) })
  // a browser's own zone may be missing in its list
  const [zones] = useState(() => [...new Set([...allZones(), zone.value])].toSorted())
  const languages = { en: 'English', es: 'Español' } as const
  const systems = { metric: t`Metric (kg, cm)`, english: t`Imperial (lb, in)` } as const
  return (
    <>
      <Columns min="menu" gap="l">
        <SelectField
          {...language}
          hint={t`Used in emails, reports, and displays`}
          options={CENTER_LANGUAGES.map((value) => ({ value, label: languages[value] }))}
        />
        <SelectField {...system} options={MEASUREMENT_SYSTEMS.map((value) => ({ value, label: systems[value] }))} />
      </Columns>
      <ComboboxField
        {...zone}
        hint={t`Search by city`}
        options={zones.map(optionOf)}
        search={(typed) => searchZones(zones, typed).map(optionOf)}
        emptyText={t`No time zones found`}
      />
    </>
  )
}
