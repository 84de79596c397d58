import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { hueOf } from './hue-of.ts'

it('is one of twelve', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      expect(Array.from({ length: 12 }, (_, hue) => hue)).toContain(hueOf(id))
    }),
  )
})

it('stays with the id, and tells those of one class apart', () => {
  expect(hueOf('0f3a-1')).toBe(hueOf('0f3a-1'))
  const members = Array.from({ length: 24 }, (_, index) => `00000000-0000-4000-8000-0000000000${index + 10}`)
  expect(new Set(members.map(hueOf)).size).toBeGreaterThanOrEqual(8)
})
