import { describe, expect, it } from 'vitest'

import { importedTraining } from './imported-training.ts'

const now = Date.UTC(2026, 10, 21, 12)
const startAt = Date.UTC(2026, 10, 21, 10)
const at = (second: number, heartRate: number | null) => ({ second, heartRate })
const read = (samples: readonly ReturnType<typeof at>[], start = startAt) =>
  importedTraining({ startAt: start, samples }, now)

describe('importedTraining', () => {
  it('takes one value a second in time order, and leaves seconds without contact out', () => {
    expect(read([at(3, 120), at(0, 100), at(1, null), at(2, 0), at(3, 190)], startAt + 640)).toEqual({
      ok: true,
      value: { startAt, samples: [at(0, 100), at(3, 120)] },
    })
  })

  it.each([
    ['nothing', [], startAt, 'empty'],
    ['no contact at all', [at(0, null), at(1, 0)], startAt, 'empty'],
    ['a start that is no time', [at(0, 100)], Number.NaN, 'dated'],
    ['a value before the start', [at(-1, 100)], startAt, 'dated'],
    ['the year 1999', [at(0, 100)], Date.UTC(1999, 11, 31, 23, 59, 59), 'dated'],
    ['an end in six minutes', [at(0, 100), at(360, 100)], now, 'dated'],
    ['24 hours', [at(0, 100), at(24 * 3600, 100)], startAt - 7 * 86_400_000, 'too-long'],
    ['24 bpm', [at(0, 100), at(1, 24)], startAt, 'implausible'],
    ['251 bpm', [at(0, 251)], startAt, 'implausible'],
    ['no number', [at(0, Number.NaN)], startAt, 'implausible'],
  ])('refuses %s', (_, samples, start, error) => {
    expect(read(samples, start)).toEqual({ ok: false, error })
  })

  it.each([
    ['25 and 250 bpm', [at(0, 25), at(1, 250)], startAt],
    ['a second less than 24 hours', [at(0, 100), at(24 * 3600 - 1, 100)], startAt - 7 * 86_400_000],
    ['the first second of 2000', [at(0, 100)], Date.UTC(2000, 0, 1)],
    ['a clock that is five minutes ahead', [at(0, 100), at(300, 100)], now],
  ])('takes %s', (_, samples, start) => {
    expect(read(samples, start).ok).toBe(true)
  })
})
