import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { TEXT_SCALES, type TextSize } from './display-settings.ts'
import {
  columnsThatFit,
  lettersIn,
  panelLayout,
  scrollingColumns,
  scrollingRowHeight,
  wallLayout,
} from './grid-layout.ts'

describe('panelLayout', () => {
  it.each([
    [0, 1, 1],
    [1, 1, 1],
    [2, 2, 1],
    [3, 2, 2],
    [4, 2, 2],
    [5, 3, 2],
    [6, 3, 2],
    [7, 4, 2],
    [9, 4, 3],
    [12, 4, 3],
    [13, 5, 3],
    [19, 5, 4],
  ])('puts %i participants in %i columns and %i rows in full screen', (participants, columns, rows) => {
    expect(panelLayout(participants, true)).toEqual({ columns, rows })
  })

  it.each([
    [1, 1, 1],
    [3, 3, 1],
    [5, 5, 1],
    [6, 5, 2],
    [19, 5, 4],
  ])('puts %i participants otherwise in %i columns and %i rows', (participants, columns, rows) => {
    expect(panelLayout(participants, false)).toEqual({ columns, rows })
  })
})

describe('scrollingColumns', () => {
  it.each([
    [1920, 5],
    [1280, 5],
    [1279, 4],
    [1024, 4],
    [1023, 3],
    [640, 3],
    [639, 1],
    [320, 1],
  ])('fit %i pixels with %i', (width, columns) => {
    expect(scrollingColumns(width)).toBe(columns)
  })
})

describe('scrollingRowHeight', () => {
  it.each([
    ['25 on a laptop, full screen', 25, 5, 610, 122],
    ['20 beside the menu', 20, 5, 500, 125],
    ['few on a large screen', 20, 5, 1400, 190],
    ['40, whose rows are dense', 40, 5, 690, 86],
    ['a hundred, which scroll', 100, 5, 610, 87],
    ['a view lower than a row', 30, 5, 60, 80],
    ['one column on a phone', 22, 1, 500, 83],
  ])('%s', (_, participants, columns, height, expected) => {
    expect(scrollingRowHeight(participants, columns, height)).toBe(expected)
  })
})

describe('columnsThatFit', () => {
  it.each([
    [1366, 12, 4, 3],
    [800, 12, 3, 4],
    [360, 12, 1, 12],
    [200, 3, 1, 3],
    [1024, 13, 5, 3],
    [1023, 13, 3, 5],
    [780, 13, 3, 5],
    [779, 13, 2, 7],
    [1366, 0, 1, 1],
    [800, 2, 2, 1],
  ])('put into %i pixels %i participants in %i columns and %i rows', (width, participants, columns, rows) => {
    expect(columnsThatFit(panelLayout(participants, true), width, participants)).toEqual({ columns, rows })
  })
})

/** A 1920 x 1080 display without its bar. */
const room = { width: 1908, height: 947, gap: 6, rem: 23 }
const besideCode = { ...room, width: 1740 }

