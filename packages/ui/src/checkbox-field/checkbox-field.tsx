import { Checkbox } from 'radix-ui'

import { FieldNote, type FieldWords, RequiredMark, useField } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { box, label as labelClass, row, words } from './checkbox-field.css.ts'

export interface CheckboxFieldProps extends FieldWords {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  name?: string
}

export function CheckboxField({
  label,
  hint,
  error,
  required,
  checked,
  onCheckedChange,
  disabled,
  name,
}: CheckboxFieldProps) {
  const attributes = useField({ hint, error, required })
  return (
    <div className={row}>
      <Checkbox.Root
        {...attributes}
        className={box}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        disabled={disabled}
        name={name}
      >
        <Checkbox.Indicator>
          <Icon name="check" size="s" />
        </Checkbox.Indicator>
      </Checkbox.Root>
      <div className={words}>
        <label className={labelClass} htmlFor={attributes.id}>
          {label}
          {required === true && <RequiredMark />}
        </label>
        <FieldNote id={attributes.id} hint={hint} error={error} />
      </div>
    </div>
  )
}
