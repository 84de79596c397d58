/** From more records than these on the effort of a training is thinned. */
const MOST_EFFORTS = 113

/** How much two values of a chart differ at least, so that both are drawn: bpm, kcal and percent of the maximum. */
export const CHART_STEPS = { heartRate: 3, calories: 2, effort: 1 } as const

interface Thinned<T> {
  readonly records: readonly T[]
  readonly valueOf: (record: T) => number
  /** By how much a value differs at least from the one drawn before it; above zero. */
  readonly least: number
}

/**
 * The records that a chart draws: the first, the last, and each that differs enough from the one drawn before it. Where
 * a value leaps, the one before the leap is drawn too, so that the line stays level up to there.
 */
export const thinned = <T>({ records, valueOf, least }: Thinned<T>): readonly T[] => {
  const values = records.map(valueOf)
  const valueAt = (index: number): number => values[index] ?? 0
  const isApart = (one: number, other: number): boolean => Math.abs(valueAt(one) - valueAt(other)) >= least
  const drawn = new Set<number>(records.length === 0 ? [] : [0])
  let last = 0
  for (let index = 1; index < records.length; index += 1) {
    if (!isApart(index, last)) continue
    if (isApart(index, index - 1)) drawn.add(index - 1)
    drawn.add(index)
    last = index
  }
  if (records.length > 0) drawn.add(records.length - 1)
  return records.filter((_, index) => drawn.has(index))
}

/**
 * The records that the line of effort draws: all of up to 113. Of more, those that differ by a percent, and by more
 * the longer the training, until so many are left; `effortOf` is in percent of the maximum heart rate.
 */
export const thinnedEfforts = <T>(records: readonly T[], effortOf: (record: T) => number): readonly T[] => {
  let drawn = records
  for (let least: number = CHART_STEPS.effort; drawn.length > MOST_EFFORTS && least <= 100; least += 1) {
    drawn = thinned({ records, valueOf: effortOf, least })
  }
  return drawn
}
