import { expect, it } from 'vitest'

import { zoneClock } from './zone-clock.ts'

const clock = zoneClock('en-GB', { hour: '2-digit', minute: '2-digit' })

it("a zone's clock is created once", () => {
  expect(clock('Europe/Madrid')).toBe(clock('Europe/Madrid'))
  expect(clock('Europe/Madrid')).not.toBe(clock('Asia/Kathmandu'))
})

it("a zone's clock shows the time of its own zone, whichever was used before", () => {
  const at = Date.UTC(2026, 6, 15, 0, 5)
  const shown = ['Europe/Madrid', 'Asia/Kathmandu', 'Europe/Madrid'].map((zone) => clock(zone).format(at))
  expect(shown).toEqual(['02:05', '05:50', '02:05'])
})

it('an unknown zone is refused each time', () => {
  for (const _ of [1, 2]) expect(() => clock('Europe/Nowhere')).toThrow(RangeError)
})
