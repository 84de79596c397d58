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

/** Columns of the scrolling grid by the width of the view in pixels. */
export const scrollingColumns = (width: number): number => {
  if (width >= 1280) return 5
  if (width >= 1024) return 4
  return width >= 640 ? 3 : 1
}

/** Columns of the panel's small grid that its width has room for. */
export const columnsThatFit = (layout: GridLayout, width: number, participants: number): GridLayout => {
  const most = width >= 1024 ? layout.columns : Math.max(1, Math.floor(width / 260))
  const columns = Math.min(layout.columns, most)
  return { columns, rows: Math.max(1, Math.ceil(participants / columns)) }
}

/** The height of a numeral as a share of its tile's height and width: the smaller one holds. */
const NUMERAL_OF_HEIGHT = 0.4
const NUMERAL_OF_WIDTH = 0.3
/** A numeral below this many pixels cannot be read on a wall. */
const LEGIBLE_PIXELS = 28

/** The least height in pixels that an effort numeral has in a grid of a wall this large. */
export const numeralIn = (layout: GridLayout, width: number, height: number): number =>
  Math.min((height / layout.rows) * NUMERAL_OF_HEIGHT, (width / layout.columns) * NUMERAL_OF_WIDTH)

const largest = (participants: number, width: number, height: number): GridLayout => {
  const layouts = Array.from({ length: Math.max(1, participants) }, (_, index) => ({
    columns: index + 1,
    rows: Math.max(1, Math.ceil(participants / (index + 1))),
  }))
  return layouts.reduce((best, layout) =>
    numeralIn(layout, width, height) > numeralIn(best, width, height) ? layout : best,
  )
}

/**
 * The wall's grid: the one with the largest numerals that holds everybody. When those could not be read, as many as
 * can be stand on a page, and the pages turn.
 */
export const wallLayout = (participants: number, width: number, height: number): GridLayout => {
  for (let shown = participants; shown > 1; shown = Math.ceil(shown / 2)) {
    const layout = largest(shown, width, height)
    if (numeralIn(layout, width, height) >= LEGIBLE_PIXELS) return layout
  }
  return { columns: 1, rows: 1 }
}
