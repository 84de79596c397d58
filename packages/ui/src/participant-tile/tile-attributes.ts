import type { TileView } from './tile-view.ts'

/** A height the eye can tell apart; finer steps would only cost writes. */
export function fillTransform(fill: number): string {
  const share = Number.isFinite(fill) ? Math.min(1, Math.max(0, fill)) : 0
  return `translateY(${Math.round((1 - share) * 100)}%)`
}

/** Three digits need a narrower number, a dash needs no percent sign. */
export function digitsOf(effort: string): 'none' | 'short' | 'long' {
  if (effort.length > 2) return 'long'
  return effort >= '0' && effort <= '99' ? 'short' : 'none'
}

/** Steps in which a beat follows its heart: finer ones would only make it stumble. */
const BEAT_STEP = 4

/** How long one beat of a heart takes, for CSS; undefined where no rate is known. */
export function beatOf(heartRate: string): string | undefined {
  const rate = Math.round(Number(heartRate) / BEAT_STEP) * BEAT_STEP
  return rate > 0 ? `${Math.round(60_000 / rate)}ms` : undefined
}

/** The state of a tile that style rules read from its root and its fill. */
export function tileAttributes({ level, signal, effort, fill }: TileView) {
  return { level, signal, digits: digitsOf(effort), transform: fillTransform(fill) }
}
