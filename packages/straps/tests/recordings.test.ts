import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { randomOf } from '../src/fake/random.ts'
import { isSameStrap, longestRun } from '../src/same-strap.ts'

const roundedToMs = (ticks: number): number => Math.round(Math.round(ticks / 1.024) * 1.024)

const folder = process.env.RECORDINGS ?? resolve(import.meta.dirname, '../../../../shared/hr')
const file = join(folder, 'rr-36.csv')

describe.skipIf(!existsSync(file))('a real recording of beats (skipped where it is absent)', () => {
  it('never matches itself at another time, which is the hardest case', () => {
    const recorded = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => Math.round(Number(line.split(',')[1]) * 1.024))
      .filter((ticks) => ticks > 280 && ticks < 900)
    const random = randomOf(3)
    const pieces = Array.from({ length: 60 }, () => {
      const start = Math.floor(random() * (recorded.length - 480))
      return { start, intervals: recorded.slice(start, start + 470) }
    })
    const runs = pieces.flatMap((one, at) =>
      pieces
        .slice(at + 1)
        .filter((other) => Math.abs(one.start - other.start) >= 40)
        .map((other) => longestRun(one.intervals, other.intervals)),
    )
    expect(runs.length).toBeGreaterThan(1600)
    expect(Math.max(...runs)).toBeLessThanOrEqual(15)
    for (const { intervals } of pieces) expect(isSameStrap(intervals, intervals.map(roundedToMs))).toBe(true)
  })
})
