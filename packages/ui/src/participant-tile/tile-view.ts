import type { ZoneLevel } from '../tokens/colors.ts'

/** How hard somebody works; `waiting` has no reading yet. */
export type TileLevel = ZoneLevel

type TileSignal = 'live' | 'stale' | 'disconnected'

type StepsIcon = 'trampoline' | 'boots' | 'steps'

export interface TileView {
  id: string
  name: string
  imageUrl: string | null
  /** Whole percent, or a dash. */
  effort: string
  level: TileLevel
  levelLabel: string
  /** How high the color stands, 0 to 1. */
  fill: number
  heartRate: string
  calories: string
  steps: { icon: StepsIcon; value: string } | null
  signal: TileSignal
  /** Age of a stale value or the words for a lost signal; null while live. */
  signalLabel: string | null
}

export interface TileLabels {
  effort: string
  heartRate: string
  calories: string
  steps: string
  heartRateUnit: string
  caloriesUnit: string
}

/** One participant's changing view, read and followed outside React. */
export interface TileSource {
  get: () => TileView
  subscribe: (listener: () => void) => () => void
}
