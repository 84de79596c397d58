import { useLingui } from '@lingui/react/macro'
import { CheckboxField } from '@repo/ui/checkbox-field'

interface ShortNamesProps {
  isShortName: boolean
  onChange: (isShortName: boolean) => void
}

/** As the box in the form of a user, for a whole file. */
export function ShortNames({ isShortName, onChange }: ShortNamesProps) {
  const { t } = useLingui()
  return (
    <CheckboxField
      label={t`Names in this file can be short`}
      hint={t`Accepts names like Li or Ng in all rows.`}
      checked={isShortName}
      onCheckedChange={onChange}
    />
  )
}
