import { zoneCity } from '@repo/domain/time/date-format'

import { useLocale } from './use-locale.ts'

export const useZoneCity = (): ((zone: string) => string) => {
  const locale = useLocale()
  return (zone) => zoneCity(zone, locale)
}
