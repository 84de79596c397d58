import { expect, it } from 'vitest'

import type { Participant } from '../live/live-packet.ts'
import { isSpotFree, spotEndsAt, spotsTaken } from './spot.ts'

it.each([
  [0, false],
  [299_999, false],
  [300_000, true],
  [400_000, true],
])('a spot without a signal for %d ms is free: %s', (age, expected) => {
  expect(isSpotFree(spotEndsAt(1_000_000), 1_000_000 + age)).toBe(expected)
})

it('a participant without a signal for long takes no spot', () => {
  const participants = [undefined, 999, 1000, 1001].map((spotUntil) => ({ spotUntil }) as unknown as Participant)
  expect(spotsTaken({ participants }, 1000)).toBe(2)
  expect(spotsTaken(null, 1000)).toBe(0)
})
