import { useLingui } from '@lingui/react/macro'
import type { ImportSettings } from '@repo/api-client/imports/import'
import { SelectField } from '@repo/ui/select-field'

import type { Asked } from './column-choices.ts'

interface QuestionFieldProps {
  asked: Asked
  settings: ImportSettings
  isOpen: boolean
  onAnswer: (answer: Partial<ImportSettings>) => void
}

/** What the samples beside it leave open, or how it was guessed. */
export function QuestionField({ asked, settings, isOpen, onAnswer }: QuestionFieldProps) {
  const { t } = useLingui()
  const error = isOpen ? t`Choose an option` : undefined
  const shared = { placeholder: t`Choose`, error }
  switch (asked) {
    case 'dayOrder':
      return (
        <SelectField
          {...shared}
          label={t`Dates are written`}
          options={[
            { value: 'dmy', label: t`Day, month, year: 31/12/1990` },
            { value: 'mdy', label: t`Month, day, year: 12/31/1990` },
            { value: 'ymd', label: t`Year, month, day: 1990-12-31` },
          ]}
          value={settings.dayOrder ?? undefined}
          onValueChange={(dayOrder) => onAnswer({ dayOrder })}
        />
      )
    case 'weightUnit':
      return (
        <SelectField
          {...shared}
          label={t`Weights are in`}
          options={[
            { value: 'kg', label: t`Kilograms` },
            { value: 'lb', label: t`Pounds` },
          ]}
          value={settings.weightUnit ?? undefined}
          onValueChange={(weightUnit) => onAnswer({ weightUnit })}
        />
      )
    case 'heightUnit':
      return (
        <SelectField
          {...shared}
          label={t`Heights are in`}
          options={[
            { value: 'cm', label: t`Centimeters: 170` },
            { value: 'm', label: t`Meters: 1.70` },
            { value: 'in', label: t`Inches: 67` },
            { value: 'ft', label: t`Feet and inches: 5′7″` },
          ]}
          value={settings.heightUnit ?? undefined}
          onValueChange={(heightUnit) => onAnswer({ heightUnit })}
        />
      )
    case 'sexOfM':
      return (
        <SelectField
          {...shared}
          label={t`M stands for`}
          options={[
            { value: 'male', label: t`Male, as in masculino` },
            { value: 'female', label: t`Female, as in mujer` },
          ]}
          value={settings.sexOfM ?? undefined}
          onValueChange={(sexOfM) => onAnswer({ sexOfM })}
        />
      )
    default:
      return asked satisfies never
  }
}
