import { describe, expect, it } from 'vitest'

import { formatWrittenDay } from './written-day.ts'

describe('formatWrittenDay', () => {
  it.each([
    ['1988-05-04', 'en', 'May 4, 1988'],
    ['1988-05-04', 'es', '4 may 1988'],
    ['1925-12-31T23:59:59Z', 'en', 'Dec 31, 1925'],
  ] as const)('%s in %s is %s', (day, language, shown) => {
    expect(formatWrittenDay(day, language)).toBe(shown)
  })
})
