import { input } from './scrubber.css.ts'

export interface ScrubberProps {
  label: string
  /** In steps from 0 to `max`. */
  value: number
  max: number
  /** Spoken instead of the number. */
  valueText: string
  onValueChange: (value: number) => void
}

export function Scrubber({ label, value, max, valueText, onValueChange }: ScrubberProps) {
  return (
    <input
      type="range"
      className={input}
      aria-label={label}
      aria-valuetext={valueText}
      min={0}
      max={max}
      step={1}
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
    />
  )
}
