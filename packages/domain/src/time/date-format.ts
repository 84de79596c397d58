import type { Milliseconds } from '../core/units.ts'
import { dayIn } from './day.ts'
import { zoneClock } from './zone-clock.ts'

export type Language = 'en' | 'es'

/** Formats YYYY-MM-DD as MM/DD/YYYY in English and DD/MM/YYYY in Spanish. */
export const formatDay = (day: string, language: Language): string => {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-')
  return language === 'es' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`
}

const in24Hours = zoneClock('en-GB', { hour: '2-digit', minute: '2-digit' })
const in12Hours = zoneClock('en-US', { hour: 'numeric', minute: '2-digit' })

/** HH:MM in a zone, for files. Throws RangeError for an unknown zone. */
export const formatTime24 = (at: Milliseconds, zone: string): string => in24Hours(zone).format(at)

/** 8:03 PM in English and 20:03 in Spanish, never broken over lines. Throws RangeError for an unknown zone. */
export const formatTime = (at: Milliseconds, zone: string, language: Language): string =>
  language === 'es' ? formatTime24(at, zone) : in12Hours(zone).format(at).replace(/\s/u, '\u00A0')

/** Day and time of day in a zone. Throws RangeError for an unknown zone. */
export const formatMoment = (at: Milliseconds, zone: string, language: Language): string =>
  `${formatDay(dayIn(zone, at), language)} ${formatTime(at, zone, language)}`

/** A time of day given as HH:MM, as `formatTime` shows it. */
export const formatTimeOfDay = (text: string, language: Language): string =>
  formatTime(Date.parse(`1970-01-01T${text}Z`), 'UTC', language)

const SPANISH_CITIES: Readonly<Record<string, string>> = {
  'America/Bahia_Banderas': 'Bahía de Banderas',
  'America/Bogota': 'Bogotá',
  'America/Cancun': 'Cancún',
  'America/Ciudad_Juarez': 'Ciudad Juárez',
  'America/Havana': 'La Habana',
  'America/Los_Angeles': 'Los Ángeles',
  'America/Mazatlan': 'Mazatlán',
  'America/Merida': 'Mérida',
  'America/Mexico_City': 'Ciudad de México',
  'America/New_York': 'Nueva York',
  'America/Panama': 'Panamá',
  'America/Sao_Paulo': 'São Paulo',
  'Europe/London': 'Londres',
}

/** A zone's city, in the language. */
export const zoneCity = (zone: string, language: Language): string =>
  (language === 'es' ? SPANISH_CITIES[zone] : undefined) ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
