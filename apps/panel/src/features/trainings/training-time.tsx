import { useLingui } from '@lingui/react/macro'
import type { TrainingRow } from '@repo/api-client/trainings/list-trainings'
import { formatClock } from '@repo/domain/core/number-format'
import { ZoneShares } from '@repo/ui/zone-shares'

import { bar, time } from './training-time.css.ts'

const LEVELS = ['minimum', 'light', 'moderate', 'intense', 'maximum'] as const

/** The duration above its zones. The bar is always full, so that short trainings can be read too. */
export function TrainingTime({ seconds, zoneSeconds }: Pick<TrainingRow, 'seconds' | 'zoneSeconds'>) {
  const { t } = useLingui()
  const total = zoneSeconds.reduce((sum, zone) => sum + zone, 0)
  const minutes = zoneSeconds.map((zone) => Math.round(zone / 60)).join(', ')
  return (
    <span className={time}>
      {seconds !== null && formatClock(seconds)}
      {total > 0 && (
        <span className={bar}>
          <ZoneShares
            parts={LEVELS.map((level, index) => ({ level, share: (zoneSeconds[index] ?? 0) / total }))}
            text={t`Minutes per zone, from very light to maximum: ${minutes}`}
          />
        </span>
      )}
    </span>
  )
}
