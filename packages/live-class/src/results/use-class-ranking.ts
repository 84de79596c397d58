import { useLingui } from '@lingui/react/macro'
import type { ClassResult } from '@repo/api-client/classes/class-summary'
import type { DataOrder } from '@repo/domain/classes/class-configuration'
import { type ClassRanking, placesOf, rankedValue, rankingOf, rankResults } from '@repo/domain/classes/class-ranking'
import { formatCalories, formatCount } from '@repo/domain/core/number-format'
import { useState } from 'react'

import { useConfigurationLabels } from '../configuration/configuration-labels.ts'

export interface RankedRow {
  readonly result: ClassResult
  /** From 1. Equal results share a place. Null without a value. */
  readonly place: number | null
  /** With its unit, and points as a whole number. Null without a value. */
  readonly value: string | null
}

/** Results in the order of the class or by RookPoints, for every screen that shows them. */
export const useClassRanking = (results: readonly ClassResult[], order: DataOrder) => {
  const { t } = useLingui()
  const { orders } = useConfigurationLabels()
  const [isByPoints, setByPoints] = useState(false)
  const own = rankingOf(results, order)
  const ranking: ClassRanking = isByPoints ? 'points' : own
  const textOf = (value: number): string => {
    switch (ranking) {
      case 'calories':
        return t`${{ calories: formatCalories(value) }} kcal`
      case 'effort':
        return `${Math.floor(value)} %`
      case 'steps':
        return t`${{ steps: formatCount(value) }} steps`
      case 'jumps':
        return t`${{ jumps: formatCount(value) }} jumps`
      case 'points':
        return t`${{ points: formatCount(Math.round(value)) }} pts`
      default:
        return ranking satisfies never
    }
  }
  const ranked = rankResults(results, ranking)
  const places = placesOf(ranked, ranking)
  const rows = ranked.map((result, index): RankedRow => {
    const value = rankedValue(result, ranking)
    return { result, place: places[index] ?? null, value: value === null ? null : textOf(value) }
  })
  return {
    ranking,
    rows,
    labels: { own: t`By ${{ order: orders[own].toLowerCase() }}`, points: t`By ${{ order: 'RookPoints' }}` },
    isByPoints,
    setByPoints,
  }
}
