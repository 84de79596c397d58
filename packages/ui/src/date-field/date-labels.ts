import type { DateLanguage } from './typed-day.ts'

/** What a box for a day says, once for a whole app. */
export interface DateLabels {
  language: DateLanguage
  /** Spoken after the label: how the day is typed. */
  format: string
  open: string
  calendar: string
  previousMonth: string
  nextMonth: string
  month: string
  year: string
  today: string
}
