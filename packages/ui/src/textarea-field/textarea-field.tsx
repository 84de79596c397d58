import type { ComponentPropsWithRef } from 'react'

import { box } from '../field/field.css.ts'
import { Field, type FieldLabels, useField } from '../field/field.tsx'
import { area, counter, counterOver } from './textarea-field.css.ts'

type AreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'onChange' | 'id'>

export interface TextareaFieldProps extends FieldLabels, Omit<AreaProps, keyof FieldLabels> {
  value: string
  onValueChange: (value: string) => void
  /** Typing beyond it stays possible; the form shows the error. */
  limit?: number
}

export function TextareaField({
  label,
  hint,
  error,
  required,
  value,
  onValueChange,
  limit,
  ...rest
}: TextareaFieldProps) {
  const attributes = useField({ hint, error, required })
  const aside = limit !== undefined && (
    <span className={value.length > limit ? `${counter} ${counterOver}` : counter}>
      {value.length}/{limit}
    </span>
  )
  return (
    <Field id={attributes.id} label={label} hint={hint} error={error} required={required} aside={aside}>
      <div className={box({ invalid: error !== undefined })}>
        <textarea
          rows={3}
          {...rest}
          {...attributes}
          className={area}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      </div>
    </Field>
  )
}
