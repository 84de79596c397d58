import { FieldNote, type FieldLabels, RequiredMark, useField } from '../field/field.tsx'
import { BareCheckbox } from './bare-checkbox.tsx'
import { label as labelClass, row, words } from './checkbox-field.css.ts'

export interface CheckboxFieldProps extends FieldLabels {
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
      <BareCheckbox
        {...attributes}
        checked={checked}
        onToggle={() => onCheckedChange(!checked)}
        disabled={disabled}
        name={name}
      />
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
