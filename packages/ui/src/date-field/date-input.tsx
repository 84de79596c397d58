import { useState } from 'react'

import type { DayBounds } from './calendar-days.ts'
import { CalendarPopover } from './calendar-popover.tsx'
import type { DateLabels } from './date-labels.ts'
import { TypedDayInput, type TypedDayInputProps } from './typed-day-input.tsx'
import { isWrittenAsDay } from './typed-day.ts'

export interface DateInputProps extends DayBounds, Omit<TypedDayInputProps, 'words' | 'onCalendar'> {
  words: DateLabels
}

export function DateInput({ min, max, today, words, ...box }: DateInputProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { value, onValueChange, disabled } = box
  const choose = (day: string) => {
    onValueChange(day)
    setIsOpen(false)
  }
  return (
    <>
      <TypedDayInput {...box} words={words} onCalendar={() => setIsOpen(true)} />
      <CalendarPopover
        open={isOpen}
        onOpenChange={setIsOpen}
        words={words}
        disabled={disabled}
        selected={isWrittenAsDay(value) ? value : ''}
        onSelect={choose}
        min={min}
        max={max}
        today={today}
      />
    </>
  )
}
