import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { AntHeartRate, AntPage } from './ant-heart-rate.ts'
import { LOST_BEATS } from './beats.ts'
import { readBeats, type StrapBeats } from './strap-beats.ts'

const broadcast = (given: Partial<AntHeartRate>): AntHeartRate => ({
  number: 730_926,
  heartRate: 150,
  beatAt: 0,
  beats: 0,
  toggle: false,
  page: { kind: 'other' },
  dbm: null,
  ...given,
})

type Step = readonly [now: number, given: Partial<AntHeartRate>]

const after = (...steps: readonly Step[]): StrapBeats => {
  let state: StrapBeats | null = null
  for (const [now, given] of steps) state = readBeats(state, broadcast(given), now)
  if (state === null) throw new Error('no steps')
  return state
}

describe('the intervals of a strap', () => {
  const previous = (beatAt: number): AntPage => ({ kind: 'previous-beat', beatAt })
  it.each<[string, readonly Step[], readonly number[]]>([
    ['none in the first broadcast', [[0, { beatAt: 400, beats: 1 }]], []],
    [
      'none while no beat came',
      [
        [0, { beatAt: 400, beats: 1 }],
        [250, { beatAt: 400, beats: 1 }],
      ],
      [],
    ],
    [
      'one per beat',
      [
        [0, { beatAt: 400, beats: 1 }],
        [250, { beatAt: 810, beats: 2 }],
      ],
      [410],
    ],
    [
      'over the end of the time',
      [
        [0, { beatAt: 65_400, beats: 1 }],
        [250, { beatAt: 274, beats: 2 }],
      ],
      [410],
    ],
    [
      'over the end of the count',
      [
        [0, { beatAt: 400, beats: 255 }],
        [250, { beatAt: 810, beats: 0 }],
      ],
      [410],
    ],
    [
      'a gap after two beats',
      [
        [0, { beatAt: 400, beats: 1 }],
        [250, { beatAt: 1220, beats: 3 }],
      ],
      [LOST_BEATS],
    ],
    [
      'a gap for an impossible time',
      [
        [0, { beatAt: 400, beats: 1 }],
        [250, { beatAt: 500, beats: 2 }],
      ],
      [LOST_BEATS],
    ],
    [
      'both after two beats, with the previous beat',
      [
        [0, { beatAt: 400, beats: 1 }],
        [500, { beatAt: 1220, beats: 3, toggle: true, page: previous(812) }],
      ],
      [412, 408],
    ],
    [
      'a gap after two beats if the strap sends no pages',
      [
        [0, { beatAt: 400, beats: 1 }],
        [500, { beatAt: 1220, beats: 3, page: previous(812) }],
      ],
      [LOST_BEATS],
    ],
    [
      'a gap if the previous beat does not fit',
      [
        [0, { beatAt: 400, beats: 1 }],
        [500, { beatAt: 1220, beats: 3, toggle: true, page: previous(1200) }],
      ],
      [LOST_BEATS],
    ],
  ])('are %s', (_, steps, expected) => {
    expect(after(...steps).intervals).toEqual(expected)
  })

  it('are those of the heart, wherever its clock and count start', () => {
    const interval = fc.integer({ min: 240, max: 2458 })
    fc.assert(
      fc.property(fc.array(interval, { minLength: 1 }), fc.nat(0xffff), fc.nat(0xff), (intervals, time, count) => {
        let [beatAt, beats] = [time, count]
        let state = readBeats(null, broadcast({ beatAt, beats }), 0)
        const read: number[] = []
        for (const length of intervals) {
          beatAt = (beatAt + length) % 0x1_0000
          beats = (beats + 1) % 0x100
          state = readBeats(state, broadcast({ beatAt, beats }), 0)
          read.push(...state.intervals)
        }
        expect(read).toEqual(intervals)
      }),
    )
  })
})

describe('a strap', () => {
  it.each<[boolean, string, readonly Step[]]>([
    [true, 'with its first broadcast', [[0, {}]]],
    [
      true,
      'for 5 s after a beat',
      [
        [0, { beats: 1 }],
        [4999, { beats: 1 }],
      ],
    ],
    [
      false,
      '5 s after its last beat',
      [
        [0, { beats: 1 }],
        [5000, { beats: 1 }],
      ],
    ],
    [
      true,
      'again with the next beat',
      [
        [0, { beats: 1 }],
        [5000, { beats: 1 }],
        [9000, { beats: 2 }],
      ],
    ],
    [
      false,
      'at a rate of 0',
      [
        [0, { beats: 1 }],
        [500, { beats: 2, heartRate: 0 }],
      ],
    ],
  ])('is worn (%s) %s', (isWorn, _, steps) => {
    expect(after(...steps).isWorn).toBe(isWorn)
  })

  it('has a battery, a maker, and a serial number once its toggle has changed', () => {
    const battery: AntPage = { kind: 'battery', percent: 87 }
    const identity: AntPage = { kind: 'identity', maker: 1, serial: 0x1234 }
    expect(after([0, { page: battery }], [250, { page: identity }])).toMatchObject({ battery: null, maker: null })
    const known = after([0, {}], [250, { toggle: true, page: battery }], [500, { toggle: true, page: identity }])
    expect(known).toMatchObject({ battery: 87, maker: 1, serial: 0x1234_272e })
  })
})
