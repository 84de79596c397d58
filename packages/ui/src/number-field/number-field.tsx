import type { KeyboardEvent } from 'react'

import { box, unit as unitClass } from '../field/field.css.ts'
import { Field, type FieldLabels, useField } from '../field/field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { number, steppers } from './number-field.css.ts'

export interface NumberFieldProps extends FieldLabels {
  value: string
  /** Raw text, including invalid numbers: the form shows the error. */
  onValueChange: (value: string) => void
  min: number
  max: number
  step?: number
  unit?: string
  decreaseLabel: string
  increaseLabel: string
  disabled?: boolean
  name?: string
}

const MOST_CHARACTERS = 9

function numberOf(text: string): number | null {
  return /^\d+$/u.test(text.trim()) ? Number(text) : null
}

export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, required, value, onValueChange, min, max, step = 1, disabled, name } = props
  const attributes = useField({ hint, error, required })
  const current = numberOf(value)
  const move = (by: number) => onValueChange(String(Math.min(max, Math.max(min, (current ?? min) + by))))
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step, PageUp: step * 10, PageDown: -step * 10 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }
  return (
    <Field id={attributes.id} label={label} hint={hint} error={error} required={required}>
      <div className={box({ invalid: error !== undefined })}>
        <span className={steppers}>
          <IconButton
            size="s"
            icon="minus"
            label={props.decreaseLabel}
            aria-describedby={`${attributes.id}-label`}
            disabled={disabled === true || (current ?? min) <= min}
            onClick={() => move(-step)}
          />
        </span>
        <input
          {...attributes}
          className={number}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={current ?? undefined}
          value={value}
          maxLength={MOST_CHARACTERS}
          disabled={disabled}
          name={name}
          onKeyDown={press}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
        {props.unit !== undefined && <span className={unitClass}>{props.unit}</span>}
        <span className={steppers}>
          <IconButton
            size="s"
            icon="plus"
            label={props.increaseLabel}
            aria-describedby={`${attributes.id}-label`}
            disabled={disabled === true || (current ?? min) >= max}
            onClick={() => move(step)}
          />
        </span>
      </div>
    </Field>
  )
}
