import { describe, expect, it } from 'vitest'

import { addSample, closeTally, tallyRecording, type Tally, type TallyProfile } from './tally.ts'
import { ZONES } from './zones.ts'

/** with a maximum of 200, effort is half the heart rate, away from every zone's edge */
const profile: TallyProfile = { maxHeartRate: 200, weight: 70, sex: 'male', age: 30 }

type Value = readonly [second: number, heartRate: number]

const tallyOf = (values: readonly Value[], options?: { carry?: boolean }): Tally =>
  tallyRecording(
    values.map(([second, heartRate]) => ({ second, heartRate })),
    profile,
    options,
  )

const secondsOf = ({ belowSeconds, zoneSeconds }: Tally): readonly number[] => [
  belowSeconds,
  ...ZONES.map((zone) => zoneSeconds[zone]),
]

describe('a gap in a tally', () => {
  it.each<[string, Value[], number, number, number[]]>([
    ['nothing', [], 0, 0, [0, 0, 0, 0, 0, 0]],
    ['one value', [[7, 100]], 1, 0, [0, 1, 0, 0, 0, 0]],
    [
      'neighbors',
      [
        [0, 99],
        [1, 100],
      ],
      2,
      0,
      [1, 1, 0, 0, 0, 0],
    ],
    [
      'one missing second',
      [
        [0, 119],
        [2, 120],
      ],
      2,
      1,
      [0, 2, 1, 0, 0, 0],
    ],
    [
      'two missing seconds',
      [
        [0, 119],
        [3, 120],
      ],
      2,
      2,
      [0, 3, 1, 0, 0, 0],
    ],
    [
      'three missing seconds',
      [
        [0, 119],
        [4, 120],
      ],
      2,
      0,
      [0, 1, 1, 0, 0, 0],
    ],
    [
      'a long pause',
      [
        [0, 140],
        [1, 140],
        [600, 180],
      ],
      3,
      0,
      [0, 0, 0, 2, 0, 1],
    ],
  ])('%s', (_, values, recorded, carried, seconds) => {
    const tally = tallyOf(values)
    expect(tally.recordedSeconds).toBe(recorded)
    expect(tally.carriedSeconds).toBe(carried)
    expect(secondsOf(tally)).toEqual(seconds)
  })

  it('carries nothing if carrying is off', () => {
    expect(
      tallyOf(
        [
          [0, 119],
          [2, 120],
        ],
        { carry: false },
      ),
    ).toMatchObject({ recordedSeconds: 2, carriedSeconds: 0 })
  })
})

describe('the signal rules', () => {
  it.each<[string, Value[], number[], number | null]>([
    [
      'a step of 25 counts at once',
      [
        [0, 100],
        [1, 125],
      ],
      [100, 125],
      125,
    ],
    [
      'a larger step is held and, at the end, dropped',
      [
        [0, 100],
        [1, 126],
      ],
      [100],
      100,
    ],
    [
      'a held value that is confirmed counts',
      [
        [0, 100],
        [1, 160],
        [2, 158],
      ],
      [100, 160, 158],
      158,
    ],
    [
      'a held value that was a glitch is dropped, its second carried',
      [
        [0, 100],
        [1, 180],
        [2, 102],
      ],
      [100, 100, 102],
      102,
    ],
    [
      'a second wild value takes the place of the first',
      [
        [0, 100],
        [1, 180],
        [2, 40],
        [3, 42],
      ],
      [100, 100, 40, 42],
      42,
    ],
    [
      'wild values end where they began',
      [
        [0, 100],
        [1, 180],
        [2, 230],
        [3, 101],
      ],
      [100, 100, 100, 101],
      101,
    ],
    [
      'a far value after a pause may be far',
      [
        [0, 100],
        [4, 200],
      ],
      [100, 200],
      200,
    ],
    [
      'a fall is held as a rise is',
      [
        [0, 150],
        [1, 90],
        [2, 91],
      ],
      [150, 90, 91],
      91,
    ],
    [
      'values that are no heart rates do not count',
      [
        [0, 100],
        [1, 20],
        [2, 251],
        [3, 101],
      ],
      [100, 100, 100, 101],
      101,
    ],
  ])('%s', (_, values, counted, last) => {
    const tally = tallyOf(values)
    const expected = counted.reduce((sum, value) => sum + value, 0) / counted.length
    expect(tally.averageHeartRate).toBeCloseTo(expected, 9)
    expect(tally.recordedSeconds + tally.carriedSeconds).toBe(counted.length)
    expect(tally.lastHeartRate).toBe(last)
    expect(tally.held).toBeNull()
  })

  it('keep a held value out of every total until it is confirmed', () => {
    const before = tallyOf([[0, 100]])
    const held = addSample(before, { second: 1, heartRate: 190 }, profile)
    expect(held).toEqual({ ...before, held: { second: 1, heartRate: 190 } })
    expect(closeTally(held)).toEqual(before)
  })

  it.each([
    ['the same second', 5],
    ['an earlier second', 4],
  ])('count only the steps of another value in %s', (_, second) => {
    const tally = tallyOf([[5, 118]])
    expect(addSample(tally, { second, heartRate: 120, steps: 3 }, profile)).toEqual({ ...tally, steps: 3 })
    expect(addSample(tally, { second, heartRate: 120 }, profile)).toBe(tally)
  })

  it.each([
    ['no heart rate at all', 6, Number.NaN],
    ['too low a value', 6, 24],
    ['too high a value', 6, 300],
  ])('leave the account unchanged for %s', (_, second, heartRate) => {
    const tally = tallyOf([[5, 118]])
    expect(addSample(tally, { second, heartRate, steps: 3 }, profile)).toBe(tally)
  })
})
