import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { truncate } from './text.ts'
import { pseudonymDisplay } from './truncation.ts'

const family = '👨‍👩‍👧‍👦'
const flag = '🇲🇽'
const combined = 'e\u0301'

describe('truncate', () => {
  it.each([
    ['', ''],
    ['Rayo', 'Rayo'],
    ['x'.repeat(19), 'x'.repeat(19)],
    ['x'.repeat(20), `${'x'.repeat(17)}…`],
    ['x'.repeat(40), `${'x'.repeat(17)}…`],
    [family.repeat(19), family.repeat(19)],
    [family.repeat(20), `${family.repeat(17)}…`],
    [flag.repeat(25), `${flag.repeat(17)}…`],
    [combined.repeat(19), combined.repeat(19)],
    [combined.repeat(21), `${combined.repeat(17)}…`],
  ])('shows the pseudonym %s as %s', (pseudonym, shown) => {
    expect(truncate(pseudonym, pseudonymDisplay)).toBe(shown)
  })

  it('shortens a long text, and shows a short one in full', () => {
    const limit = fc
      .integer({ min: 2, max: 30 })
      .chain((from) => fc.record({ from: fc.constant(from), keep: fc.integer({ min: 1, max: from - 1 }) }))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), limit, (text, limit) => {
        const shown = truncate(text, limit)
        if (shown === text) return
        expect(shown.endsWith('…')).toBe(true)
        expect(text.startsWith(shown.slice(0, -1))).toBe(true)
        expect(text.length).toBeGreaterThanOrEqual(limit.from)
      }),
    )
  })
})
