import type { Language } from './date-format.ts'

const written = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeZone: 'UTC' }),
}

/** Formats YYYY-MM-DD with its month as a word, as in "May 4, 1988", so that day and month can't be confused. */
export const formatWrittenDay = (day: string, language: Language): string =>
  written[language].format(Date.parse(`${day.slice(0, 10)}T00:00:00Z`))
