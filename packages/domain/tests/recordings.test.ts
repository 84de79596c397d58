import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { isPlausibleStep } from '../src/live/signal.ts'
import { effortOf } from '../src/trainings/physiology.ts'
import { tallyRecording, type TallySample } from '../src/trainings/tally.ts'
import { zoneOf, ZONES, type Zone } from '../src/trainings/zones.ts'

const folder = process.env.RECORDINGS ?? resolve(import.meta.dirname, '../../../../shared/hr')
const isThere = existsSync(join(folder, '01.csv'))
if (!isThere)
  process.stdout.write('Recordings are absent (set RECORDINGS to their folder); their figures are not checked.\n')

/** Rows without a heart rate are seconds without a value. */
const read = (name: string): readonly TallySample[] =>
  readFileSync(join(folder, `${name}.csv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [second, heartRate] = line.split(',')
      return heartRate === undefined || heartRate === ''
        ? []
        : [{ second: Number(second), heartRate: Number(heartRate) }]
    })

type Seconds = readonly [below: number, z1: number, z2: number, z3: number, z4: number, z5: number]

/**
 * Seconds below the zones and in z1 to z5: each recorded second, then as a class counts them. They differ where a class
 * carries values over missing seconds (10 lacks 69 of 1,710, 36 lacks 1).
 */
const RECORDINGS: readonly [name: string, maximum: number, recorded: Seconds, counted: Seconds, carried: number][] = [
  ['01', 188, [0, 0, 0, 188, 1136, 373], [0, 0, 0, 188, 1136, 373], 0],
  ['02', 179, [440, 656, 659, 45, 0, 0], [440, 656, 659, 45, 0, 0], 0],
  ['03', 189, [47, 207, 1407, 138, 0, 0], [47, 207, 1407, 138, 0, 0], 0],
  ['04', 185, [5, 182, 144, 979, 489, 0], [5, 182, 144, 979, 489, 0], 0],
  ['05', 175, [31, 468, 718, 176, 0, 0], [31, 468, 718, 176, 0, 0], 0],
  ['06', 193, [80, 321, 909, 228, 258, 1], [80, 321, 909, 228, 258, 1], 0],
  ['10', 187, [247, 473, 82, 119, 392, 328], [260, 490, 84, 120, 410, 346], 69],
  ['36', 194, [0, 0, 19, 605, 319, 129], [0, 0, 19, 605, 319, 130], 1],
]

const plainCount = (samples: readonly TallySample[], maximum: number): readonly number[] => {
  const zones = samples.map(({ heartRate }) => zoneOf(effortOf(heartRate, maximum)))
  const secondsIn = (zone: Zone | null) => zones.filter((counted) => counted === zone).length
  return [null, ...ZONES].map(secondsIn)
}

const tallyOf = (name: string, maxHeartRate: number, carry: boolean) => {
  const tally = tallyRecording(read(name), { maxHeartRate, weight: null, sex: null, age: null }, { carry })
  const seconds = [tally.belowSeconds, ...ZONES.map((zone) => tally.zoneSeconds[zone])]
  return { seconds, carried: tally.carriedSeconds }
}

describe('real recordings', () => {
  it.skipIf(!isThere).each(RECORDINGS)(
    'of %s with a maximum of %i: recorded %j, counted in a class %j (%i seconds carried)',
    (name, maximum, recorded, counted, carried) => {
      expect(plainCount(read(name), maximum)).toEqual(recorded)
      expect(tallyOf(name, maximum, false)).toEqual({ seconds: recorded, carried: 0 })
      expect(tallyOf(name, maximum, true)).toEqual({ seconds: counted, carried })
    },
  )

  it.skipIf(!isThere)('confirm the jumps of up to 101 bpm in 28, and carry nothing over their pauses', () => {
    const samples = read('28')
    const tally = tallyRecording(samples, { maxHeartRate: 187, weight: null, sex: null, age: null })
    const wild = samples.filter(({ second, heartRate }, index) => {
      const before = samples[index - 1]
      return before !== undefined && !isPlausibleStep(before.heartRate, heartRate, second - before.second)
    })
    expect(wild.length).toBeGreaterThan(0)
    expect(tally.recordedSeconds).toBe(samples.length)
    expect(tally.carriedSeconds).toBe(0)
  })
})
