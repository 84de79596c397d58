import { zoneCity } from '@repo/domain/time/date-format'

import { useLocale } from './use-locale.ts'

/** Names the city of a zone in the language of the words around. */
export const useZoneCity = (): ((zone: string) => string) => {
  const locale = useLocale()
  return (zone) => zoneCity(zone, locale)
}