describe('wallLayout', () => {
  it.each([
    [1, 400, 60, 60],
    [6, 200, 36, 32],
    [12, 140, 28, 32],
    [20, 120, 28, 32],
    [21, 110, 28, 32],
    [24, 110, 28, 32],
    [50, 80, 20, 18],
    [60, 75, 20, 18],
    [100, 44, 16, 15],
  ])(
    'shows %i people at once on 1920 by 1080, with numerals of at least %i pixels, long names of %i, and readings of %i',
    (count, numeral, name, figure) => {
      for (const place of [room, besideCode]) {
        const layout = wallLayout(count, place)
        expect(layout.columns * layout.rows).toBeGreaterThanOrEqual(count)
        const letters = lettersIn(layout, place)
        expect(letters.numeral).toBeGreaterThanOrEqual(numeral)
        expect(letters.name).toBeGreaterThanOrEqual(name)
        expect(letters.figure).toBeGreaterThanOrEqual(figure)
      }
    },
  )

  it.each([
    [1, 1, 1],
    [2, 2, 1],
    [6, 3, 2],
    [15, 5, 3],
    [20, 5, 4],
    [24, 6, 4],
    [50, 10, 5],
    [60, 10, 6],
  ])('of %i leaves no tile empty beside the join code: %i columns, %i rows', (participants, columns, rows) => {
    expect(wallLayout(participants, besideCode)).toEqual({ columns, rows })
  })

  it('is one tile if two would be illegible', () => {
    expect(wallLayout(100, { width: 40, height: 40, gap: 4, rem: 16 })).toEqual({ columns: 1, rows: 1 })
    expect(wallLayout(0, room)).toEqual({ columns: 1, rows: 1 })
  })

  it('splits into pages if the letters would be illegible', () => {
    const small = { width: 800, height: 450, gap: 4, rem: 16, pager: 40 }
    const layout = wallLayout(100, small)
    expect(layout.columns * layout.rows).toBeLessThan(100)
    const below = { ...small, height: 410 }
    expect(lettersIn(layout, below).numeral).toBeGreaterThanOrEqual(28)
    expect(lettersIn(layout, below).name).toBeGreaterThanOrEqual(16)
  })

  /** Bar and code grow with the text. */
  const sized = (textSize: TextSize) => {
    const rem = room.rem * TEXT_SCALES[textSize]
    return { width: 1908 - 7.25 * rem, height: 1051 - 4.5 * rem, gap: rem / 4, rem, pager: 2.25 * rem, textSize }
  }

  it.each(['large', 'largest'] as const)('at %s text size makes no name and no reading smaller', (textSize) => {
    for (let count = 1; count <= 100; count += 1) {
      const [usual, place] = [sized('normal'), sized(textSize)]
      const layout = wallLayout(count, place)
      const height = layout.columns * layout.rows < count ? place.height - place.pager : place.height
      const letters = lettersIn(layout, { ...place, height })
      const before = lettersIn(wallLayout(count, usual), usual)
      expect([count, letters.name >= before.name, letters.figure >= before.figure]).toEqual([count, true, true])
    }
  })

  it.each([
    ['large', 60, 60],
    ['largest', 24, 24],
    ['largest', 50, 50],
    ['largest', 100, 50],
  ] as const)('at %s text size has space for %i people on pages of %i', (textSize, count, page) => {
    const { columns, rows } = wallLayout(count, sized(textSize))
    expect(columns * rows).toBeGreaterThanOrEqual(page)
  })

  it.each([6, 20, 50, 100])('of %i is the same on four times as many pixels', (count) => {
    const fine = { width: room.width * 2, height: room.height * 2, gap: room.gap * 2, rem: room.rem * 2 }
    expect(wallLayout(count, fine)).toEqual(wallLayout(count, room))
  })

  const rooms = fc.record({
    width: fc.integer({ min: 320, max: 3840 }),
    height: fc.integer({ min: 240, max: 2160 }),
    gap: fc.integer({ min: 0, max: 12 }),
    rem: fc.integer({ min: 16, max: 48 }),
  })

  it('is legible with more than one tile, and wastes no whole row', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), rooms, (participants, place) => {
        const layout = wallLayout(participants, place)
        const { numeral, name } = lettersIn(layout, place)
        const places = layout.columns * layout.rows
        expect(places === 1 || (numeral >= 28 && name >= 16)).toBe(true)
        expect(layout.columns * (layout.rows - 1)).toBeLessThan(Math.max(1, participants))
      }),
    )
  })

  it('has the largest possible numerals, within an eighth, unless other letters would be smaller', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 100 }),
        rooms,
        (participants, columns, place) => {
          const layout = wallLayout(participants, place)
          if (layout.columns * layout.rows < participants) return
          const other = { columns: Math.min(columns, participants), rows: Math.ceil(participants / columns) }
          const [chosen, letters] = [lettersIn(layout, place), lettersIn(other, place)]
          const finer = Math.max(1, place.rem / 23)
          const isAsLegible = letters.name >= 28 * finer && letters.figure >= 32 * finer
          expect(isAsLegible && chosen.numeral < letters.numeral * 0.875).toBe(false)
        },
      ),
    )
  })
})
