import { Switch } from 'radix-ui'

import { thumb, track } from '../switch-field/switch-field.css.ts'

export interface BareSwitchProps {
  /** Spoken name. */
  label: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
}

/** A switch that stands alone, as in the row of a table: what it switches is spoken. */
export function BareSwitch({ label, ...rest }: BareSwitchProps) {
  return (
    <Switch.Root {...rest} aria-label={label} className={track}>
      <Switch.Thumb className={thumb} />
    </Switch.Root>
  )
}
