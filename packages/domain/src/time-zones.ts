import { folded } from './words.ts'

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

/** How a zone is written in a list: `America/Mexico_City` as `America/Mexico City`. */
export const formatZone = (zone: string): string => zone.replaceAll('_', ' ')

/**
 * The zones that hold every word somebody typed, in any order, accents and case aside. Those whose city begins with
 * the first word come first; nothing typed finds all.
 */
export const searchZones = (zones: readonly string[], typed: string): readonly string[] => {
  const words = folded(typed).split(' ').filter(Boolean)
  const [first = ''] = words
  if (first === '') return zones
  const found = zones.filter((zone) => words.every((word) => folded(zone).includes(word)))
  const isCity = (zone: string): boolean => folded(zone.slice(zone.lastIndexOf('/') + 1)).startsWith(first)
  return [...found.filter(isCity), ...found.filter((zone) => !isCity(zone))]
}
