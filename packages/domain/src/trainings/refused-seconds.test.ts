import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { refusedSeconds } from './refused-seconds.ts'
import { tallyRecording, type TallyProfile } from './tally.ts'

const profile: TallyProfile = { maxHeartRate: 200, weight: 70, sex: 'male', age: 30 }

type Value = readonly [second: number, heartRate: number]

const recording = fc
  .array(
    fc.tuple(
      fc.constantFrom(0, 1, 1, 1, 2, 4, 40),
      fc.oneof(fc.integer({ min: 115, max: 125 }), fc.integer({ min: 15, max: 260 })),
    ),
  )
  .map((parts) => {
    let second = 0
    return parts.map(([wait, heartRate]) => ({ second: (second += wait), heartRate }))
  })

describe('refused seconds', () => {
  it.each<[string, Value[], number[]]>([
    ['nothing', [], []],
    [
      'a quiet heart',
      [
        [0, 100],
        [1, 101],
      ],
      [],
    ],
    [
      'a spike',
      [
        [0, 100],
        [1, 240],
        [2, 101],
      ],
      [1],
    ],
    [
      'a rise that stays',
      [
        [0, 100],
        [1, 160],
        [2, 161],
      ],
      [],
    ],
    [
      'a spike at the end',
      [
        [0, 100],
        [1, 240],
      ],
      [1],
    ],
    [
      'spikes that agree with no other value',
      [
        [0, 100],
        [1, 240],
        [2, 30],
        [3, 200],
        [4, 101],
      ],
      [1, 2, 3],
    ],
    [
      'a second spike in a second that has a value',
      [
        [0, 100],
        [0, 240],
        [1, 101],
      ],
      [],
    ],
  ])('are listed for %s', (_, values, expected) => {
    expect(refusedSeconds(values.map(([second, heartRate]) => ({ second, heartRate })))).toEqual(expected)
  })
})

it('the refused seconds are exactly those that earn nothing', () => {
  fc.assert(
    fc.property(recording, (samples) => {
      const refused = new Set(refusedSeconds(samples))
      const left = samples.filter(({ second }) => !refused.has(second))
      expect(tallyRecording(left, profile)).toEqual(tallyRecording(samples, profile))
      expect(refusedSeconds(left)).toEqual([])
    }),
  )
})
