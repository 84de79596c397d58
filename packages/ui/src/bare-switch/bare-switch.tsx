import { Switch } from 'radix-ui'

import { thumb, track } from '../switch-field/switch-field.css.ts'

export interface BareSwitchProps {
  label: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
}

export function BareSwitch({ label, ...rest }: BareSwitchProps) {
  return (
    <Switch.Root {...rest} aria-label={label} className={track}>
      <Switch.Thumb className={thumb} />
    </Switch.Root>
  )
}
