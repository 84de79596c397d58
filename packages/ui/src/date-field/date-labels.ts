import type { DateLanguage } from './typed-day.ts'

export interface DateLabels {
  language: DateLanguage
  format: string
  open: string
  calendar: string
  previousMonth: string
  nextMonth: string
  month: string
  year: string
  today: string
}
