import { type FormEvent, useId } from 'react'

import { Button } from '../button/button.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { Icon } from '../icon/icon.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import * as styles from './period-picker.css.ts'

export interface Period {
  /** YYYY-MM-DD; empty while there is none. */
  start: string
  /** YYYY-MM-DD, included. */
  end: string
}

export interface PeriodPreset extends Period {
  key: string
  label: string
}

export interface PeriodChange extends Period {
  /** Null once a date is chosen by hand. */
  preset: string | null
}

export interface PeriodPickerProps extends Period {
  presets: readonly PeriodPreset[]
  preset: string | null
  onChange: (change: PeriodChange) => void
  onApply: () => void
  error?: string | undefined
  /** YYYY-MM-DD, both included. */
  min?: string
  max?: string
  /** The search is under way. */
  loading?: boolean
  words: { period: string; presets: string; start: string; end: string; apply: string }
}

/** A span of days: one of a few usual ones, or two dates of one's own. */
export function PeriodPicker(props: PeriodPickerProps) {
  const { presets, preset, start, end, onChange, onApply, error, min, max, loading = false, words } = props
  const errorId = useId()
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  const choose = (key: string): void => {
    const chosen = presets.find((each) => each.key === key)
    if (chosen !== undefined) onChange({ preset: key, start: chosen.start, end: chosen.end })
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!loading) onApply()
  }
  return (
    <form
      className={styles.form}
      aria-label={words.period}
      aria-describedby={error === undefined ? undefined : errorId}
      noValidate
      onSubmit={submit}
    >
      {presets.length > 0 && (
        <div>
          <SegmentedControl
            label={words.presets}
            segments={presets.map(({ key, label }) => ({ value: key, label }))}
            value={preset ?? ''}
            onValueChange={choose}
          />
        </div>
      )}
      <div className={styles.dates}>
        <div className={styles.date}>
          <DateField
            label={words.start}
            value={start}
            onValueChange={(next) => onChange({ preset: null, start: next, end })}
            {...bounds}
          />
        </div>
        <div className={styles.date}>
          <DateField
            label={words.end}
            value={end}
            onValueChange={(next) => onChange({ preset: null, start, end: next })}
            {...bounds}
          />
        </div>
        <div className={styles.apply}>
          <Button type="submit" tone="accent" icon="search" loading={loading}>
            {words.apply}
          </Button>
        </div>
      </div>
      <p id={errorId} role="alert" className={styles.error}>
        {error !== undefined && (
          <>
            <Icon name="warning" size="s" />
            {error}
          </>
        )}
      </p>
    </form>
  )
}
