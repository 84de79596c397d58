import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'

import { box, control, trailing as trailingClass, unit as unitClass } from '../field/field.css.ts'
import { Field, type FieldLabels, useField } from '../field/field.tsx'
import { BareIconButton } from '../icon-button/bare-icon-button.tsx'

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'onChange' | 'type' | 'id'>

export interface TextFieldProps extends FieldLabels, Omit<InputProps, keyof FieldLabels> {
  value?: string
  onValueChange?: (value: string) => void
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url'
  trailing?: ReactNode
  unit?: string
  revealLabels?: { show: string; hide: string }
}

export function TextField({
  label,
  hint,
  isWarning,
  error,
  required,
  onValueChange,
  type = 'text',
  trailing,
  unit,
  revealLabels,
  ...rest
}: TextFieldProps) {
  const attributes = useField({ hint, error, required })
  const [revealed, setRevealed] = useState(false)
  return (
    <Field id={attributes.id} label={label} hint={hint} isWarning={isWarning} error={error} required={required}>
      <div className={box({ invalid: error !== undefined })}>
        <input
          {...rest}
          {...attributes}
          type={revealed ? 'text' : type}
          className={control}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
        />
        {unit !== undefined && <span className={unitClass}>{unit}</span>}
        {(trailing !== undefined || revealLabels !== undefined) && (
          <span className={trailingClass}>
            {trailing}
            {revealLabels !== undefined && (
              <BareIconButton
                size="s"
                icon={revealed ? 'eye-off' : 'eye'}
                label={revealed ? revealLabels.hide : revealLabels.show}
                onClick={() => setRevealed(!revealed)}
              />
            )}
          </span>
        )}
      </div>
    </Field>
  )
}
