import { useEffect, useId, useRef, type FormEvent } from 'react'

import { Button } from '../button/button.tsx'
import type { DayBounds } from '../date-field/calendar-days.ts'
import { DateInput } from '../date-field/date-input.tsx'
import type { DateLabels } from '../date-field/date-labels.ts'
import { control } from '../field/field.css.ts'
import { FieldNote } from '../field/field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import {
  arrow,
  bar,
  choice,
  columnChoice,
  columnSelect,
  dropSelect,
  form as formClass,
  mark,
} from './search-bar.css.ts'

interface Choice<T extends string> {
  value: T
  label: string
}

export type SearchInput =
  | { kind: 'text'; label: string; placeholder: string }
  | ({ kind: 'date'; label: string; words: DateLabels } & DayBounds)
  | { kind: 'drop'; label: string; placeholder: string; options: readonly Choice<string>[] }

export interface SearchBarProps<T extends string> {
  label: string
  columnLabel: string
  columns: readonly Choice<T>[]
  column: T
  onColumnChange: (column: T) => void
  input: SearchInput
  /** One line for a phone: the column is chosen elsewhere, and the button follows the text. */
  isCompact?: boolean
  value: string
  onValueChange: (value: string) => void
  error?: string | undefined
  words: { search: string; clear: string }
  onSearch: () => void
  onClear: () => void
}

const isShortcut = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey

const focusValue = (bar: HTMLElement | null): void => bar?.querySelector<HTMLElement>('[data-search-value]')?.focus()

/** Command or Ctrl and K focuses it from anywhere. */
export function SearchBar<T extends string>(props: SearchBarProps<T>) {
  const { label, columnLabel, columns, column, onColumnChange, isCompact = false, value, error, words } = props
  const { onSearch, onClear } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return
      event.preventDefault()
      focusValue(box.current)
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSearch()
  }
  return (
    <form role="search" aria-label={label} className={formClass} onSubmit={submit} noValidate>
      <div ref={box} className={bar({ invalid: error !== undefined, isCompact })}>
        <span className={mark({ isCompact })}>
          <Icon name="search" />
        </span>
        {!isCompact && (
          <span className={columnChoice}>
            <select
              className={columnSelect}
              aria-label={columnLabel}
              value={column}
              onChange={(event) => {
                const chosen = columns.find((each) => each.value === event.currentTarget.value)
                if (chosen !== undefined) onColumnChange(chosen.value)
              }}
            >
              {columns.map((each) => (
                <option key={each.value} value={each.value}>
                  {each.label}
                </option>
              ))}
            </select>
            <Arrow />
          </span>
        )}
        <SearchValue {...props} id={id} />
        {value !== '' && (
          <IconButton
            icon="close"
            size="s"
            label={words.clear}
            onClick={() => {
              // The button disappears with the text, so the focus moves.
              focusValue(box.current)
              onClear()
            }}
          />
        )}
        {(!isCompact || value !== '') && (
          <Button type="submit" size="s">
            {words.search}
          </Button>
        )}
      </div>
      <FieldNote id={id} error={error} />
    </form>
  )
}

function Arrow() {
  return (
    <span className={arrow}>
      <Icon name="chevron" size="s" />
    </span>
  )
}

interface SearchValueProps extends Pick<SearchBarProps<string>, 'input' | 'value' | 'onValueChange' | 'error'> {
  id: string
}

function SearchValue({ input, value, onValueChange, error, id }: SearchValueProps) {
  const shared = {
    'data-search-value': true,
    'aria-label': input.label,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : `${id}-note`,
  } as const
  if (input.kind === 'date') {
    const { words, min, max, today } = input
    const bounds = { min, max, today }
    return <DateInput {...bounds} words={words} attributes={shared} value={value} onValueChange={onValueChange} />
  }
  if (input.kind === 'drop') {
    return (
      <span className={choice}>
        <select
          {...shared}
          value={value}
          className={dropSelect}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        >
          <option value="">{input.placeholder}</option>
          {input.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Arrow />
      </span>
    )
  }
  return (
    <input
      {...shared}
      value={value}
      type="search"
      className={control}
      placeholder={input.placeholder}
      autoComplete="off"
      onChange={(event) => onValueChange(event.currentTarget.value)}
    />
  )
}
