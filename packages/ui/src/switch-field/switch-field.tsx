import { Switch } from 'radix-ui'

import { label as labelClass, words } from '../checkbox-field/checkbox-field.css.ts'
import { FieldNote, type FieldLabels, useField } from '../field/field.tsx'
import { row, thumb, track } from './switch-field.css.ts'

export interface SwitchFieldProps extends Pick<FieldLabels, 'label' | 'hint' | 'error'> {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  name?: string
}

export function SwitchField({ label, hint, error, checked, onCheckedChange, disabled, name }: SwitchFieldProps) {
  const { id, 'aria-describedby': describedBy } = useField({ hint, error })
  return (
    <div className={row}>
      <div className={words}>
        <label className={labelClass} htmlFor={id}>
          {label}
        </label>
        <FieldNote id={id} hint={hint} error={error} />
      </div>
      <Switch.Root
        id={id}
        aria-describedby={describedBy}
        className={track}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        name={name}
      >
        <Switch.Thumb className={thumb} />
      </Switch.Root>
    </div>
  )
}
