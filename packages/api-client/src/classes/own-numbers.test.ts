import { expect, it } from 'vitest'

import { participationOf } from './join-class.ts'
import { ownNumbersOf } from './own-numbers.ts'

const NOW = 1_000_000

const wire = {
  final_user_uuid: 'user-1',
  pseudonym: 'Rayo',
  user_url_image: '/r.webp',
  status: true,
  effort: 72,
  hr: 137,
  calories_tot: 201.5,
  steps_tot: 300,
  measured_at: NOW - 1_000,
  max_heart_rate: 190,
  rookpoints: 12.5,
  duration_time_tot: 1_800,
  zones: [1, 2, 3, 4, 5],
  effort_avg: 70.1,
  hr_max: 171,
  join_request: 'request-1',
}
const own = {
  pseudonym: 'Rayo',
  imageUrl: '/r.webp',
  effort: 72,
  heartRate: 137,
  calories: 201.5,
  steps: 300,
  signal: 'live',
  measuredAt: NOW - 1_000,
  maxHeartRate: 190,
  points: 12.5,
  seconds: 1_800,
  zoneSeconds: [1, 2, 3, 4, 5],
  averageEffort: 70.1,
  peakHeartRate: 171,
  joinRequest: 'request-1',
}

it("a member's own numbers, each under its own name", () => {
  expect(ownNumbersOf(wire, NOW)).toEqual(own)
})

it.each([
  [5_000, 'live'],
  [5_001, 'stale'],
  [30_001, 'disconnected'],
])('a value %d ms old is %s', (age, signal) => {
  expect(ownNumbersOf({ ...wire, measured_at: NOW - age }, NOW).signal).toBe(signal)
})

it('who never sent a value is not connected, and who is alone has no other phone', () => {
  const { measured_at: _, join_request: __, ...rest } = wire
  const alone = { ...own, signal: 'disconnected', measuredAt: null, joinRequest: null }
  expect(ownNumbersOf(rest, NOW)).toEqual(alone)
  expect(ownNumbersOf({ ...rest, measured_at: null, join_request: null }, NOW)).toEqual(alone)
})

it('a participation, by the clock of the server', () => {
  const answer = {
    class_uuid: 'class-1',
    class_start_at: '1970-01-01T00:01:00.000Z',
    class_finish_at: '1970-01-01T00:02:00.000Z',
  }
  const now = participationOf({ ...answer, phase: 'running', is_removed: true, server_time: NOW, own: wire })
  const times = { startAt: 60_000, finishAt: 120_000 }
  expect(now).toEqual({ moment: 'running', times, isRemoved: true, serverTime: NOW, own })
})

it('a strap off the skin is stale however fresh its last value is, and the member is notice', () => {
  expect(ownNumbersOf({ ...wire, contact: false }, NOW)).toEqual({ ...own, signal: 'stale', isOffSkin: true })
})
