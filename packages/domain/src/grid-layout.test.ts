import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { columnsThatFit, numeralIn, panelLayout, scrollingColumns, wallLayout } from './grid-layout.ts'

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
  ])('full-screen, %i participants stand in %i columns and %i rows', (participants, columns, rows) => {
    expect(panelLayout(participants, true)).toEqual({ columns, rows })
  })

  it.each([
    [1, 1, 1],
    [3, 3, 1],
    [5, 5, 1],
    [6, 5, 2],
    [19, 5, 4],
  ])('otherwise %i participants stand in %i columns and %i rows', (participants, columns, rows) => {
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
  ])('%i pixels have room for %i', (width, columns) => {
    expect(scrollingColumns(width)).toBe(columns)
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
  ])('in %i pixels %i participants stand in %i columns and %i rows', (width, participants, columns, rows) => {
    expect(columnsThatFit(panelLayout(participants, true), width, participants)).toEqual({ columns, rows })
  })
})

describe('wallLayout', () => {
  it.each([
    [1, 96],
    [6, 96],
    [20, 56],
    [100, 28],
  ])('shows %i people on 1920 by 1080 at once, their numerals at least %i pixels high', (participants, pixels) => {
    const layout = wallLayout(participants, 1920, 1080)
    expect(layout.columns * layout.rows).toBeGreaterThanOrEqual(participants)
    expect(numeralIn(layout, 1920, 1080)).toBeGreaterThanOrEqual(pixels)
  })

  it.each([
    [1, 1, 1],
    [2, 2, 1],
    [6, 3, 2],
    [20, 5, 4],
    [100, 12, 9],
  ])('of %i on 1920 by 1080 has %i columns and %i rows', (participants, columns, rows) => {
    expect(wallLayout(participants, 1920, 1080)).toEqual({ columns, rows })
  })

  it('is one tile where not even two could be read', () => {
    expect(wallLayout(100, 40, 40)).toEqual({ columns: 1, rows: 1 })
    expect(wallLayout(0, 1920, 1080)).toEqual({ columns: 1, rows: 1 })
  })

  it('has as many on a page as halving leaves to be read', () => {
    expect(wallLayout(100, 800, 450)).toEqual({ columns: 5, rows: 5 })
  })

  it('turns pages where numerals would be too small to read', () => {
    const layout = wallLayout(100, 800, 450)
    expect(layout.columns * layout.rows).toBeLessThan(100)
    expect(numeralIn(layout, 800, 450)).toBeGreaterThanOrEqual(28)
  })

  const size = fc.record({ width: fc.integer({ min: 320, max: 3840 }), height: fc.integer({ min: 240, max: 2160 }) })

  it('is legible wherever more than one tile stands, and wastes no whole row', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), size, (participants, { width, height }) => {
        const layout = wallLayout(participants, width, height)
        const places = layout.columns * layout.rows
        expect(places === 1 || numeralIn(layout, width, height) >= 28).toBe(true)
        expect(layout.columns * (layout.rows - 1)).toBeLessThan(Math.max(1, participants))
      }),
    )
  })

  it('has no grid for everybody with larger numerals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 100 }),
        size,
        (participants, columns, { width, height }) => {
          const layout = wallLayout(participants, width, height)
          if (layout.columns * layout.rows < participants) return
          const other = { columns, rows: Math.ceil(participants / columns) }
          expect(numeralIn(other, width, height)).toBeLessThanOrEqual(numeralIn(layout, width, height))
        },
      ),
    )
  })
})
