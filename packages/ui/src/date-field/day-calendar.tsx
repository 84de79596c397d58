import { useMemo, useState } from 'react'
import { DayPicker, type ChevronProps, type Matcher } from 'react-day-picker'

import { Icon } from '../icon/icon.tsx'
import { type CalendarProps, dateOf, dateWriter, dayOf } from './calendar-days.ts'
import type { DateLabels } from './date-labels.ts'
import { rangeClasses, singleClasses } from './day-calendar.css.ts'

const ICONS = { left: 'previous', right: 'next', down: 'chevron', up: 'chevron' } as const

function Chevron({ orientation = 'down' }: ChevronProps) {
  return <Icon name={ICONS[orientation]} size="s" />
}

const COMPONENTS = { Chevron }

const speechOf = ({ language, ...words }: DateLabels) => {
  const month = dateWriter(language, { month: 'long' })
  const monthAndYear = dateWriter(language, { month: 'long', year: 'numeric' })
  const weekday = dateWriter(language, { weekday: 'long' })
  const shortWeekday = dateWriter(language, { weekday: 'short' })
  const wholeDay = dateWriter(language, { dateStyle: 'full' })
  return {
    formatters: {
      formatCaption: monthAndYear,
      formatMonthDropdown: month,
      formatWeekdayName: (date: Date) => shortWeekday(date).replace('.', '').slice(0, 2),
    },
    labels: {
      labelNav: () => words.calendar,
      labelPrevious: () => words.previousMonth,
      labelNext: () => words.nextMonth,
      labelMonthDropdown: () => words.month,
      labelYearDropdown: () => words.year,
      labelGrid: monthAndYear,
      labelWeekday: weekday,
      labelDayButton: (date: Date, { today }: { today?: boolean }) =>
        today === true ? `${wholeDay(date)}, ${words.today}` : wholeDay(date),
    },
  }
}

const YEARS = 100

const within = (date: Date, first: Date | undefined, last: Date | undefined): Date => {
  if (first !== undefined && date < first) return first
  return last !== undefined && date > last ? last : date
}

const outsideOf = (first: Date | undefined, last: Date | undefined): Matcher[] => [
  ...(first === undefined ? [] : [{ before: first }]),
  ...(last === undefined ? [] : [{ after: last }]),
]

export function DayCalendar({ words, selected, onSelect, min, max, today, note }: CalendarProps) {
  const speech = useMemo(() => speechOf(words), [words])
  const [openedOn] = useState(() => new Date())
  const now = dateOf(today ?? '') ?? openedOn
  const first = dateOf(min ?? '')
  const last = dateOf(max ?? '')
  const [from, to] = (typeof selected === 'string' ? [selected, ''] : [selected.start, selected.end]).map(dateOf)
  const shared = {
    ...speech,
    autoFocus: true,
    captionLayout: 'dropdown',
    navLayout: 'around',
    weekStartsOn: 1,
    fixedWeeks: true,
    showOutsideDays: true,
    lang: words.language,
    components: COMPONENTS,
    today: now,
    defaultMonth: within(to ?? from ?? now, first, last),
    startMonth: first ?? new Date(now.getFullYear() - YEARS, 0),
    endMonth: last ?? new Date(now.getFullYear() + YEARS, 11),
    disabled: outsideOf(first, last),
    footer: note,
  } as const
  if (typeof selected === 'string') {
    const choose = (day: Date) => onSelect(dayOf(day))
    return <DayPicker {...shared} mode="single" required selected={from} onSelect={choose} classNames={singleClasses} />
  }
  const range = from === undefined ? undefined : { from, to: to ?? from }
  const choose = (_: unknown, day: Date) => onSelect(dayOf(day))
  return <DayPicker {...shared} mode="range" selected={range} onSelect={choose} classNames={rangeClasses} />
}
