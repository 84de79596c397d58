import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { kcalPerMinute } from './calories.ts'
import { POINTS_PER_MINUTE } from './points.ts'
import { addSample, closeTally, emptyTally, tallyRecording, type Tally, type TallyProfile } from './tally.ts'
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

describe("an account's totals", () => {
  it('credit each second to its zone', () => {
    const tally = tallyOf([
      [0, 150],
      [1, 150],
      [2, 150],
    ])
    expect(tally.points).toBeCloseTo((3 * 3) / 60, 12)
    expect(tally.calories).toBeCloseTo((3 * 14.2221) / 60, 5)
    expect(tally.averageEffort).toBeCloseTo(75, 12)
    expect(tally.peakHeartRate).toBe(150)
  })

  it('keep the highest heart rate', () => {
    expect(
      tallyOf([
        [0, 150],
        [1, 140],
      ]).peakHeartRate,
    ).toBe(150)
  })

  it.each([
    [1, 2],
    [2, 3],
    [3, 4],
  ])('credit the seconds carried over %d s like recorded ones', (gap, seconds) => {
    const tally = tallyOf([
      [0, 150],
      [gap, 150],
    ])
    expect(tally.calories).toBeCloseTo((seconds * 14.2221) / 60, 4)
    expect(tally.points).toBeCloseTo((seconds * 3) / 60, 12)
    expect(tally.averageEffort).toBeCloseTo(75, 12)
  })

  it('average by the seconds of each value', () => {
    const tally = tallyOf([
      [0, 100],
      [3, 120],
      [4, 120],
    ])
    expect(tally.averageHeartRate).toBeCloseTo((3 * 100 + 2 * 120) / 5, 12)
    expect(tally.averageEffort).toBeCloseTo((3 * 50 + 2 * 60) / 5, 12)
  })

  it('stay the same when an account without held values is closed', () => {
    const tally = tallyOf([[0, 100]])
    expect(closeTally(tally)).toBe(tally)
  })

  it.each([{ weight: null }, { sex: null }, { age: null }, { maxHeartRate: null }])(
    'are empty and not zero before the first value, without a part of the body: %j',
    (missing) => {
      expect(emptyTally({ ...profile, ...missing }).calories).toBeNull()
      expect(emptyTally(profile).calories).toBe(0)
    },
  )

  it('count no calories below half of the maximum', () => {
    expect(tallyOf([[0, 99]]).calories).toBe(0)
    expect(tallyOf([[0, 100]]).calories).toBeGreaterThan(0)
  })

  it('count steps when they arrive, even with a held or dropped heart rate', () => {
    const samples = [
      { second: 0, heartRate: 100, steps: 2 },
      { second: 1, heartRate: 200, steps: 3 },
      { second: 2, heartRate: 101, steps: 4 },
      { second: 3, heartRate: 102 },
    ]
    expect(tallyRecording(samples, profile).steps).toBe(9)
    expect(tallyOf([[0, 100]]).steps).toBeNull()
  })

  it.each([
    [{ weight: null }, true],
    [{ sex: null }, true],
    [{ age: null }, true],
    [{ maxHeartRate: null }, false],
  ])('without a part of the body (%j) have no calories; zones: %s', (missing, hasZones) => {
    const tally = tallyRecording([{ second: 0, heartRate: 150 }], { ...profile, ...missing })
    expect(tally.calories).toBeNull()
    expect(tally.recordedSeconds).toBe(1)
    expect(tally.averageHeartRate).toBe(150)
    expect(tally.zoneSeconds.z3).toBe(hasZones ? 1 : 0)
    expect(tally.averageEffort).toBe(hasZones ? 75 : null)
  })
})

const deepFreeze = (tally: Tally): Tally => {
  Object.freeze(tally.zoneSeconds)
  if (tally.held !== null) Object.freeze(tally.held)
  return Object.freeze(tally)
}

const recording = fc
  .array(
    fc.record({
      wait: fc.constantFrom(0, 1, 1, 1, 1, 1, 2, 3, 4, 40),
      change: fc.oneof(fc.integer({ min: -8, max: 8 }), fc.integer({ min: -150, max: 150 })),
      steps: fc.option(fc.nat(4), { nil: undefined }),
    }),
    { maxLength: 120 },
  )
  .map((parts) => {
    let second = 0
    let heartRate = 120
    return parts.map(({ wait, change, steps }) => {
      second += wait
      heartRate = Math.min(260, Math.max(15, heartRate + change))
      return { second, heartRate, ...(steps === undefined ? {} : { steps }) }
    })
  })

describe('an account', () => {
  it('adds up, and never changes its predecessor', () => {
    fc.assert(
      fc.property(recording, (samples) => {
        const tally = samples.reduce(
          (before, sample) => addSample(deepFreeze(before), sample, profile),
          emptyTally(profile),
        )
        const seconds = tally.recordedSeconds + tally.carriedSeconds
        expect(secondsOf(tally).reduce((sum, value) => sum + value, 0)).toBe(seconds)
        const points = ZONES.reduce((sum, zone) => sum + (tally.zoneSeconds[zone] * POINTS_PER_MINUTE[zone]) / 60, 0)
        expect(tally.points).toBeCloseTo(points, 9)
        expect(tally.recordedSeconds).toBeLessThanOrEqual(samples.length)
        expect(seconds).toBeLessThanOrEqual((samples.at(-1)?.second ?? -1) + 1)
        const most = (kcalPerMinute({ heartRate: 250, weight: 70, sex: 'male', age: 30 }) * seconds) / 60
        expect(tally.calories).toBeLessThanOrEqual(most + 1e-9)
      }),
    )
  })

  it('never subtracts what was earned', () => {
    fc.assert(
      fc.property(recording, (samples) => {
        let before = emptyTally(profile)
        for (const sample of samples) {
          const after = addSample(before, sample, profile)
          expect(after.points).toBeGreaterThanOrEqual(before.points)
          expect(after.calories).toBeGreaterThanOrEqual(before.calories ?? 0)
          expect(after.steps ?? 0).toBeGreaterThanOrEqual(before.steps ?? 0)
          for (const zone of ZONES) {
            expect(after.zoneSeconds[zone]).toBeGreaterThanOrEqual(before.zoneSeconds[zone])
          }
          before = after
        }
      }),
    )
  })

  it('is the same when every sample arrives twice', () => {
    fc.assert(
      fc.property(recording, (samples) => {
        const again = samples.flatMap((sample) => [sample, { second: sample.second, heartRate: sample.heartRate }])
        expect(tallyRecording(again, profile)).toEqual(tallyRecording(samples, profile))
      }),
    )
  })

  it('has the steps of every sample, whichever second it falls into', () => {
    fc.assert(
      fc.property(recording, (samples) => {
        const counted = samples.filter(({ heartRate }) => heartRate >= 25 && heartRate <= 250)
        const steps = counted.reduce((sum, sample) => sum + (sample.steps ?? 0), 0)
        expect(tallyRecording(samples, profile).steps ?? 0).toBe(steps)
      }),
    )
  })
})
