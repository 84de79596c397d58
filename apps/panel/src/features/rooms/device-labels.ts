import { useLingui } from '@lingui/react/macro'
import type { DaqState } from '@repo/domain/rooms/daq-device'
import type { DaqForm } from '@repo/domain/rooms/daq-form'
import { formatMoment } from '@repo/domain/time/date-format'
import type { BadgeProps } from '@repo/ui/badge'

import { useLocale } from '../../app/locale/use-locale.ts'
import type { FieldLabels } from '../../lib/form/use-form.ts'

interface Badge {
  readonly label: string
  readonly tone: NonNullable<BadgeProps['tone']>
}

export const useDeviceLabels = (zone: string) => {
  const { t } = useLingui()
  const language = useLocale()
  const states: Readonly<Record<DaqState, Badge>> = {
    'no-key': { label: t`No key`, tone: 'neutral' },
    awaited: { label: t`Waiting for the device`, tone: 'neutral' },
    online: { label: t`Connected`, tone: 'success' },
    offline: { label: t`Not connected`, tone: 'warning' },
  }
  const fields: Readonly<Record<keyof DaqForm, FieldLabels>> = {
    name: { label: t`Name`, missing: t`Enter a name` },
  }
  const momentOf = (at: Date): string => formatMoment(at.getTime(), zone, language)
  return { states, fields, momentOf }
}
