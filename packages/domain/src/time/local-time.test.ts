import { expect, it } from 'vitest'

import { localInstant } from './local-time.ts'

it.each([
  ['2026-11-11T06:00:00', '2026-11-11T12:00:00Z'],
  ['2026-11-11T06:00:00.250', '2026-11-11T12:00:00.250Z'],
  ['2026-11-11 06:00', '2026-11-11T12:00:00Z'],
])('the clocks of Mexico City show %s at %s', (text, instant) => {
  expect(localInstant('America/Mexico_City', text)).toBe(Date.parse(instant))
})

it.each([
  ['is the earlier of two', '2026-11-01T01:30:00', '2026-11-01T05:30:00Z'],
  ['is the later where clocks skip it', '2026-03-08T02:30:00', '2026-03-08T07:30:00Z'],
])('a time of New York %s', (_, text, instant) => {
  expect(localInstant('America/New_York', text)).toBe(Date.parse(instant))
})

it.each(['', 'soon', '2026-13-01T00:00:00', '2026-02-30T00:00:00'])('the text %j is no time', (text) => {
  expect(localInstant('UTC', text)).toBeNaN()
})

it('an unknown zone throws', () => {
  expect(() => localInstant('Mars/Olympus', '2026-11-11T06:00:00')).toThrow(RangeError)
})
