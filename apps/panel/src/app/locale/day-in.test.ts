import { describe, expect, it } from 'vitest'

import { dayIn } from './day-in.ts'

describe('dayIn', () => {
  it.each([
    ['America/Mexico_City', '2026-03-02T05:30:00Z', '2026-03-01'],
    ['America/Mexico_City', '2026-03-02T06:00:00Z', '2026-03-02'],
    ['Asia/Kathmandu', '2026-03-01T18:15:00Z', '2026-03-02'],
    ['America/Tijuana', '2026-11-01T08:30:00Z', '2026-11-01'],
    ['UTC', '1969-12-31T23:59:59Z', '1969-12-31'],
  ])('%s at %s is %s', (zone, at, day) => {
    expect(dayIn(zone, Date.parse(at))).toBe(day)
  })
})
