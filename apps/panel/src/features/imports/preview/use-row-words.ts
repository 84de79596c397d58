import { useLingui } from '@lingui/react/macro'
import { formatMoment } from '@repo/domain/time/date-format'
import { useMemo } from 'react'

import { useZone } from '../../../app/locale/use-zone.ts'
import { useSessionStore } from '../../../app/session/session-store.ts'
import { useFaultText } from '../import-labels.ts'

/** Texts of cells: as in the file, but stored values as the panel shows them. */
export const useRowWords = () => {
  const { t, i18n } = useLingui()
  const zone = useZone()
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
    const text = (field: string, value: string): string => {
      if (field === 'startAt' && value !== '') return formatMoment(Date.parse(value), zone, language)
      return choices[field]?.[value] ?? value
    }
    return { fault, text }
    // `fault` is made of the catalog alone
    // oxlint-disable-next-line react/exhaustive-deps
  }, [i18n.locale, zone, language])
}
