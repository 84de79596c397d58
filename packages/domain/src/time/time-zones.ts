import { folded } from '../core/text-matching.ts'
import { zoneCity } from './date-format.ts'

/** Every zone a center can be in, by IANA name. */
export const allZones = (): readonly string[] => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])]

/** Whether a text names a time zone, by its name of today or an older one that some browsers still give. */
export const isZone = (name: string): boolean => {
  if (name !== 'UTC' && !name.includes('/')) return false
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** How a zone is written in a list: `America/Mexico_City` as `America/Mexico City`, its city as the language has it. */
export const formatZone = (zone: string, language: 'en' | 'es'): string =>
  [...zone.split('/').slice(0, -1), zoneCity(zone, language)].join('/').replaceAll('_', ' ')

/**
 * The zones that hold every word somebody typed, in any order, accents and case aside. Those whose city begins with
 * the first word come first; nothing typed finds all. A city is found by its name in either language.
 */
export const searchZones = (zones: readonly string[], typed: string): readonly string[] => {
  const words = folded(typed).split(' ').filter(Boolean)
  const [first = ''] = words
  if (first === '') return zones
  const found = zones.filter((zone) => words.every((word) => folded(`${zone} ${zoneCity(zone, 'es')}`).includes(word)))
  const isCity = (zone: string): boolean =>
    (['en', 'es'] as const).some((language) => folded(zoneCity(zone, language)).startsWith(first))
  return [...found.filter(isCity), ...found.filter((zone) => !isCity(zone))]
}
