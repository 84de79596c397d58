import { describe, expect, it } from 'vitest'

import * as ofChallenges from '../challenges/challenge-limits.ts'
import * as ofClasses from '../classes/class-limits.ts'
import * as ofRooms from '../rooms/room-limits.ts'
import * as ofTrainings from '../trainings/training-limits.ts'
import * as ofAll from './limits.ts'
import { centimetersOf, kilogramsOf } from './units.ts'

const limits = { ...ofAll, ...ofChallenges, ...ofClasses, ...ofRooms, ...ofTrainings }

type Range = { readonly min: number; readonly max: number; readonly default?: number }

const rangesIn = (value: unknown, path: string): [string, Range][] => {
  if (typeof value !== 'object' || value === null) return []
  const nested = Object.entries(value).flatMap(([key, part]) => rangesIn(part, `${path}.${key}`))
  return 'min' in value && 'max' in value ? [[path, value as Range], ...nested] : nested
}

/** The specification's values, word by word. */
const specified = {
  EARLIEST_BIRTHDAY: '1900-01-01',
  roomLimits: {
    name: { min: 4, max: 15 },
    description: { min: 5, max: 100 },
    coaches: { max: 20 },
    referenceLength: 100,
  },
  daqLimits: { name: { min: 4, max: 100 }, deviceName: { min: 2, max: 40 }, version: { min: 1, max: 40 } },
  resetLimits: { minutes: 60 },
  classLetterLimits: { letters: 4, typed: { max: 8 } },
  resultMailLimits: { confirmWithinHours: 168 },
  undoLimits: { minutes: 10 },
  requestLimits: { atOnce: { max: 500 }, waiting: 5000, typingSeconds: 2 },
  recordingLimits: { bytes: 33_554_432, hours: 24, fromYear: 2000 },
  phoneLimits: { min: 8, max: 15 },
  sensorLimits: { name: { min: 2, max: 60 }, centerId: { min: 1, max: 20 }, mac: { max: 64 } },
  displayLimits: { name: { min: 2, max: 40 }, overscan: { min: 0, max: 5 }, schedule: { max: 60 } },
  classLimits: {
    duration: { min: 1, max: 600, default: 60 },
    delay: { min: 0, max: 10, default: 0 },
    capacity: { min: 1, max: 100, default: 15 },
    unlimitedCapacity: 100,
  },
  imageLimits: { maxBytes: 2_097_152, types: ['image/png', 'image/jpeg'] },
  heartRateLimits: { min: 25, max: 250 },
  maxHeartRateLimits: { min: 120, max: 230 },
  restingHeartRateLimits: { min: 40, max: 100, typed: 120 },
  memberLimits: {
    name: { min: 3, max: 50 },
    lastName: { min: 4, max: 100 },
    pseudonym: { min: 2, max: 100 },
    email: { max: 254 },
    atOnce: { max: 500 },
  },
  signInCodeLimits: { digits: 6 },
  weightLimits: { metric: { min: 30, max: 190 }, english: { min: 67, max: 418 } },
  heightLimits: { metric: { min: 120, max: 230 }, english: { min: 48, max: 90 } },
  centerLimits: {
    name: { min: 3, max: 50 },
    description: { min: 5, max: 400 },
    hosts: { min: 1, max: 10 },
    hostLength: 253,
    zoneLength: 64,
  },
  addressLimits: {
    line: { min: 1, max: 200 },
    city: { min: 1, max: 100 },
    state: { min: 1, max: 100 },
    country: { min: 1, max: 100 },
    zipCode: { min: 1, max: 12 },
    point: { min: 1, max: 50 },
  },
  callLimits: { bytes: 65_536, depth: 16, text: 16_384, bytesPerValue: 16 },
  challengeLimits: {
    name: { min: 1, max: 50 },
    description: { min: 1, max: 150 },
    teams: { min: 2, max: 4, default: 2 },
    rooms: { min: 2, max: 100 },
    dealt: { min: 2 },
    users: { max: 100_000 },
    bodyBytes: 4_194_304,
  },
  goalLimits: {
    target: { min: 1, max: 99_999_999 },
    points: { min: 1, max: 99_999_999 },
    free: { target: 20_000_000, points: 1 },
  },
  galleryLimits: { images: { max: 30 } },
  streamingLimits: { email: { max: 254 }, key: { min: 1, max: 200 }, accountId: { min: 1, max: 100 } },
  trainingTypeLimits: { name: { min: 2, max: 40 } },
  loginLimits: { email: { max: 254 }, password: { max: 1024 } },
  passwordLimits: { min: 8, max: 128 },
  searchLimits: { minLength: 3, maxLength: 100 },
  sessionLimits: {
    rememberedSeconds: 2_592_000,
    plainSeconds: 43_200,
    renewAfterSeconds: 900,
    graceSeconds: 30,
    longestSeconds: 15_552_000,
  },
  reportLimits: {
    comments: { max: 1200 },
    sender: { max: 200 },
    attachmentBytes: 5_242_880,
    mailsPerHour: 30,
    trainingsPerPage: 30,
  },
  secretLimits: { own: { min: 16, max: 64 }, pairing: { min: 20, max: 100 }, issued: { max: 200 } },
  batchLimits: { deviceLength: 64, sequence: { max: 2_147_483_647 }, deviceBytes: 262_144 },
  versionLimits: { min: 0, max: 2_147_483_647 },
  viewLimits: { name: { min: 1, max: 40 }, perList: 30, addressParts: 10, addressText: 100 },
}

describe('the limits', () => {
  it('are as specified', () => {
    expect({ ...limits }).toEqual(specified)
  })

  it.each(rangesIn(limits, 'limits'))('of %s are a range that contains its default', (_, range) => {
    expect(range.min).toBeLessThan(range.max)
    if (range.default === undefined) return
    expect(range.default).toBeGreaterThanOrEqual(range.min)
    expect(range.default).toBeLessThanOrEqual(range.max)
  })

  it('describe the same bodies in both measurement systems, to a kilogram and two centimeters', () => {
    const { weightLimits, heightLimits } = limits
    expect(Math.abs(kilogramsOf(weightLimits.english.min) - weightLimits.metric.min)).toBeLessThan(1)
    expect(Math.abs(kilogramsOf(weightLimits.english.max) - weightLimits.metric.max)).toBeLessThan(1)
    expect(Math.abs(centimetersOf(heightLimits.english.min) - heightLimits.metric.min)).toBeLessThan(2)
    expect(Math.abs(centimetersOf(heightLimits.english.max) - heightLimits.metric.max)).toBeLessThan(2)
  })

  it('keep an unlimited class within the maximum capacity', () => {
    expect(limits.classLimits.unlimitedCapacity).toBe(limits.classLimits.capacity.max)
  })
})
