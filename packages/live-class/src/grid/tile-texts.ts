import { useLingui } from '@lingui/react/macro'
import type { Visibility } from '@repo/domain/privacy/visibility'
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
  readonly guest: (number: number) => string
  /** Of a tile without color. */
  readonly present: string
  /** For staff. */
  readonly onDisplays: Readonly<Record<Exclude<Visibility, 'all'>, string>>
  readonly aboveCeiling: string
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
      guest: (number) => t`Guest ${number}`,
      present: t`In class`,
      onDisplays: {
        color: t`Displays show only the color`,
        anonymous: t`Displays show no name`,
        'color-anonymous': t`Displays show only the color, without name`,
        name: t`Displays show only the name`,
        nothing: t`Hidden from displays`,
      },
      aboveCeiling: t`Above their own limit`,
    }),
    [t],
  )
}
