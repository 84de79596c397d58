import { describe, expect, it } from 'vitest'

import { integerBetween, seededRandom } from '../core/seeded-random.ts'
import { aboveSinceAt, type CeilingWatch, isCeiling, startWatch, watchCeiling } from './ceiling.ts'

const CEILING = 150

const watched = (values: readonly (readonly [second: number, heartRate: number])[], ceiling = CEILING): CeilingWatch =>
  values.reduce((watch, [second, heartRate]) => watchCeiling(watch, { second, heartRate }, ceiling), startWatch)

const steady = (heartRate: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => [from + index, heartRate] as const)

describe('a ceiling', () => {
  it.each<[number, number | null, boolean]>([
    [79, null, false],
    [80, null, true],
    [220, null, true],
    [221, null, false],
    [150.5, null, false],
    [90, 90, false],
    [91, 90, true],
  ])('of %d bpm with the resting heart rate %s is accepted: %s', (bpm, resting, expected) => {
    expect(isCeiling(bpm, resting)).toBe(expected)
  })
})

describe('the watch of a ceiling', () => {
  it.each<[string, readonly (readonly [number, number])[], number | null]>([
    ['a value at the ceiling for a minute', steady(CEILING, 0, 60), null],
    ['10 s above', steady(151, 0, 12), 2],
    ['9 s above', steady(151, 0, 11), null],
    ['a single value far above', [...steady(140, 0, 20), [21, 190], ...steady(140, 22, 60)], null],
    ['two values above', [...steady(140, 0, 20), ...steady(190, 21, 22), ...steady(140, 23, 60)], null],
    [
      'above again and again for 5 s',
      [0, 20, 40].flatMap((at) => [...steady(155, at, at + 4), ...steady(140, at + 5, at + 19)]),
      null,
    ],
    ['above, then 9 s back below', [...steady(155, 0, 30), ...steady(140, 31, 41)], 2],
    ['above, then 10 s back below', [...steady(155, 0, 30), ...steady(147, 31, 42)], null],
    ['above, then 2 bpm below', [...steady(155, 0, 30), ...steady(148, 31, 90)], 2],
    ['above, then 15 s without values', [...steady(155, 0, 30), ...steady(155, 45, 46)], null],
    ['a value every 4 s above', [0, 4, 8, 12, 16, 20].map((at) => [at, 155] as const), 8],
  ])('after %s has been above since %s', (_, values, since) => {
    expect(watched(values).aboveSince).toBe(since)
  })

  it.each([
    [30, 2],
    [40, 2],
    [41, null],
  ])('at second %d, 10 s or more after the last value, has been above since %s', (second, since) => {
    expect(aboveSinceAt(watched(steady(155, 0, 30)), second)).toBe(since)
  })

  it('ignores repeated and older seconds', () => {
    const watch = watched(steady(155, 0, 9))
    expect(watchCeiling(watch, { second: 9, heartRate: 100 }, CEILING)).toBe(watch)
    expect(watchCeiling(watch, { second: 3, heartRate: 100 }, CEILING)).toBe(watch)
  })

  it('reports within 12 s in 200 traces that rise above, and never at the ceiling or below', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = seededRandom(seed)
      const ceiling = integerBetween(random, 80, 220)
      const rise = integerBetween(random, 20, 120)
      let watch = startWatch
      for (let second = 0; second < rise; second += 1) {
        const heartRate = ceiling - (second % 3 === 0 ? 0 : integerBetween(random, 0, 30))
        watch = watchCeiling(watch, { second, heartRate }, ceiling)
        expect([seed, second, watch.aboveSince]).toEqual([seed, second, null])
      }
      for (let second = rise; second < rise + 12; second += 1)
        watch = watchCeiling(watch, { second, heartRate: ceiling + integerBetween(random, 1, 25) }, ceiling)
      expect([seed, watch.aboveSince === null]).toEqual([seed, false])
    }
  })
})
