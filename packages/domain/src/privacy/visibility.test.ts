import { describe, expect, it } from 'vitest'

import {
  isGuest,
  isLooser,
  levelsWithin,
  mayShowSum,
  parseVisibility,
  SHOWN,
  stricter,
  type Visibility,
  VISIBILITIES,
} from './visibility.ts'

it.each<[Visibility, boolean[]]>([
  ['all', [true, true, true, true]],
  ['color', [true, true, false, true]],
  ['anonymous', [true, false, true, true]],
  ['color-anonymous', [true, false, false, true]],
  ['name', [true, true, false, false]],
  ['nothing', [false, false, false, false]],
])('%s shows tile, name, numbers, and color: %j', (level, [tile, name, numbers, color]) => {
  expect(SHOWN[level]).toEqual({ tile, name, numbers, color })
})

it.each<[Visibility, Visibility, Visibility]>([
  ['all', 'all', 'all'],
  ['all', 'name', 'name'],
  ['color', 'anonymous', 'color-anonymous'],
  ['color', 'name', 'name'],
  ['color', 'color-anonymous', 'color-anonymous'],
  ['anonymous', 'color-anonymous', 'color-anonymous'],
  ['anonymous', 'name', 'nothing'],
  ['color-anonymous', 'name', 'nothing'],
  ['nothing', 'all', 'nothing'],
])('the stricter of %s and %s is %s', (one, other, expected) => {
  expect(stricter(one, other)).toBe(expected)
  expect(stricter(other, one)).toBe(expected)
})

describe('the stricter of any two levels', () => {
  const pairs = VISIBILITIES.flatMap((one) => VISIBILITIES.map((other) => [one, other] as const))

  it.each(pairs)('hides what %s or %s hides, and no level between them shows more', (one, other) => {
    const both = stricter(one, other)
    expect([isLooser(both, one), isLooser(both, other)]).toEqual([false, false])
    const within = VISIBILITIES.filter((level) => !isLooser(level, one) && !isLooser(level, other))
    expect(within.filter((level) => isLooser(level, both))).toEqual([])
  })

  it.each(pairs)('keeps the order associative for %s and %s', (one, other) => {
    for (const third of VISIBILITIES)
      expect(stricter(stricter(one, other), third)).toBe(stricter(one, stricter(other, third)))
  })
})

it.each<[Visibility, Visibility, boolean]>([
  ['all', 'all', false],
  ['all', 'color', true],
  ['color', 'all', false],
  ['name', 'anonymous', true],
  ['anonymous', 'name', true],
  ['nothing', 'name', false],
])('%s is looser than %s: %s', (level, than, expected) => {
  expect(isLooser(level, than)).toBe(expected)
})

it.each<[Visibility, readonly Visibility[]]>([
  ['all', VISIBILITIES],
  ['color', ['color', 'color-anonymous', 'name', 'nothing']],
  ['anonymous', ['anonymous', 'color-anonymous', 'nothing']],
  ['color-anonymous', ['color-anonymous', 'nothing']],
  ['name', ['name', 'nothing']],
  ['nothing', ['nothing']],
])('within %s are %j', (most, levels) => {
  expect(levelsWithin(most)).toEqual(levels)
})

it('guests have a tile without a name', () => {
  expect(VISIBILITIES.filter(isGuest)).toEqual(['anonymous', 'color-anonymous'])
})

it.each<[unknown, Visibility]>([
  ...VISIBILITIES.map((level): [Visibility, Visibility] => [level, level]),
  ['everything', 'nothing'],
  [undefined, 'nothing'],
  [1, 'nothing'],
])('the level %j is read as %s', (value, level) => {
  expect(parseVisibility(value)).toBe(level)
})

it.each([
  [0, false],
  [2, false],
  [3, true],
])('a sum of %d people may be shown: %s', (people, expected) => {
  expect(mayShowSum(people)).toBe(expected)
})
