import { expect, it } from 'vitest'

import { stateBorders, type Place } from './state-borders.ts'

/** Two states, half a degree apart, with the border at 100° W. */
const places = Array.from({ length: 64 }, (_, index): Place => {
  const [column, row] = [index % 8, Math.floor(index / 8)]
  // off the grid, where four places would be equidistant from a corner
  const shift = ((index * 7) % 5) / 100
  return { at: [-101.75 + column * 0.5 + shift, 20 + row * 0.5], state: column < 4 ? 'west' : 'east' }
})

it('draws one line half-way between the places of two states', () => {
  const lines = stateBorders(places, () => true)
  const all = lines.flat()
  expect(lines).toHaveLength(1)
  expect(all.length).toBeGreaterThan(8)
  for (const [longitude] of all) expect(Math.abs(longitude + 100)).toBeLessThan(0.2)
  expect(Math.max(...all.map(([, latitude]) => latitude))).toBeGreaterThan(23)
})

it('draws nothing within a state, nor on water', () => {
  expect(
    stateBorders(
      places.map(({ at }) => ({ at, state: 'one' })),
      () => true,
    ),
  ).toEqual([])
  expect(stateBorders(places, () => false)).toEqual([])
  const north = stateBorders(places, ([, latitude]) => latitude > 22).flat()
  expect(Math.min(...north.map(([, latitude]) => latitude))).toBeGreaterThan(21.5)
})
