import { useId, type KeyboardEvent } from 'react'

import { control } from '../field/field.css.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { dateControl } from './date-field.css.ts'
import type { DateLabels } from './date-labels.ts'
import { writings } from './typed-day.ts'
import { useTypedDay } from './use-typed-day.ts'

export interface TypedDayInputProps {
  /** YYYY-MM-DD, empty, or unfinished text. */
  value: string
  onValueChange: (value: string) => void
  words: Pick<DateLabels, 'language' | 'format'>
  attributes: {
    id?: string | undefined
    'aria-label'?: string | undefined
    'aria-describedby'?: string | undefined
    'aria-invalid'?: true | undefined
    'aria-required'?: true | undefined
    'data-search-value'?: true | undefined
  }
  name?: string | undefined
  disabled?: boolean | undefined
  onBlur?: (() => void) | undefined
  /** Called on Alt and the down arrow. */
  onCalendar: () => void
}

export function TypedDayInput(props: TypedDayInputProps) {
  const { value, onValueChange, words, attributes, name, disabled, onBlur, onCalendar } = props
  const formatId = useId()
  const { text, onChange, onLeave } = useTypedDay(value, words.language, onValueChange)
  const leave = () => {
    onLeave()
    onBlur?.()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return
    event.preventDefault()
    onCalendar()
  }
  return (
    <>
      <input
        {...attributes}
        aria-describedby={[attributes['aria-describedby'], formatId].filter(Boolean).join(' ')}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={`${control} ${dateControl}`}
        placeholder={writings[words.language].example}
        name={name}
        disabled={disabled}
        value={text}
        onChange={onChange}
        onBlur={leave}
        onKeyDown={press}
      />
      <VisuallyHidden>
        <span id={formatId}>{words.format}</span>
      </VisuallyHidden>
    </>
  )
}
