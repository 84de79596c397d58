import { Select, Slot } from 'radix-ui'
import { memo, useState } from 'react'
import { flushSync } from 'react-dom'

import { Field, type FieldLabels, useField } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { TriggerElsewhere, type TriggerProps } from '../late-trigger/trigger-elsewhere.tsx'
import { content, option as optionClass, shown, trigger, viewport } from './select-field.css.ts'

export interface SelectOption<T extends string = string> {
  value: T
  label: string
  disabled?: boolean
}

export interface SelectFieldProps<T extends string = string> extends FieldLabels {
  options: readonly SelectOption<T>[]
  /** Undefined shows the placeholder. */
  value: T | undefined
  onValueChange: (value: T) => void
  placeholder?: string
  disabled?: boolean
  name?: string
}

const CLOSED = {
  type: 'button',
  role: 'combobox',
  'aria-expanded': false,
  'aria-autocomplete': 'none',
  'data-state': 'closed',
} as const

/** Loads Radix on focus or press, so that long forms open fast. */
export function SelectField<T extends string>({
  label,
  hint,
  error,
  required,
  placeholder,
  ...select
}: SelectFieldProps<T>) {
  const { options, value, disabled } = select
  const attributes = useField({ hint, error, required })
  const [isWanted, setIsWanted] = useState(false)
  const [given, setGiven] = useState<TriggerProps | null>(null)
  // Synchronous, so that the press bubbles up to Radix.
  const want = () => flushSync(() => setIsWanted(true))
  const waiting = {
    ...CLOSED,
    onPointerDownCapture: want,
    onClickCapture: want,
    // A key follows the focus; Radix listens by then.
    onFocusCapture: () => setIsWanted(true),
  }
  const chosen = options.find((option) => option.value === value)
  return (
    <Field id={attributes.id} label={label} hint={hint} error={error} required={required}>
      <Slot.Root {...(given ?? waiting)}>
        <button
          {...attributes}
          className={trigger}
          disabled={disabled}
          data-placeholder={chosen === undefined ? '' : undefined}
        >
          <span className={shown}>{chosen?.label ?? placeholder}</span>
          <Icon name="chevron" size="s" />
        </button>
      </Slot.Root>
      {isWanted && <Wanted {...select} setGiven={setGiven} />}
    </Field>
  )
}

type WantedSelectProps<T extends string> = Pick<
  SelectFieldProps<T>,
  'options' | 'value' | 'onValueChange' | 'disabled' | 'name'
> & { setGiven: (props: TriggerProps) => void }

function WantedSelect<T extends string>({ options, value, onValueChange, setGiven, ...rest }: WantedSelectProps<T>) {
  return (
    // An empty string keeps it controlled.
    <Select.Root
      value={value ?? ''}
      onValueChange={(next) => {
        const chosen = options.find((option) => option.value === next)
        if (chosen !== undefined) onValueChange(chosen.value)
      }}
      {...rest}
    >
      <TriggerElsewhere of={Select.Trigger} to={setGiven} />
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
  )
}

/** Memoized, because the hand-over re-renders the field, which would hand over again. */
const Wanted = memo(WantedSelect) as typeof WantedSelect
