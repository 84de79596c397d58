import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formatOklch, parseOklch } from './oklch.ts'

describe('parseOklch', () => {
  it.each([
    ['#ffffff', 1, 0, null],
    ['#000000', 0, 0, null],
    ['#ff0000', 0.628, 0.2577, 29.23],
    ['#00ff00', 0.8664, 0.2948, 142.5],
    ['#0000ff', 0.452, 0.3132, 264.05],
    ['#2dd4bf', 0.7845, 0.1325, 181.91],
  ])('%s', (hex, l, c, h) => {
    const color = parseOklch(hex)
    expect(color.l).toBeCloseTo(l, 3)
    expect(color.c).toBeCloseTo(c, 3)
    // a gray has no hue
    expect(h === null ? null : color.h).toSatisfy((hue) => hue === h || Math.abs(hue - Number(h)) < 0.1)
  })
})

describe('formatOklch', () => {
  it('gives back every color of a screen', () => {
    const hexes = integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    assert(
      property(hexes, (hex) => {
        expect(formatOklch(parseOklch(hex))).toBe(hex)
      }),
    )
  })

  it('gives up chroma where no screen shows it, and neither lightness nor hue', () => {
    const shown = parseOklch(formatOklch({ l: 0.8, c: 0.4, h: 260 }))
    expect(shown.l).toBeCloseTo(0.8, 2)
    expect(Math.abs(shown.h - 260)).toBeLessThan(2)
    expect(shown.c).toBeLessThan(0.15)
  })

  it.each([
    [1.4, '#ffffff'],
    [-0.2, '#000000'],
  ])('keeps a lightness of %f on the screen', (l, hex) => {
    expect(formatOklch({ l, c: 0.1, h: 40 })).toBe(hex)
  })
})
