import { useLingui } from '@lingui/react/macro'
import type { EffortLevel } from '@repo/domain/trainings/zones'
import type { TileLabels } from '@repo/ui/tile-view'
import { useMemo } from 'react'

export interface TileTexts {
  readonly levels: Readonly<Record<EffortLevel, string>>
  /** Below the zones. */
  readonly belowZones: string
  readonly labels: TileLabels
  readonly noSignal: string
  readonly noStrap: string
  readonly spot: (clock: string) => string
  readonly noContact: string
  readonly seconds: (age: number) => string
}

/** Memoized by language, so that the board isn't set up again. */
export const useTileTexts = (): TileTexts => {
  const { t } = useLingui()
  return useMemo(
    () => ({
      levels: {
        waiting: t`Waiting`,
        minimum: t`Very light`,
        light: t`Light`,
        moderate: t`Moderate`,
        intense: t`Intense`,
        maximum: t`Maximum`,
      },
      belowZones: t`Warming up`,
      labels: {
        place: t`Place`,
        effort: t`Effort`,
        heartRate: t`Heart rate`,
        calories: t`Calories`,
        steps: t`Steps`,
        heartRateUnit: t`bpm`,
        caloriesUnit: t`kcal`,
      },
      noSignal: t`No signal`,
      noStrap: t`Connect your strap`,
      spot: (clock) => t`No signal · spot ${clock}`,
      noContact: t`No skin contact`,
      seconds: (age) => t`${age} s ago`,
    }),
    [t],
  )
}
