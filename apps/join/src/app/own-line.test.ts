import type { OwnNumbers } from '@repo/api-client/classes/own-numbers'
import { describe, expect, it } from 'vitest'

import { ownLine } from './own-line.ts'

const joined = {
  roomUuid: 'fuego',
  roomName: 'Fuego',
  trainingName: 'HIIT',
  startAt: 0,
  finishAt: 60_000,
  participationUuid: 'p',
  userUuid: 'u',
  pseudonym: 'Rayo',
  byCode: true,
  token: 'secret',
}
const own: OwnNumbers = {
  pseudonym: 'Rayo',
  imageUrl: null,
  effort: 70,
  heartRate: 140,
  calories: 12.5,
  steps: null,
  signal: 'live',
  measuredAt: 10_000,
  maxHeartRate: 200,
  points: 3,
  seconds: 10,
  zoneSeconds: [0, 0, 10, 0, 0],
  averageEffort: 70,
  peakHeartRate: 140,
  joinRequest: null,
}

describe('ownLine', () => {
  it.each([
    ['nothing yet', { own: null, latest: null, now: 0 }, { heartRate: null, effort: null, signal: 'disconnected' }],
    [
      'the strap before the server spoke',
      { own: null, latest: { at: 9000, hr: 100 }, now: 9000 },
      { heartRate: 100, effort: null, signal: 'live' },
    ],
    [
      'the strap, newer',
      { own, latest: { at: 11_000, hr: 150 }, now: 11_000 },
      { heartRate: 150, effort: 75, calories: 12.5 },
    ],
    [
      'the server, newer: a sensor of the center',
      { own, latest: { at: 2000, hr: 90 }, now: 11_000 },
      { heartRate: 140, effort: 70 },
    ],
    [
      'only the server',
      { own, latest: null, now: 11_000 },
      { heartRate: 140, effort: 70, signal: 'live', measuredAt: 10_000 },
    ],
    ['a strap gone stale', { own, latest: { at: 10_000, hr: 150 }, now: 16_000 }, { heartRate: 150, signal: 'stale' }],
    ['a strap gone silent', { own, latest: { at: 10_000, hr: 150 }, now: 40_001 }, { signal: 'disconnected' }],
    [
      'a strap just off the skin',
      { own, latest: { at: 10_000, hr: 140 }, isOffSkin: true, now: 11_000 },
      { heartRate: 140, signal: 'stale', isOffSkin: true },
    ],
    [
      "a sensor of the center's off the skin",
      { own: { ...own, isOffSkin: true }, latest: null, now: 11_000 },
      { signal: 'stale', isOffSkin: true },
    ],
    [
      'a strap on the skin again before the server has said so',
      { own: { ...own, isOffSkin: true }, latest: { at: 11_000, hr: 150 }, now: 11_000 },
      { heartRate: 150, signal: 'live' },
    ],
    ['a clock ahead of the server', { own, latest: { at: 20_000, hr: 150 }, now: 19_000 }, { signal: 'live' }],
    [
      'no maximum heart rate',
      { own: { ...own, maxHeartRate: null, effort: null }, latest: { at: 11_000, hr: 150 }, now: 11_000 },
      { heartRate: 150, effort: null },
    ],
  ])('%s', (_, known, line) => {
    expect(ownLine({ joined, ...known })).toMatchObject(line)
  })
})
