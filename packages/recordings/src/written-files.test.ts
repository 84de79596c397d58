import { Decoder, Stream } from '@garmin/fitsdk'
import { tallyRecording, type TallySample } from '@repo/domain/trainings/tally'
import * as fc from 'fast-check'
import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'

import { readCsv } from './read-csv.ts'
import { readFit } from './read-fit.ts'
import { readXml } from './read-xml.ts'
import { writeCsv } from './write-csv.ts'
import { writeFit } from './write-fit.ts'
import { writeTcx } from './write-tcx.ts'
import type { WrittenTraining } from './written-training.ts'

const startAt = new Date('2026-11-20T18:00:00Z')
const profile = { maxHeartRate: 190, weight: 70, sex: 'male', age: 30 } as const
const zonesOf = (samples: readonly TallySample[]) => {
  const { zoneSeconds, belowSeconds, calories } = tallyRecording(samples, profile)
  return { zoneSeconds, belowSeconds, calories }
}

const trainings = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 60, max: 185 })), { minLength: 1, maxLength: 400 })
  .map((steps) => {
    let second = -1
    return steps.map(([gap, heartRate]) => {
      second += gap
      return { second, heartRate }
    })
  })
  .map((samples): WrittenTraining => ({ startAt, calories: 312.9, samples }))

const decoded = (file: Uint8Array) => {
  const decoder = new Decoder(Stream.fromByteArray([...file]))
  expect([decoder.isFIT(), decoder.checkIntegrity()]).toEqual([true, true])
  const { messages, errors } = decoder.read()
  expect(errors).toEqual([])
  return messages
}

describe('a training as FIT', () => {
  it('is read by Garmin’s decoder without an error, with the same seconds in each zone', () => {
    fc.assert(
      fc.property(trainings, (training) => {
        const { recordMesgs = [] } = decoded(writeFit(training))
        const samples = recordMesgs.map(({ timestamp, heartRate }) => ({
          second: ((timestamp as Date).getTime() - startAt.getTime()) / 1000,
          heartRate: heartRate ?? 0,
        }))
        expect(samples).toEqual(training.samples)
        expect(zonesOf(samples)).toEqual(zonesOf(training.samples))
      }),
      { numRuns: 30 },
    )
  })

  it('is an activity of one session and one lap, with its totals', () => {
    const samples = [100, 120, 140].map((heartRate, second) => ({ second: second + 5, heartRate }))
    const messages = decoded(writeFit({ startAt, calories: 312.9, samples }))
    expect(messages.fileIdMesgs).toMatchObject([
      { type: 'activity', manufacturer: 'development', timeCreated: startAt },
    ])
    const whole = {
      startTime: startAt,
      totalElapsedTime: 8,
      totalTimerTime: 8,
      totalCalories: 313,
      avgHeartRate: 120,
      maxHeartRate: 140,
    }
    expect(messages.sessionMesgs).toMatchObject([{ ...whole, sport: 'training', numLaps: 1 }])
    expect(messages.lapMesgs).toMatchObject([whole])
    expect(messages.activityMesgs).toMatchObject([{ numSessions: 1, totalTimerTime: 8 }])
    expect(messages.eventMesgs).toMatchObject([{ eventType: 'start' }, { eventType: 'stopAll' }])
  })

  it('without a value or calories is a valid file without them', () => {
    const messages = decoded(writeFit({ startAt, calories: null, samples: [] }))
    expect(messages.recordMesgs).toBeUndefined()
    expect(Object.keys(messages.sessionMesgs?.[0] ?? {})).not.toContain('totalCalories')
    expect(Object.keys(messages.sessionMesgs?.[0] ?? {})).not.toContain('avgHeartRate')
  })
})

it.each([
  ['FIT', (training: WrittenTraining) => readFit(writeFit(training))],
  ['TCX', (training: WrittenTraining) => readXml([writeTcx(training)], Date.parse)],
])('a training as %s is read back unchanged, with its start', (_, throughFile) => {
  fc.assert(
    fc.property(trainings, (training) => {
      const start = startAt.getTime()
      const values = training.samples.map(({ second, heartRate }) => ({ at: start + second * 1000, heartRate }))
      expect(throughFile(training)).toMatchObject([{ startAt: start, values }])
    }),
    { numRuns: 30 },
  )
})

it('a training as TCX follows the order of its schema', () => {
  const samples = [
    { second: 0, heartRate: 100 },
    { second: 1, heartRate: 121 },
  ]
  const xml = writeTcx({ startAt, calories: 312.9, samples })
  const parsed = new XMLParser({ ignoreAttributes: false }).parse(xml, true) as Record<string, unknown>
  expect(parsed['TrainingCenterDatabase']).toEqual({
    '@_xmlns': 'http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2',
    Activities: {
      Activity: {
        '@_Sport': 'Other',
        Id: '2026-11-20T18:00:00Z',
        Lap: {
          '@_StartTime': '2026-11-20T18:00:00Z',
          TotalTimeSeconds: 2,
          DistanceMeters: 0,
          Calories: 313,
          AverageHeartRateBpm: { Value: 111 },
          MaximumHeartRateBpm: { Value: 121 },
          Intensity: 'Active',
          TriggerMethod: 'Manual',
          Track: {
            Trackpoint: [
              { Time: '2026-11-20T18:00:00Z', HeartRateBpm: { Value: 100 } },
              { Time: '2026-11-20T18:00:01Z', HeartRateBpm: { Value: 121 } },
            ],
          },
        },
      },
    },
  })
  const sortByIds = [
    '<Id>',
    'TotalTime',
    'Distance',
    'Calories',
    'Average',
    'Maximum',
    'Intensity',
    'Trigger',
    '<Track>',
  ]
  const places = sortByIds.map((tag) => xml.indexOf(tag))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

it('a training as CSV is read as a recording, with effort and calories beside', () => {
  const samples = [
    { second: 0, heartRate: 95, effort: null, calories: 0 },
    { second: 4, heartRate: 100, effort: 52.6315, calories: 0.4 },
  ]
  const csv = writeCsv({ startAt, calories: null, samples })
  expect(csv.split('\r\n')).toEqual([
    't_seconds,heart_rate,effort_percent,calories_kcal',
    '0,95,,0',
    '4,100,52.63,0.4',
    '',
  ])
  expect(readCsv(csv)).toEqual(samples.map(({ second, heartRate }) => ({ second, heartRate })))
})
