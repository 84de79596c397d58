import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { hueOf, initial } from './avatar-face.ts'

it('an avatar has one of twelve hues', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      expect(Array.from({ length: 12 }, (_, hue) => hue)).toContain(hueOf(id))
    }),
  )
})

it('an avatar keeps the hue of its id, and 24 members have at least 8', () => {
  expect(hueOf('0f3a-1')).toBe(hueOf('0f3a-1'))
  const members = Array.from({ length: 24 }, (_, index) => `00000000-0000-4000-8000-0000000000${index + 10}`)
  expect(new Set(members.map(hueOf)).size).toBeGreaterThanOrEqual(8)
})

it.each([
  ['Sofía', 'S'],
  ['María José Hernández', 'M'],
  ['  ana  lópez ', 'A'],
  ['👩🏽‍🚒 Fuego', 'F'],
  ['n\u0303andú', 'N\u0303'],
  ['Cometa 17', 'C'],
  ['3 Rayos', 'R'],
  ['42', ''],
  ['', ''],
])('the initial of %j is %j', (name, expected) => {
  expect(initial(name)).toBe(expected)
})
