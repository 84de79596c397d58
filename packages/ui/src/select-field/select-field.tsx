import { Select } from 'radix-ui'

import { Field, type FieldWords, useField } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { content, option as optionClass, trigger, viewport } from './select-field.css.ts'

export interface SelectOption<T extends string = string> {
  value: T
  label: string
  disabled?: boolean
}

export interface SelectFieldProps<T extends string = string> extends FieldWords {
  options: readonly SelectOption<T>[]
  /** Undefined shows the placeholder. */
  value: T | undefined
  onValueChange: (value: T) => void
  placeholder?: string
  disabled?: boolean
  name?: string
}

export function SelectField<T extends string>({
  label,
  hint,
  error,
  required,
  options,
  value,
  onValueChange,
  placeholder,
  disabled,
  name,
}: SelectFieldProps<T>) {
  const attributes = useField({ hint, error, required })
  return (
    <Field id={attributes.id} label={label} hint={hint} error={error} required={required}>
      {/* An empty string keeps it controlled and shows the placeholder. */}
      <Select.Root
        value={value ?? ''}
        onValueChange={(next) => {
          const chosen = options.find((option) => option.value === next)
          if (chosen !== undefined) onValueChange(chosen.value)
        }}
        disabled={disabled}
        name={name}
      >
        <Select.Trigger {...attributes} className={trigger}>
          <Select.Value placeholder={placeholder} />
          <Select.Icon asChild>
            <span>
              <Icon name="chevron" size="s" />
            </span>
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Content className={content} position="popper" sideOffset={4} collisionPadding={8}>
            <Select.Viewport className={viewport}>
              {options.map((option) => (
                <Select.Item key={option.value} value={option.value} disabled={option.disabled} className={optionClass}>
                  <Select.ItemText>{option.label}</Select.ItemText>
                  <Select.ItemIndicator>
                    <Icon name="check" size="s" />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
    </Field>
  )
}
