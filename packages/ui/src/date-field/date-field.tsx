import { box, trailing } from '../field/field.css.ts'
import { Field, type FieldLabels, useField } from '../field/field.tsx'
import { DateInput, type DateInputProps } from './date-input.tsx'
import type { DateLabels } from './date-labels.ts'

export type { DateLabels }

export interface DateFieldProps extends FieldLabels, Omit<DateInputProps, 'attributes'> {}

export function DateField({ label, hint, error, required, ...input }: DateFieldProps) {
  const attributes = useField({ hint, error, required })
  return (
    <Field id={attributes.id} label={label} hint={hint} error={error} required={required}>
      <div className={`${box({ invalid: error !== undefined })} ${trailing}`}>
        <DateInput {...input} attributes={attributes} />
      </div>
    </Field>
  )
}
