import { box, control, trailing } from '../field/field.css.ts'
import { Field, type FieldLabels, useField } from '../field/field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ownAccent } from '../tokens/show-accent.ts'
import { dot, picker, swatch, swatches } from './color-field.css.ts'

export interface ColorChoice {
  /** `#rrggbb`. */
  value: string
  label: string
}

export interface ColorFieldProps extends FieldLabels {
  name?: string
  value: string
  onValueChange: (value: string) => void
  pickLabel: string
  clearLabel: string
  choices?: readonly ColorChoice[]
}

const isWhole = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value)

export function ColorField(props: ColorFieldProps) {
  const { name, label, hint, error, required, value, onValueChange, pickLabel, clearLabel, choices = [] } = props
  const attributes = useField({ hint, error, required })
  return (
    <Field id={attributes.id} label={label} hint={hint} error={error} required={required}>
      <div className={box({ invalid: error !== undefined })}>
        <input
          type="color"
          className={picker}
          aria-label={pickLabel}
          value={isWhole(value) ? value.toLowerCase() : ownAccent}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
        <input
          {...attributes}
          name={name}
          className={control}
          value={value}
          placeholder={ownAccent}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
        {value !== '' && (
          <span className={trailing}>
            <IconButton size="s" icon="close" label={clearLabel} onClick={() => onValueChange('')} />
          </span>
        )}
      </div>
      {choices.length > 0 && (
        <div className={swatches}>
          {choices.map((choice) => (
            <button
              key={choice.value}
              type="button"
              className={swatch}
              aria-pressed={choice.value === value}
              onClick={() => onValueChange(choice.value)}
            >
              <svg className={dot} viewBox="0 0 2 2" aria-hidden="true">
                <circle cx="1" cy="1" r="1" fill={choice.value} />
              </svg>
              {choice.label}
            </button>
          ))}
        </div>
      )}
    </Field>
  )
}
