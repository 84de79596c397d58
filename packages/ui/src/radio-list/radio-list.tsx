import { useId } from 'react'

import { choice, list, mark, note, words } from './radio-list.css.ts'

export interface RadioChoice<T extends string> {
  value: T
  label: string
  note?: string
}

export interface RadioListProps<T extends string> {
  label: string
  choices: readonly RadioChoice<T>[]
  value: T
  onValueChange: (value: T) => void
}

/** Native radios, so that a phone loads no script for them. */
export function RadioList<T extends string>({ label, choices, value, onValueChange }: RadioListProps<T>) {
  const name = useId()
  return (
    <div className={list} role="radiogroup" aria-label={label}>
      {choices.map((one) => (
        <label key={one.value} className={choice}>
          <input
            className={mark}
            type="radio"
            name={name}
            checked={one.value === value}
            onChange={() => onValueChange(one.value)}
          />
          <span className={words}>
            {one.label}
            {one.note !== undefined && <span className={note}>{one.note}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}
