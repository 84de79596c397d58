import type { TextSize } from './display-settings.ts'

export interface GridLayout {
  readonly columns: number
  readonly rows: number
}

/** From this many participants on, the panel's grid scrolls. */
export const SCROLLING_FROM = 20

const BY_COUNT = [1, 1, 2, 2, 2, 3, 3] as const

/**
 * The panel's grid of up to 19: 1, 2, 2, 2, 3, 3 columns for one to six, four for seven to twelve, five above or
 * when the view does not fill the screen.
 */
export const panelLayout = (participants: number, isFullScreen: boolean): GridLayout => {
  const columns = isFullScreen ? (BY_COUNT[participants] ?? (participants > 12 ? 5 : 4)) : 5
  const used = Math.max(1, Math.min(columns, participants))
  return { columns: used, rows: Math.max(1, Math.ceil(participants / used)) }
}

/** Columns of the scrolling grid by the width of the screen in pixels. */
export const scrollingColumns = (width: number): number => {
  if (width >= 1280) return 5
  if (width >= 1024) return 4
  return width >= 640 ? 3 : 1
}

/** Heights of a row in the scrolling grid in pixels: below the least, names and numbers can't be read at a desk. */
const ROW = { least: 80, most: 190 } as const

/**
 * The height of a row in the scrolling grid, in pixels. Rows are as low as they stay legible, so that everybody is in
 * sight; where more are in, the last row in sight is whole.
 */
export const scrollingRowHeight = (participants: number, columns: number, height: number): number => {
  const needed = Math.max(1, Math.ceil(participants / columns))
  const rows = Math.min(needed, Math.max(1, Math.floor(height / ROW.least)))
  return Math.max(ROW.least, Math.min(ROW.most, Math.floor(height / rows)))
}

/** Columns of the panel's small grid that its width has room for. */
export const columnsThatFit = (layout: GridLayout, width: number, participants: number): GridLayout => {
  const most = width >= 1024 ? layout.columns : Math.max(1, Math.floor(width / 260))
  const columns = Math.min(layout.columns, most)
  return { columns, rows: Math.max(1, Math.ceil(participants / columns)) }
}

/** The place a wall has for its tiles, in pixels. */
export interface WallRoom {
  readonly width: number
  readonly height: number
  /** Between two tiles. */
  readonly gap: number
  /** The size of plain letters, by which tiles choose what they leave out. */
  readonly rem: number
  /** What the mark of the page takes of the height where pages turn. */
  readonly pager?: number
  readonly textSize?: TextSize
}

/** How large a tile writes its numeral, by its shape: its em as shares of width and height, and the numeral in em. */
const SHAPES = [
  { from: 1.8, ofHeight: 0.15, numeral: 4.2 },
  { from: 1.6, ofHeight: 0.15, numeral: 3.8 },
  { from: 1.3, ofHeight: 0.15, numeral: 3.5 },
  // readings stand below the numeral here, which is why a little less is asked of it
  { from: 0, ofHeight: 0.11, numeral: 4.5 },
] as const
const OF_WIDTH = 0.1
const TALL = SHAPES[3]

/** The name of a tile in its em: the less room it has, the more of it is the name's. */
const nameIn = (wide: number, high: number, rem: number): number => {
  if (high <= 5.5 * rem) return 1.16
  if (wide <= 13 * rem) return wide / high <= 1.3 ? 1.06 : 0.88
  return high <= 13 * rem ? 0.72 : 0.66
}

/** A numeral below this many pixels cannot be read on a wall. */
const NUMERAL = 28
/** A name that is looked for from the back of a room, in pixels, by how large the wall is to write. */
const NAME: Readonly<Record<TextSize, number>> = { normal: 16, large: 24, largest: 32 }
/** Beyond so many pixels a wall has more of them in the same place. */
const WIDE = 1920

/** The least height in pixels that an effort numeral and a name have in a grid of a wall this large. */
export const lettersIn = ({ columns, rows }: GridLayout, { width, height, gap, rem }: WallRoom) => {
  const [wide, high] = [(width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows]
  const shape = SHAPES.find(({ from }) => wide / high >= from) ?? TALL
  const em = Math.max(0, Math.min(wide * OF_WIDTH, high * shape.ofHeight))
  return { numeral: em * shape.numeral, name: em * nameIn(wide, high, rem) }
}

/** The least letters of a wall, in its pixels. */
const leastIn = ({ width, textSize = 'normal' }: WallRoom) => {
  const finer = Math.max(1, width / WIDE)
  return { numeral: NUMERAL * finer, name: NAME[textSize] * finer }
}

const isLegible = (layout: GridLayout, room: WallRoom): boolean => {
  const [{ numeral, name }, least] = [lettersIn(layout, room), leastIn(room)]
  return numeral >= least.numeral && name >= least.name
}

/** Of grids whose numerals are nearly as large and whose names are no smaller, the one with the fewest empty places. */
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

/**
 * The wall's grid: the one with the largest numerals that holds everybody and whose names are read from the back of
 * the room; a little less for the numerals where that leaves fewer places empty. Where that cannot be, everybody stands
 * on as few pages as can be read, and the pages turn.
 */
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
