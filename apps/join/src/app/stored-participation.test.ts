import { beforeEach, expect, it, vi } from 'vitest'

import {
  forgetParticipation,
  keepClassTimes,
  keepClockOffset,
  keepForResult,
  keepParticipation,
  keepSamples,
  readParticipation,
  readSamples,
} from './stored-participation.ts'

const storageOn = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => void map.set(key, value),
  removeItem: (key: string) => void map.delete(key),
})
const kept = new Map<string, string>()
const keptInTab = new Map<string, string>()
const broken = {
  getItem: () => {
    throw new Error('blocked')
  },
  setItem: () => {
    throw new Error('full')
  },
  removeItem: () => {
    throw new Error('blocked')
  },
}

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

beforeEach(() => {
  kept.clear()
  keptInTab.clear()
  vi.stubGlobal('localStorage', storageOn(kept))
  vi.stubGlobal('sessionStorage', storageOn(keptInTab))
})

it('storage keeps a participation by room and its samples by participation, until they are deleted', () => {
  keepParticipation({ class: joined, clockOffset: 40 })
  keepSamples('p', [{ at: 1000, hr: 120 }])
  expect(readParticipation('fuego')).toEqual({ class: joined, clockOffset: 40 })
  expect(readParticipation('agua')).toBeNull()
  expect(readSamples('p')).toEqual([{ at: 1000, hr: 120 }])
  expect(readSamples('q')).toEqual([])
  forgetParticipation(joined)
  expect(kept.size).toBe(0)
})

it('storage keeps an ended participation for its tab only, while its result is open', () => {
  keepParticipation({ class: joined, clockOffset: 40 })
  keepSamples('p', [{ at: 1000, hr: 120 }])
  keepForResult(joined)
  expect(kept.size).toBe(0)
  expect(readParticipation('fuego')).toEqual({ class: joined, clockOffset: 40 })
  keepForResult(joined)
  expect(readParticipation('fuego')).toEqual({ class: joined, clockOffset: 40 })
  forgetParticipation(joined)
  expect(keptInTab.size).toBe(0)
})

it('storage keeps no result of a class that it does not contain', () => {
  keepParticipation({ class: { ...joined, participationUuid: 'next' }, clockOffset: 40 })
  keepForResult(joined)
  expect(keptInTab.size).toBe(0)
  expect(readParticipation('fuego')?.class.participationUuid).toBe('next')
})

it.each(['', 'nonsense', '{"class":{}}', '[{"at":"1"}]'])('the stored value %j is ignored', (text) => {
  kept.set('participation:fuego', text)
  kept.set('samples:p', text)
  expect(readParticipation('fuego')).toBeNull()
  expect(readSamples('p')).toEqual([])
})

it('the page works without storage', () => {
  vi.stubGlobal('localStorage', broken)
  keepParticipation({ class: joined, clockOffset: 0 })
  forgetParticipation(joined)
  expect(readParticipation('fuego')).toBeNull()
})

it('storage keeps changed class times for their participation only', () => {
  keepParticipation({ class: joined, clockOffset: 40 })
  const times = { startAt: 30_000, finishAt: 90_000 }
  keepClassTimes({ ...joined, participationUuid: 'before' }, times)
  expect(readParticipation('fuego')?.class).toEqual(joined)
  keepClassTimes(joined, times)
  expect(readParticipation('fuego')).toEqual({ class: { ...joined, ...times }, clockOffset: 40 })
})

it('storage keeps a changed clock offset for its participation only', () => {
  keepParticipation({ class: joined, clockOffset: 40 })
  keepClockOffset({ ...joined, participationUuid: 'before' }, 7)
  keepClockOffset({ ...joined, roomUuid: 'agua' }, 7)
  expect(readParticipation('fuego')?.clockOffset).toBe(40)
  expect(readParticipation('agua')).toBeNull()
  keepClockOffset(joined, -3_600_000)
  expect(readParticipation('fuego')).toEqual({ class: joined, clockOffset: -3_600_000 })
})
