import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { thinned, thinnedEfforts } from './chart-thinning.ts'

const own = (value: number): number => value

describe('thinned', () => {
  it.each([
    ['nothing', [], []],
    ['one', [120], [120]],
    ['what differs too little', [120, 121, 119, 120], [120, 120]],
    ['what differs enough', [120, 122, 120, 118], [120, 122, 120, 118]],
    ['a level line, up to where it leaps', [120, 121, 121, 121, 140], [120, 121, 140]],
    ['a slow climb, measured from what was drawn', [120, 121, 122, 123, 124], [120, 122, 124]],
  ])('draws of %s: %j', (_, values, drawn) => {
    expect(thinned({ records: values, valueOf: own, least: 2 })).toEqual(drawn)
  })

  it('keeps both ends, the order, the highest and the lowest except for a step', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 25, max: 250 }), { minLength: 1 }), (values) => {
        const records = values.map((value, at) => ({ value, at }))
        const drawn = thinned({ records, valueOf: ({ value }) => value, least: 3 })
        expect([drawn[0], drawn.at(-1)]).toEqual([records[0], records.at(-1)])
        expect(drawn.map(({ at }) => at)).toEqual([...new Set(drawn.map(({ at }) => at))].toSorted((a, b) => a - b))
        const [ends, shown] = [values, drawn.map(({ value }) => value)]
        expect(Math.max(...ends) - Math.max(...shown)).toBeLessThan(3)
        expect(Math.min(...shown) - Math.min(...ends)).toBeLessThan(3)
      }),
    )
  })
})

describe('thinnedEfforts', () => {
  const zigzag = (count: number, by = 10) => Array.from({ length: count }, (_, index) => 60 + (index % 2) * by)

  it('keeps all of 113 records, whatever they are', () => {
    const level = Array.from({ length: 113 }, () => 70)
    expect(thinnedEfforts(level, own)).toEqual(level)
  })

  it('thins from 114 records on', () => {
    const level = Array.from({ length: 114 }, () => 70)
    expect(thinnedEfforts(level, own)).toEqual([70, 70])
  })

  it('takes larger steps until at most 113 records are left of an hour', () => {
    const hour = Array.from({ length: 3600 }, (_, second) => 70 + 20 * Math.sin(second / 90) + (second % 5))
    const drawn = thinnedEfforts(hour, own)
    expect(drawn.length).toBeLessThanOrEqual(113)
    expect(drawn.length).toBeGreaterThan(20)
    expect(Math.max(...drawn)).toBeGreaterThan(85)
  })

  it('finishes even if no record can be left out', () => {
    expect(thinnedEfforts(zigzag(200, 150), own)).toHaveLength(200)
  })
})
