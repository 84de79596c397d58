import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parsePolarBroadcast, POLAR, readPolarStrap, type PolarBroadcast, type PolarStrap } from './polar-broadcast.ts'

const view = (...bytes: readonly number[]): DataView => new DataView(Uint8Array.from(bytes).buffer)

describe('an advertisement of Polar', () => {
  it('has the company identifier assigned by the Bluetooth SIG', () => {
    expect(POLAR).toBe(107)
  })

  it.each<[readonly number[], PolarBroadcast | null]>([
    [[0x33, 0, 0, 0x38], { heartRate: 56, hasContact: true, counter: 4, isBatteryLow: true }],
    [[0x2c, 0, 120, 118], { heartRate: 118, hasContact: false, counter: 3, isBatteryLow: false }],
    [[0x72, 0, 0, 0x38], null],
    [[0x33, 0, 0], null],
    [[], null],
  ])('%j is %j', (bytes, expected) => {
    expect(parsePolarBroadcast(view(...bytes))).toEqual(expected)
  })

  it('of random bytes never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 30 }), (bytes) => {
        expect(parsePolarBroadcast(view(...bytes))?.counter ?? 0).toBeLessThan(8)
      }),
    )
  })
})

type Step = readonly [now: number, heartRate: number, counter: number, hasContact?: boolean]

const after = (steps: readonly Step[]): PolarStrap | null => {
  let state: PolarStrap | null = null
  for (const [now, heartRate, counter, hasContact = true] of steps)
    state = readPolarStrap(state, { heartRate, counter, hasContact, isBatteryLow: false }, now)
  return state
}

it.each<[boolean, string, readonly Step[]]>([
  [false, 'with its first advertisement', [[0, 150, 1]]],
  [
    true,
    'while it counts',
    [
      [0, 150, 1],
      [1000, 150, 2],
    ],
  ],
  [
    true,
    'for 5 s after it counted',
    [
      [0, 150, 1],
      [1000, 150, 2],
      [5999, 150, 2],
    ],
  ],
  [
    false,
    '5 s after it counted',
    [
      [0, 150, 1],
      [1000, 150, 2],
      [6000, 150, 2],
    ],
  ],
  [
    false,
    'without contact, though it counts',
    [
      [0, 150, 1, false],
      [1000, 150, 2, false],
    ],
  ],
  [
    true,
    'without contact for 10 s after its rate changed',
    [
      [0, 150, 1, false],
      [1000, 151, 1, false],
      [10_999, 151, 1, false],
    ],
  ],
  [
    false,
    '10 s after its rate changed',
    [
      [0, 150, 1, false],
      [1000, 151, 1, false],
      [11_000, 151, 1, false],
    ],
  ],
  [
    false,
    'at a rate of 0',
    [
      [0, 150, 1],
      [1000, 0, 2],
    ],
  ],
])('a Polar strap is worn (%s) %s', (isWorn, _, steps) => {
  expect(after(steps)?.isWorn).toBe(isWorn)
})
