import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isDay } from './is-day.ts'

const anyDay = fc
  .date({ min: new Date('0001-01-08'), max: new Date('9999-12-20'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('isDay', () => {
  it.each(['2026-11-21', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('accepts %s', (day) => {
    expect(isDay(day)).toBe(true)
  })

  it.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-04-00',
    '0000-01-01',
    '',
    '2026-4-1',
    '21/11/2026',
    ' 2026-11-21',
    '2026-11-21T00:00',
    '-2026-11-21',
    '+002026-11-21',
    '２０２６-11-21',
  ])('rejects %j', (text) => {
    expect(isDay(text)).toBe(false)
  })

  it('accepts every existing day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(isDay(day)).toBe(true)
      }),
    )
  })
})
