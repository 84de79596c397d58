import { describe, expect, it } from 'vitest'

import { importedTraining, joinedRecordings, type Recorded } from './imported-training.ts'

const now = Date.UTC(2026, 10, 21, 12)
const startAt = Date.UTC(2026, 10, 21, 10)
const HOUR = 3600
const DAY = 24 * HOUR

const moment = (second: number): number => startAt + second * 1000
const at = (second: number, heartRate: number | null) => ({ at: moment(second), heartRate })
const pause = (from: number, to: number) => ({ from: moment(from), to: moment(to) })
const read = (values: Recorded['values'], more: Partial<Recorded> = {}) =>
  importedTraining({ startAt, values, pauses: [], ...more }, now)
const every = (step: number, length: number, from = 0) =>
  Array.from({ length: Math.ceil(length / step) }, (_, index) => at(from + index * step, 120 + (index % 10)))
const secondsOf = (result: ReturnType<typeof read>): readonly number[] =>
  result.ok ? result.value.samples.map(({ second }) => second) : []

describe('an imported training', () => {
  it('has one value a second in time order, and repeats the last value without contact', () => {
    const sample = (second: number, heartRate: number) => ({ second, heartRate })
    expect(read([at(3, 120), at(0, 100), at(1, null), at(2, 0), at(3, 190)])).toEqual({
      ok: true,
      value: {
        startAt,
        samples: [sample(0, 100), sample(1, 100), sample(2, 100), sample(3, 120)],
        timerSeconds: 4,
        leftOut: 0,
      },
    })
  })

  it.each([
    ['every second', 1, 600],
    ['every 6 s', 6, 595],
    ['every 15 s', 15, 586],
    ['every 16 s', 16, 38],
  ])('counts, for a value %s, the seconds with a value at most 15 s later', (_, step, seconds) => {
    const result = read(every(step, 600))
    expect(secondsOf(result)).toHaveLength(seconds)
    expect(result.ok && result.value.timerSeconds).toBe(Math.floor(599 / step) * step + 1)
  })

  it('counts nothing while its timer is paused or stopped', () => {
    const pauses = [pause(3, 10), pause(20, Number.POSITIVE_INFINITY)]
    const result = read([at(0, 100), at(5, 100), at(12, 100), at(25, 100)], { pauses })
    expect(secondsOf(result)).toEqual([0, 1, 2, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
    expect(result.ok && result.value.timerSeconds).toBe(13)
  })

  it('begins when its file says, up to an hour before the first value', () => {
    expect(read([at(10, 100)])).toMatchObject({ value: { startAt, timerSeconds: 11 } })
    expect(read([at(HOUR + 1, 100)])).toMatchObject({ value: { startAt: moment(HOUR + 1) } })
    expect(read([at(-1, 100), at(0, 100)])).toMatchObject({ value: { startAt: moment(-1) } })
    expect(read([at(4, 100)], { startAt: Number.NaN })).toMatchObject({ value: { startAt: moment(4) } })
    expect(read([at(0.7, 100)], { startAt: Number.NaN })).toMatchObject({ value: { startAt } })
  })

  it('leaves out and counts implausible values', () => {
    const values = [...every(1, 100), at(100, 1), at(101, 24), at(102, 251), at(103, Number.NaN), ...every(1, 96, 104)]
    const result = read(values)
    expect(result).toMatchObject({ ok: true, value: { leftOut: 4 } })
    expect(secondsOf(result)).toHaveLength(200)
  })

  it('leaves out a jump that no later value confirms, however long it lasts', () => {
    const result = read([at(0, 80), at(4, 230), at(8, 82)])
    expect(result.ok && result.value.samples.map(({ heartRate }) => heartRate)).toEqual([...Array(8).fill(80), 82])
  })

  it.each([
    ['last week', every(1, 3, -7 * DAY)],
    ['2107', every(1, 1, 80 * 365 * DAY)],
    ['1989', every(1, 3, -37 * 365 * DAY)],
    ['no time', [{ at: Number.NaN, heartRate: 120 }]],
    ['two hours later', every(1, 3, 2 * HOUR - 200)],
  ])('takes the stretch with the most values, for values of %s as well', (_, odd) => {
    const result = read([...odd, ...every(1, 200, -HOUR)], { startAt: Number.NaN })
    expect(result).toMatchObject({ ok: true, value: { startAt: moment(-HOUR), leftOut: odd.length } })
    expect(secondsOf(result)).toHaveLength(200)
  })

  it('continues after a pause of the timer that is longer than an hour', () => {
    const values = [...every(1, 100, -3 * HOUR), ...every(1, 100)]
    const pauses = [pause(-3 * HOUR + 100, 0)]
    expect(read(values, { pauses, startAt: Number.NaN })).toMatchObject({ value: { timerSeconds: 200, leftOut: 0 } })
    expect(read(values, { startAt: Number.NaN })).toMatchObject({ value: { timerSeconds: 100, leftOut: 100 } })
  })

  it.each([
    ['nothing', [], 'empty'],
    ['no contact at all', [at(0, null), at(1, 0)], 'empty'],
    ['values of a stopped timer', [at(0, 100)], 'empty', [pause(-1, Number.POSITIVE_INFINITY)]],
    ['no time at all', [{ at: Number.NaN, heartRate: 100 }], 'dated'],
    ['the year 1999', [{ at: Date.UTC(1999, 11, 31, 23, 59, 59), heartRate: 100 }], 'dated'],
    ['six minutes from now', [at(2 * HOUR + 360, 100)], 'dated'],
    ['24 hours', every(1800, DAY + 1, -7 * DAY), 'too-long'],
    ['24 bpm', [at(0, 24)], 'implausible'],
    ['251 bpm', [at(0, 251)], 'implausible'],
    ['no number', [at(0, Number.NaN)], 'implausible'],
  ] as const)('is refused from %s', (_, values, error, pauses: Recorded['pauses'] = []) => {
    expect(read(values, { startAt: Number.NaN, pauses })).toEqual({ ok: false, error })
  })

  it.each([
    ['25 and 250 bpm', [at(0, 25), at(15, 250)]],
    ['a second less than 24 hours', [...every(1800, DAY, -7 * DAY), at(-6 * DAY - 1, 100)]],
    ['the first second of 2000', [{ at: Date.UTC(2000, 0, 1), heartRate: 100 }]],
    ['a clock that is five minutes ahead', [at(2 * HOUR + 300, 100)]],
  ])('is accepted from %s', (_, values) => {
    expect(read(values, { startAt: Number.NaN }).ok).toBe(true)
  })
})

describe('recordings of one file', () => {
  const recorded = (values: Recorded['values'], pauses: Recorded['pauses'] = []): Recorded => ({
    startAt: values[0]?.at ?? Number.NaN,
    values,
    pauses,
  })

  it('are merged if less than an hour lies between them, with a pause in between', () => {
    const first = recorded([at(0, 100), at(1, 101)], [pause(2, Number.POSITIVE_INFINITY)])
    const [joined, ...others] = joinedRecordings([first, recorded([at(600, 110)], [pause(601, 610)])])
    expect(others).toEqual([])
    expect(joined).toEqual({
      startAt,
      values: [at(0, 100), at(1, 101), at(600, 110)],
      pauses: [pause(2, 600), pause(2, 600), pause(601, 610)],
    })
    expect(joinedRecordings([recorded([at(600, 110)]), first])[0]).toMatchObject({
      startAt,
      pauses: [pause(2, 600), pause(2, 600)],
    })
  })

  it("are merged if they overlap, like a strap's heart rates and a watch's times", () => {
    const watch = recorded([at(0, null), at(4000, null)], [pause(100, 200)])
    const strap = recorded([at(-5, 100), at(3, 101)])
    expect(joinedRecordings([watch, strap])).toEqual([
      { startAt: moment(-5), values: [...watch.values, ...strap.values], pauses: [pause(100, 200)] },
    ])
  })

  it('stay separate if more lies between them, and if one has no values', () => {
    const several = [recorded([at(0, 100)]), recorded([at(HOUR + 1, 100)]), recorded([])]
    expect(joinedRecordings(several)).toEqual(several)
  })
})
