import { beforeEach, expect, it, vi } from 'vitest'

import {
  forgetParticipation,
  keepParticipation,
  keepSamples,
  readParticipation,
  readSamples,
} from './stored-participation.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
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
  vi.stubGlobal('localStorage', storage)
})

it('keeps a participation by room and its samples by participation, until they are forgotten', () => {
  keepParticipation({ class: joined, clockOffset: 40 })
  keepSamples('p', [{ at: 1000, hr: 120 }])
  expect(readParticipation('fuego')).toEqual({ class: joined, clockOffset: 40 })
  expect(readParticipation('agua')).toBeNull()
  expect(readSamples('p')).toEqual([{ at: 1000, hr: 120 }])
  expect(readSamples('q')).toEqual([])
  forgetParticipation(joined)
  expect(kept.size).toBe(0)
})

it.each(['', 'nonsense', '{"class":{}}', '[{"at":"1"}]'])('takes %j for nothing', (text) => {
  kept.set('participation:fuego', text)
  kept.set('samples:p', text)
  expect(readParticipation('fuego')).toBeNull()
  expect(readSamples('p')).toEqual([])
})

it('does without a storage', () => {
  vi.stubGlobal('localStorage', broken)
  keepParticipation({ class: joined, clockOffset: 0 })
  forgetParticipation(joined)
  expect(readParticipation('fuego')).toBeNull()
})
