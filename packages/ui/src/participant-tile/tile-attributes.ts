import type { TileView } from './tile-view.ts'

export const LACK = '--lack'

/** Rounded to visible steps, to save writes. */
export function fillLack(fill: number): string {
  const share = Number.isFinite(fill) ? Math.min(1, Math.max(0, fill)) : 0
  return `${Math.round((1 - share) * 100)}%`
}

export function digitsOf(effort: string): 'none' | 'short' | 'long' {
  if (effort.length > 2) return 'long'
  return effort >= '0' && effort <= '99' ? 'short' : 'none'
}

export function tileAttributes({ level, signal, effort, fill }: TileView) {
  return { level, signal, digits: digitsOf(effort), lack: fillLack(fill) }
}
