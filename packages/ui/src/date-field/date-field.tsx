import type { ComponentPropsWithRef } from 'react'

import { box } from '../field/field.css.ts'
import { Field, type FieldWords, useField } from '../field/field.tsx'
import { dateControl } from './date-field.css.ts'

type InputProps = Pick<ComponentPropsWithRef<'input'>, 'ref' | 'name' | 'autoComplete' | 'disabled' | 'onBlur'>

export interface DateFieldProps extends FieldWords, InputProps {
  /** YYYY-MM-DD; empty while there is none. */
  value: string
  onValueChange: (value: string) => void
  /** YYYY-MM-DD, both included. */
  min?: string
  max?: string
}

/** A calendar day, typed or picked in the browser's own calendar, which every assistive technology knows. */
export function DateField({ label, hint, error, required, value, onValueChange, ...rest }: DateFieldProps) {
  const attributes = useField({ hint, error, required })
  return (
    <Field id={attributes.id} label={label} hint={hint} error={error} required={required}>
      <div className={box({ invalid: error !== undefined })}>
        <input
          {...rest}
          {...attributes}
          type="date"
          className={dateControl}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      </div>
    </Field>
  )
}
