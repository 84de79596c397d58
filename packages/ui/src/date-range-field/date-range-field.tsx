import { useState, type ReactNode } from 'react'

import type { DayBounds } from '../date-field/calendar-days.ts'
import { CalendarPopover } from '../date-field/calendar-popover.tsx'
import type { DateLabels } from '../date-field/date-labels.ts'
import { TypedDayInput } from '../date-field/typed-day-input.tsx'
import { isWrittenAsDay } from '../date-field/typed-day.ts'
import { box } from '../field/field.css.ts'
import { Field, useField } from '../field/field.tsx'
import { day, days } from './date-range-field.css.ts'

export interface DateRange {
  /** YYYY-MM-DD, empty, or unfinished text. */
  start: string
  end: string
}

export interface DateRangeLabels extends DateLabels {
  start: string
  end: string
  chooseFirst: string
  chooseLast: string
}

export interface DateRangeFieldProps extends DateRange, DayBounds {
  onChange: (range: DateRange) => void
  words: DateRangeLabels
  invalid?: readonly ('start' | 'end')[]
  describedBy?: string | undefined
  children?: ReactNode
}

const orEmpty = (value: string): string => (isWrittenAsDay(value) ? value : '')

export function DateRangeField(props: DateRangeFieldProps) {
  const { start, end, onChange, words, invalid = [], describedBy, children, ...bounds } = props
  const [isOpen, setIsOpen] = useState(false)
  const [picked, setPicked] = useState<string | null>(null)
  const open = (next: boolean) => {
    setPicked(null)
    setIsOpen(next)
  }
  const pick = (chosen: string) => {
    if (picked === null) return setPicked(chosen)
    const [first = chosen, last = chosen] = [picked, chosen].toSorted()
    onChange({ start: first, end: last })
    open(false)
  }
  const shared = { words, describedBy, onCalendar: () => open(true) }
  return (
    <div className={days}>
      <Day
        {...shared}
        label={words.start}
        value={start}
        isInvalid={invalid.includes('start')}
        onValueChange={(next) => onChange({ start: next, end })}
      />
      <Day
        {...shared}
        label={words.end}
        value={end}
        isInvalid={invalid.includes('end')}
        onValueChange={(next) => onChange({ start, end: next })}
      />
      <CalendarPopover
        open={isOpen}
        onOpenChange={open}
        words={words}
        look="alone"
        selected={picked === null ? { start: orEmpty(start), end: orEmpty(end) } : { start: picked, end: '' }}
        onSelect={pick}
        note={picked === null ? words.chooseFirst : words.chooseLast}
        {...bounds}
      />
      {children}
    </div>
  )
}

interface DayProps {
  label: string
  value: string
  onValueChange: (value: string) => void
  isInvalid: boolean
  words: DateLabels
  describedBy: string | undefined
  onCalendar: () => void
}

function Day({ label, isInvalid, describedBy, ...input }: DayProps) {
  const { id } = useField({})
  const state = { 'aria-invalid': isInvalid ? (true as const) : undefined, 'aria-describedby': describedBy }
  return (
    <div className={day}>
      <Field id={id} label={label}>
        <div className={box({ invalid: isInvalid })}>
          <TypedDayInput {...input} attributes={{ id, ...state }} />
        </div>
      </Field>
    </div>
  )
}
