import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { HEART_RATE_MEASUREMENT, HEART_RATE_SERVICE, parseHeartRateMeasurement } from './heart-rate-measurement.ts'

const view = (...bytes: number[]): DataView => new DataView(Uint8Array.from(bytes).buffer)

it('the service and characteristic have the numbers assigned by the Bluetooth SIG', () => {
  expect([HEART_RATE_SERVICE, HEART_RATE_MEASUREMENT]).toEqual([0x180d, 0x2a37])
})

describe('parseHeartRateMeasurement', () => {
  it.each([
    ['8 bits, no contact sensor', [0b0000, 72], { heartRate: 72, contact: 'unsupported', intervals: [] }],
    [
      '8 bits, the contact bit means nothing alone',
      [0b0010, 72],
      { heartRate: 72, contact: 'unsupported', intervals: [] },
    ],
    ['8 bits, contact lost', [0b0100, 0], { heartRate: 0, contact: 'missing', intervals: [] }],
    ['8 bits, contact', [0b0110, 180], { heartRate: 180, contact: 'good', intervals: [] }],
    ['16 bits, low byte first', [0b0001, 0x2c, 0x01], { heartRate: 300, contact: 'unsupported', intervals: [] }],
    ['16 bits, contact', [0b0111, 0x8c, 0x00], { heartRate: 140, contact: 'good', intervals: [] }],
    ['energy behind it', [0b1110, 95, 0x10, 0x27], { heartRate: 95, contact: 'good', intervals: [] }],
    [
      'intervals behind it',
      [0b1_0110, 120, 0x00, 0x02, 0x04, 0x02],
      { heartRate: 120, contact: 'good', intervals: [512, 516] },
    ],
    ['all of it', [0b1_1111, 150, 0, 1, 0, 0x9a, 1], { heartRate: 150, contact: 'good', intervals: [410] }],
    ['half an interval', [0b1_0110, 120, 0, 2, 4], { heartRate: 120, contact: 'good', intervals: [512] }],
    ['intervals that are missing', [0b1_1110, 120], { heartRate: 120, contact: 'good', intervals: [] }],
  ])('%s', (_, bytes, expected) => {
    expect(parseHeartRateMeasurement(view(...bytes))).toEqual(expected)
  })

  it.each([[[]], [[0]], [[1, 72]]])('rejects %j as too short', (bytes) => {
    expect(parseHeartRateMeasurement(view(...bytes))).toBeNull()
  })

  it('starts at the view, not at its buffer', () => {
    const bytes = Uint8Array.from([9, 9, 0b0110, 88])
    expect(parseHeartRateMeasurement(new DataView(bytes.buffer, 2))).toEqual({
      heartRate: 88,
      contact: 'good',
      intervals: [],
    })
  })

  it('never throws, and gives a value of 16 bits at most', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20 }), (bytes) => {
        const read = parseHeartRateMeasurement(view(...bytes))
        expect(read?.heartRate ?? 0).toBeLessThanOrEqual(0xffff)
        expect(read === null).toBe(bytes.length < ((bytes[0] ?? 0) % 2 === 1 ? 3 : 2))
      }),
    )
  })
})
