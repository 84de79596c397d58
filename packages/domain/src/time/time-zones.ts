import { folded } from '../core/text-matching.ts'
import { zoneCity } from './date-format.ts'

export const allZones = (): readonly string[] => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])]

/** Whether a text is a time zone, including older names that some browsers report. */
export const isZone = (name: string): boolean => {
  if (name !== 'UTC' && !name.includes('/')) return false
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A zone for lists: `America/Mexico City`, with the city in the language. */
export const formatZone = (zone: string, language: 'en' | 'es'): string =>
  [...zone.split('/').slice(0, -1), zoneCity(zone, language)].join('/').replaceAll('_', ' ')

/** Finds zones by words in either language. A city starting with the first word ranks first. */
export const searchZones = (zones: readonly string[], typed: string): readonly string[] => {
  const words = folded(typed).split(' ').filter(Boolean)
  const [first = ''] = words
  if (first === '') return zones
  const found = zones.filter((zone) => words.every((word) => folded(`${zone} ${zoneCity(zone, 'es')}`).includes(word)))
  const isCity = (zone: string): boolean =>
    (['en', 'es'] as const).some((language) => folded(zoneCity(zone, language)).startsWith(first))
  return [...found.filter(isCity), ...found.filter((zone) => !isCity(zone))]
}
