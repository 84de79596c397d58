import type { TileView } from './tile-view.ts'

export const LACK = '--lack'
export const LETTERS = '--letters'
export const WORD = '--word'
export const MARKS = '--marks'
export const TEXT = '--tile-text'

/** Rounded to visible steps, to save writes. */
export function fillLack(fill: number): string {
  const share = Number.isFinite(fill) ? Math.min(1, Math.max(0, fill)) : 0
  return `${Math.round((1 - share) * 100)}%`
}

export function digitsOf(effort: string): 'none' | 'short' | 'long' {
  if (effort.length > 2) return 'long'
  return effort >= '0' && effort <= '99' ? 'short' : 'none'
}

const MEDALS = ['none', 'gold', 'silver', 'bronze'] as const

export const placeOf = ({ place = null }: Pick<TileView, 'place'>) => MEDALS[place ?? 0] ?? 'later'

/** Four digits are drawn smaller. */
export const kcalOf = ({ calories }: Pick<TileView, 'calories'>): 'none' | 'short' | 'long' => {
  if (calories === null) return 'none'
  return calories.length > 3 ? 'long' : 'short'
}

export function tileAttributes(tile: TileView) {
  const { level, signal, effort, fill } = tile
  return { level, signal, digits: digitsOf(effort), lack: fillLack(fill), place: placeOf(tile), kcal: kcalOf(tile) }
}
