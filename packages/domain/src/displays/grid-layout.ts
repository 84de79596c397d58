import type { TextSize } from './display-settings.ts'

export interface GridLayout {
  readonly columns: number
  readonly rows: number
}

export const SCROLLING_FROM = 20

const BY_COUNT = [1, 1, 2, 2, 2, 3, 3] as const

/** The panel's grid for up to 19 participants: 1, 2, 2, 2, 3, 3 columns for 1 to 6, 4 for 7 to 12, else 5. */
export const panelLayout = (participants: number, isFullScreen: boolean): GridLayout => {
  const columns = isFullScreen ? (BY_COUNT[participants] ?? (participants > 12 ? 5 : 4)) : 5
  const used = Math.max(1, Math.min(columns, participants))
  return { columns: used, rows: Math.max(1, Math.ceil(participants / used)) }
}

/** Columns of the scrolling grid for a viewport width in px. */
export const scrollingColumns = (width: number): number => {
  if (width >= 1280) return 5
  if (width >= 1024) return 4
  return width >= 640 ? 3 : 1
}

/** Row heights in px. Below the least, text isn't legible at a desk. */
const ROW = { least: 80, most: 190 } as const

/** Row height of the scrolling grid in px: as low as legible. If rows don't fit, the last visible one is whole. */
export const scrollingRowHeight = (participants: number, columns: number, height: number): number => {
  const needed = Math.max(1, Math.ceil(participants / columns))
  const rows = Math.min(needed, Math.max(1, Math.floor(height / ROW.least)))
  return Math.max(ROW.least, Math.min(ROW.most, Math.floor(height / rows)))
}

/** Limits the columns of the panel to its width in px. */
export const columnsThatFit = (layout: GridLayout, width: number, participants: number): GridLayout => {
  const most = width >= 1024 ? layout.columns : Math.max(1, Math.floor(width / 260))
  const columns = Math.min(layout.columns, most)
  return { columns, rows: Math.max(1, Math.ceil(participants / columns)) }
}

export interface WallRoom {
  readonly width: number
  readonly height: number
  readonly gap: number
  readonly rem: number
  readonly pager?: number
  readonly textSize?: TextSize
}

/** Font size of a tile by aspect ratio (`from`): 1 em as a share of the height, and the numeral in em. */
const SHAPES = [
  { from: 1.8, ofHeight: 0.15, numeral: 4.2 },
  { from: 1.6, ofHeight: 0.15, numeral: 3.8 },
  { from: 1.3, ofHeight: 0.15, numeral: 3.5 },
  { from: 0, ofHeight: 0.11, numeral: 4.5 },
] as const
const OF_WIDTH = 0.1
const TALL = SHAPES[3]

const nameIn = (wide: number, high: number, rem: number): number => {
  if (high <= 5.5 * rem) return 1.16
  if (wide <= 13 * rem) return wide / high <= 1.3 ? 1.06 : 0.88
  return high <= 13 * rem ? 0.72 : 0.66
}

const NUMERAL = 28
/** Name size in px that is legible from the back of a room. */
const NAME: Readonly<Record<TextSize, number>> = { normal: 16, large: 24, largest: 32 }
/** Above this width in px, a display has a higher resolution rather than a larger area. */
const WIDE = 1920

/** Smallest height in px of numerals and names in a grid. */
export const lettersIn = ({ columns, rows }: GridLayout, { width, height, gap, rem }: WallRoom) => {
  const [wide, high] = [(width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows]
  const shape = SHAPES.find(({ from }) => wide / high >= from) ?? TALL
  const em = Math.max(0, Math.min(wide * OF_WIDTH, high * shape.ofHeight))
  return { numeral: em * shape.numeral, name: em * nameIn(wide, high, rem) }
}

const leastIn = ({ width, textSize = 'normal' }: WallRoom) => {
  const finer = Math.max(1, width / WIDE)
  return { numeral: NUMERAL * finer, name: NAME[textSize] * finer }
}

const isLegible = (layout: GridLayout, room: WallRoom): boolean => {
  const [{ numeral, name }, least] = [lettersIn(layout, room), leastIn(room)]
  return numeral >= least.numeral && name >= least.name
}

/** Among grids within this ratio of the best numerals, the one with the fewest empty cells is chosen. */
const NEARLY = 0.92

const largest = (participants: number, room: WallRoom): GridLayout => {
  const layouts = Array.from({ length: Math.max(1, participants) }, (_, index) => {
    const layout = { columns: index + 1, rows: Math.max(1, Math.ceil(participants / (index + 1))) }
    return { layout, ...lettersIn(layout, room), empty: layout.columns * layout.rows - participants }
  })
  const least = leastIn(room)
  const far = layouts.filter(({ name }) => name >= least.name)
  const seen = far.length > 0 ? far : layouts
  const most = seen.reduce((best, one) => (one.numeral > best.numeral ? one : best))
  const enough = Math.max(most.numeral * NEARLY, Math.min(most.numeral, least.numeral))
  const [fullest = most] = seen
    .filter(({ numeral, name }) => numeral >= enough && name >= most.name)
    .toSorted((one, other) => one.empty - other.empty || other.numeral - one.numeral)
  return fullest.layout
}

/** The display's grid: the largest legible text with all on one page, otherwise the fewest legible pages. */
export const wallLayout = (participants: number, room: WallRoom): GridLayout => {
  const one = largest(participants, room)
  if (isLegible(one, room)) return one
  const paged = { ...room, height: room.height - (room.pager ?? 0) }
  for (let pages = 2; pages < participants; pages += 1) {
    const layout = largest(Math.ceil(participants / pages), paged)
    if (isLegible(layout, paged)) return layout
  }
  return { columns: 1, rows: 1 }
}
