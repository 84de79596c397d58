import { useLingui } from '@lingui/react/macro'
import { formatMoment } from '@repo/domain/time/date-format'
import { formatWrittenDay } from '@repo/domain/time/written-day'
import { MEASURE_UNITS, measureText } from '@repo/domain/trainings/measure-fields'
import { useMemo } from 'react'

import { useMeasurementSystem } from '../../../app/locale/use-measurement-system.ts'
import { useZone } from '../../../app/locale/use-zone.ts'
import { useSessionStore } from '../../../app/session/session-store.ts'
import { useFaultText } from '../import-labels.ts'

/** Texts of cells: as in the file, but stored values as the panel shows them. */
export const useRowWords = () => {
  const { t, i18n } = useLingui()
  const zone = useZone()
  const system = useMeasurementSystem()
  const language = useSessionStore((state) => state.locale)
  const fault = useFaultText()
  return useMemo(() => {
    const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      sex: { male: t`Male`, female: t`Female` },
      ownership: {
        user: t({ message: 'User', context: 'whose a sensor is' }),
        center: t({ message: 'Center', context: 'whose a sensor is' }),
      },
    }
    const text = (field: string, typed: string): string =>
      field === 'startAt' && typed !== '' ? formatMoment(Date.parse(typed), zone, language) : typed
    const value = (field: string, stored: string | number): string => {
      if ((field === 'weight' || field === 'height') && typeof stored === 'number')
        return `${measureText(system, field, stored)} ${MEASURE_UNITS[system][field]}`
      if (field === 'birthday') return formatWrittenDay(String(stored), language)
      return choices[field]?.[stored] ?? String(stored)
    }
    return { fault, text, value }
    // `fault` is made of the catalog alone
    // oxlint-disable-next-line react/exhaustive-deps
  }, [i18n.locale, zone, system, language])
}
