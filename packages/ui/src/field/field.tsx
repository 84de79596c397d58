import { type ReactNode, useId } from 'react'

import { Icon } from '../icon/icon.tsx'
import {
  errorMark,
  errorText,
  field,
  hintText,
  labelText,
  notes,
  required as requiredClass,
  warningText,
} from './field.css.ts'

export interface FieldLabels {
  label: string
  hint?: string | undefined
  /** A warning doesn't block saving, and is announced when it appears. */
  isWarning?: boolean | undefined
  error?: string | undefined
  required?: boolean | undefined
}

export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export function useField({ hint, error, required }: Omit<FieldLabels, 'label'>): ControlAttributes {
  const id = useId()
  const described = error !== undefined || hint !== undefined
  return {
    id,
    'aria-describedby': described ? `${id}-note` : undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-required': required ? true : undefined,
  }
}

export function RequiredMark() {
  return (
    <span className={requiredClass} aria-hidden="true">
      *
    </span>
  )
}

export function FieldNote({
  id,
  hint,
  isWarning = false,
  error,
}: { id: string } & Pick<FieldLabels, 'hint' | 'isWarning' | 'error'>) {
  if (error !== undefined) {
    return (
      <p id={`${id}-note`} className={errorText}>
        <span className={errorMark}>
          <Icon name="warning" size="s" />
        </span>
        {error}
      </p>
    )
  }
  if (hint === undefined) return null
  return (
    <p id={`${id}-note`} className={isWarning ? warningText : hintText} role={isWarning ? 'status' : undefined}>
      {isWarning && (
        <span className={errorMark}>
          <Icon name="warning" size="s" />
        </span>
      )}
      {hint}
    </p>
  )
}

export interface FieldProps extends FieldLabels {
  id: string
  children: ReactNode
  aside?: ReactNode
}

export function Field({ id, label, hint, isWarning, error, required, aside, children }: FieldProps) {
  return (
    <div className={field}>
      <label id={`${id}-label`} htmlFor={id} className={labelText}>
        {label}
        {required === true && <RequiredMark />}
      </label>
      {children}
      <div className={notes}>
        <FieldNote id={id} hint={hint} isWarning={isWarning} error={error} />
        {aside}
      </div>
    </div>
  )
}
