import type { DateLanguage } from './typed-day.ts'

/** What a box for a day says, once for a whole app. */
export interface DateLabels {
  /** In which order a day is written, and how its calendar speaks. */
  language: DateLanguage
  /** Spoken after the label: how the day is typed. */
  format: string
  /** The button beside the box. */
  open: string
  /** Spoken name of the calendar. */
  calendar: string
  previousMonth: string
  nextMonth: string
  month: string
  year: string
  today: string
}
