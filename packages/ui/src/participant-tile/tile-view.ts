import type { ZoneLevel } from '../tokens/colors.ts'

export type TileLevel = ZoneLevel

type TileSignal = 'live' | 'stale' | 'disconnected'

type StepsIcon = 'trampoline' | 'boots' | 'steps'

export interface TileView {
  id: string
  name: string
  imageUrl: string | null
  effort: string
  level: TileLevel
  levelLabel: string
  /** 0 to 1. */
  fill: number
  heartRate: string
  /** Null if they can't be calculated. */
  calories: string | null
  steps: { icon: StepsIcon; value: string } | null
  signal: TileSignal
  /** Null while live. */
  signalLabel: string | null
  /** From 1. Null or absent without a rank. */
  place?: number | null
  /** Shown without a name, with a neutral mark. */
  isGuest?: boolean
  /** Absent for everything: `color` has no numbers, and `presence` has no color either. */
  shows?: 'color' | 'presence' | undefined
  /** For staff: what displays show of the person. Null or absent for everything. */
  displayNote?: string | null
  /** For staff: whether the person can be hidden from displays, or was. Null or absent for neither. */
  hiding?: 'offered' | 'done' | null
  /** For staff: named while the person is above a private ceiling. */
  warning?: string | null
}

export interface TileLabels {
  place: string
  effort: string
  heartRate: string
  calories: string
  steps: string
  heartRateUnit: string
  caloriesUnit: string
}

export interface TileSource {
  get: () => TileView
  subscribe: (listener: () => void) => () => void
}
