import { describe, expect, it } from 'vitest'

import { challengeStatusAt, modalitiesOf } from './challenge.ts'

const times = { startAt: Date.parse('2026-03-01T06:00:00Z'), finishAt: Date.parse('2026-04-01T05:59:59Z') }

describe('the status of a challenge', () => {
  it.each([
    ['2026-03-01T05:59:59.999Z', 'pending'],
    ['2026-03-01T06:00:00Z', 'active'],
    ['2026-03-15T12:00:00Z', 'active'],
    ['2026-04-01T05:59:59Z', 'active'],
    ['2026-04-01T05:59:59.001Z', 'completed'],
  ])('at %s is %s', (now, status) => {
    expect(challengeStatusAt(times, Date.parse(now))).toBe(status)
  })
})

it.each([
  ['individual', ['user', 'room']],
  ['group', ['room', 'teams']],
] as const)('challenges of type %s have the modalities %j', (kind, modalities) => {
  expect(modalitiesOf(kind)).toEqual(modalities)
})
