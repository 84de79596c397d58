import type { TileLevel, TileView } from '@repo/ui/tile-view'

export const TILES = 30
/** Seconds for which tiles keep their places, as in the product. */
export const SORTED_EVERY = 5

const LEVELS: readonly TileLevel[] = ['minimum', 'light', 'moderate', 'intense', 'maximum']
const MIDDLE = 74
const SWING = 22
/** Efforts rise and fall within half a minute to a minute, as in intervals: up to four points a second. */
const SHORTEST_S = 34

const effortAt = (second: number, place: number): number =>
  Math.round(MIDDLE + SWING * Math.sin((2 * Math.PI * second) / (SHORTEST_S + place) + place))

/** One of thirty in a class of intervals. */
export const classAt = (second: number, place: number): TileView => {
  const effort = effortAt(second, place)
  const level = LEVELS[Math.max(0, Math.floor(effort / 10) - 5)] ?? 'maximum'
  return {
    id: `tile-${place}`,
    name: `Runner ${place}`,
    imageUrl: null,
    effort: String(effort),
    level,
    levelLabel: level,
    fill: effort / 100,
    heartRate: String(Math.round(effort * 1.9)),
    calories: String(Math.round(second * 0.2 + place)),
    steps: null,
    signal: 'live',
    signalLabel: null,
  }
}

/** Who stands where: by effort, sorted every few seconds. */
export const placesAt = (second: number): readonly number[] => {
  const sorted = second - (second % SORTED_EVERY)
  return Array.from({ length: TILES }, (_, place) => place).toSorted(
    (a, b) => effortAt(sorted, b) - effortAt(sorted, a) || a - b,
  )
}
