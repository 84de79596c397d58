import type { Milliseconds } from './units.ts'

export type Language = 'en' | 'es'

/** A calendar day YYYY-MM-DD as people write it: MM/DD/YYYY in English, DD/MM/YYYY in Spanish. */
export const formatDay = (day: string, language: Language): string => {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-')
  return language === 'es' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`
}

/** The time of day in a zone, on 24 hours. */
export const formatTime = (at: Milliseconds, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at)

/** A zone's city, as printed beside clock times. */
export const zoneCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
