const MOST_EFFORTS = 113

/** Minimum difference between drawn values: bpm, kcal, and percent. */
export const CHART_STEPS = { heartRate: 3, calories: 2, effort: 1 } as const

interface Thinned<T> {
  readonly records: readonly T[]
  readonly valueOf: (record: T) => number
  readonly least: number
}

/** The first and last record, those that differ by `least`, and the one before each, to keep the line level. */
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

/** Thins an effort line to at most 113 records by raising the minimum difference. */
export const thinnedEfforts = <T>(records: readonly T[], effortOf: (record: T) => number): readonly T[] => {
  let drawn = records
  for (let least: number = CHART_STEPS.effort; drawn.length > MOST_EFFORTS && least <= 100; least += 1) {
    drawn = thinned({ records, valueOf: effortOf, least })
  }
  return drawn
}
