import { describe, expect, it } from 'vitest'

import { addReading, type ClockReading, offsetOf } from './server-clock.ts'

const reading = (sentAt: number, roundTrip: number, serverTime: number): ClockReading => ({
  sentAt,
  receivedAt: sentAt + roundTrip,
  serverTime,
})

const readAll = (all: readonly ClockReading[]) => all.reduce<readonly ClockReading[]>(addReading, [])

describe('the offset to the server', () => {
  it.each<[string, readonly ClockReading[], number | null]>([
    ['is unknown before the first report', [], null],
    ['assumes equal ways', [reading(1000, 100, 501_050)], 500_000],
    [
      'comes from the shortest round trip',
      [reading(1000, 400, 501_350), reading(31_000, 20, 531_012), reading(61_000, 900, 561_800)],
      500_002,
    ],
    [
      'forgets the ninth report back',
      [
        reading(0, 2, 500_001),
        ...Array.from({ length: 8 }, (_, k) => reading(30_000 * (k + 1), 40, 530_030 + 30_000 * k)),
      ],
      500_010,
    ],
    ['follows a clock that was set', [reading(0, 10, 500_005), reading(30_000, 200, 4_130_100)], 4_100_000],
    ['follows a device that was suspended', [reading(0, 10, 500_005), reading(1000, 200, 4_101_100)], 4_100_000],
  ])('%s', (_, readings, expected) => {
    expect(offsetOf(readAll(readings))).toBe(expected)
  })
})
