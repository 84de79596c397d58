import { TEXT_SCALES, type TextSize } from './display-settings.ts'

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

/**
 * Sizes of a tile in em, as in its style sheet. `em` is a share of the width and of the height; `numeral` divides the
 * space that the other parts leave.
 */
const SHAPES = {
  broad: { ofHeight: 0.15, header: 2, figure: 1.3, zone: 1.05 },
  wide: { ofHeight: 0.15, header: 2, figure: 0.96, zone: 1.05 },
  'broad-terse': { ofHeight: 0.15, header: 2.75, figure: 1.5, zone: 0.5 },
  'wide-terse': { ofHeight: 0.15, header: 2.75, figure: 1.12, zone: 0.5 },
  tall: { ofHeight: 0.11, header: 2.7, figure: 1.26, zone: 1.05 },
  'tall-terse': { ofHeight: 0.11, header: 3.15, figure: 1.26, zone: 0.5 },
} as const
const OF_WIDTH = 0.1
/** The widest numeral, 100 to 109 without its sign, and its height with some air, in em. */
const NUMERAL = { wide: 1.66, high: 0.88 }
/** A heart, three digits, and the row they need. */
const FIGURE = { wide: 2.94, high: 1.2, two: 2.25, mostInRow: 1.5 }
/** Share of a tile's height that larger text may give to the name. */
const HEADER_MOST = 0.38
const INSET = { wide: 1.15, tall: 0.85 }
/** Two lines of the smallest name fill the header. */
const NAME_LINES = 2.4
/** In rem. Smaller tiles leave the zone's word out. */
const TERSE = { wide: 9.5, high: 5.5 }
const TALL_BELOW = 1.3
/** From this aspect ratio on, readings have space to spare beside the numeral. */
const BROAD_FROM = 1.9

const shapeOf = (ratio: number, isTerse: boolean): keyof typeof SHAPES => {
  if (ratio < TALL_BELOW) return isTerse ? 'tall-terse' : 'tall'
  if (ratio < BROAD_FROM) return isTerse ? 'wide-terse' : 'wide'
  return isTerse ? 'broad-terse' : 'broad'
}

/** Minimum px of numerals, of long names, and of heart rates from the back of a room, best first. */
const NUMERAL_LEAST = 28
const LEAST = [
  { numeral: NUMERAL_LEAST, name: 28, figure: 32 },
  { numeral: NUMERAL_LEAST, name: 20, figure: 18 },
  { numeral: NUMERAL_LEAST, name: 16, figure: 12 },
] as const
/** Root font size at 1920 x 1080 in px. With a larger one, a display has a higher resolution rather than a larger area. */
const USUAL_REM = 23

interface Letters {
  readonly numeral: number
  /** Of a name that needs two lines. */
  readonly name: number
  readonly figure: number
}

/** Smallest height in px of numerals, names, and heart rates in a grid. */
export const lettersIn = ({ columns, rows }: GridLayout, { width, height, gap, rem, textSize }: WallRoom): Letters => {
  const [wide, high] = [(width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows]
  const isTall = wide / high < TALL_BELOW
  const isTerse = wide <= TERSE.wide * rem || high <= TERSE.high * rem
  const shape = SHAPES[shapeOf(wide / high, isTerse)]
  const em = Math.max(0, Math.min(wide * OF_WIDTH, high * shape.ofHeight))
  const scale = TEXT_SCALES[textSize ?? 'normal']
  const header = Math.max(shape.header * em, Math.min(shape.header * scale * em, HEADER_MOST * high))
  const left = high - header - shape.zone * em
  const most = isTall ? FIGURE.mostInRow * em : left / FIGURE.two
  const figure = Math.max(0, Math.min(shape.figure * scale * em, most))
  const beside = isTall ? INSET.tall * em : INSET.wide * em + FIGURE.wide * figure
  const below = isTall ? FIGURE.high * figure : 0
  const numeral = Math.max(0, Math.min((wide - beside) / NUMERAL.wide, (left - below) / NUMERAL.high))
  return { numeral, name: header / NAME_LINES, figure }
}

const finerIn = ({ rem, textSize = 'normal' }: WallRoom): number => Math.max(1, rem / TEXT_SCALES[textSize] / USUAL_REM)

const isAtLeast = (letters: Letters, least: Letters, room: WallRoom): boolean => {
  const finer = finerIn(room)
  return (
    letters.numeral >= least.numeral * finer &&
    letters.name >= least.name * finer &&
    letters.figure >= least.figure * finer
  )
}

/** Among grids within this ratio of the best numerals, the one with the fewest empty cells is chosen. */
const NEARLY = 0.88

/** Bar and code beside the grid in rem: larger text enlarges them, too. */
const FRAME = { bar: 4.5, code: 7.25 }

const atNormalSize = (room: WallRoom): WallRoom => {
  const scale = TEXT_SCALES[room.textSize ?? 'normal']
  const [rem, gap] = [room.rem / scale, room.gap / scale]
  const gained = room.rem - rem
  const [width, height] = [room.width + FRAME.code * gained, room.height + FRAME.bar * gained]
  return { ...room, width, height, rem, gap, textSize: 'normal' }
}

/** The most legible grid, or undefined if none is. */
const largest = (participants: number, room: WallRoom, tiers: readonly Letters[]): GridLayout | undefined => {
  const layouts = Array.from({ length: Math.max(1, participants) }, (_, index) => {
    const layout = { columns: index + 1, rows: Math.max(1, Math.ceil(participants / (index + 1))) }
    return { layout, ...lettersIn(layout, room), empty: layout.columns * layout.rows - participants }
  })
  const least = tiers.find((each) => layouts.some((layout) => isAtLeast(layout, each, room)))
  if (least === undefined) return undefined
  const seen = layouts.filter((layout) => isAtLeast(layout, least, room))
  const most = Math.max(...seen.map(({ numeral }) => numeral))
  const [fullest] = seen
    .filter(({ numeral }) => numeral >= most * NEARLY)
    .toSorted((one, other) => one.empty - other.empty || other.numeral - one.numeral)
  return fullest?.layout
}

/** Larger text makes no name and no reading smaller than they are in normal text. */
const tiersFor = (participants: number, room: WallRoom): readonly Letters[] => {
  const scale = TEXT_SCALES[room.textSize ?? 'normal']
  const usual = atNormalSize(room)
  const layout = scale === 1 ? undefined : largest(participants, usual, LEAST)
  if (layout === undefined) return LEAST
  const [letters, finer] = [lettersIn(layout, usual), finerIn(room)]
  return LEAST.map(({ numeral, name, figure }, index) => {
    const times = index === LEAST.length - 1 ? scale : 1
    return {
      numeral,
      name: Math.max(name * times, letters.name / finer),
      figure: Math.max(figure * times, letters.figure / finer),
    }
  })
}

/** The display's grid: the largest legible text with all on one page, otherwise the fewest legible pages. */
export const wallLayout = (participants: number, room: WallRoom): GridLayout => {
  const tiers = tiersFor(participants, room)
  const paged = { ...room, height: room.height - (room.pager ?? 0) }
  for (let pages = 1; pages <= Math.max(1, participants); pages += 1) {
    const layout = largest(Math.ceil(participants / pages), pages === 1 ? room : paged, tiers)
    if (layout !== undefined) return layout
  }
  return { columns: 1, rows: 1 }
}
