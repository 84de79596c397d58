import { type FormEvent, useId } from 'react'

import { Button } from '../button/button.tsx'
import { DateRangeField, type DateRangeLabels } from '../date-range-field/date-range-field.tsx'
import { Icon } from '../icon/icon.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import * as styles from './period-picker.css.ts'

export interface Period {
  /** YYYY-MM-DD, empty, or unfinished text. */
  start: string
  end: string
}

export interface PeriodPreset extends Period {
  key: string
  label: string
}

export interface PeriodChange extends Period {
  /** Null for dates chosen by hand. */
  preset: string | null
}

export interface PeriodPickerProps extends Period {
  presets: readonly PeriodPreset[]
  preset: string | null
  onChange: (change: PeriodChange) => void
  onApply: () => void
  error?: string | undefined
  invalid?: readonly ('start' | 'end')[] | undefined
  /** YYYY-MM-DD, inclusive. */
  min?: string
  max?: string
  today?: string
  loading?: boolean
  words: { period: string; presets: string; apply: string; days: DateRangeLabels }
}

export function PeriodPicker(props: PeriodPickerProps) {
  const { presets, preset, start, end, onChange, onApply, error, invalid, loading = false, words } = props
  const errorId = useId()
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
            inThrees
          />
        </div>
      )}
      <DateRangeField
        start={start}
        end={end}
        words={words.days}
        invalid={error === undefined ? [] : (invalid ?? [])}
        describedBy={error === undefined ? undefined : errorId}
        min={props.min}
        max={props.max}
        today={props.today}
        onChange={(range) => onChange({ preset: null, ...range })}
      >
        <div className={styles.apply}>
          <Button type="submit" loading={loading}>
            {words.apply}
          </Button>
        </div>
      </DateRangeField>
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
