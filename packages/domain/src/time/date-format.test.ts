import { describe, expect, it } from 'vitest'

import { formatDay, formatMoment, formatTime, formatTime24, formatTimeOfDay, zoneCity } from './date-format.ts'

describe('formatDay', () => {
  it.each([
    ['2026-03-09', 'en', '03/09/2026'],
    ['2026-03-09', 'es', '09/03/2026'],
    ['2026-12-31T23:59:59Z', 'en', '12/31/2026'],
    ['0999-01-02', 'es', '02/01/0999'],
  ] as const)('%s in %s is %s', (day, language, shown) => {
    expect(formatDay(day, language)).toBe(shown)
  })
})

describe('formatTime', () => {
  const at = Date.UTC(2026, 6, 15, 0, 5)

  it.each([
    ['UTC', '00:05', '12:05\u00A0AM'],
    ['America/Mexico_City', '18:05', '6:05\u00A0PM'],
    ['Asia/Kathmandu', '05:50', '5:50\u00A0AM'],
    ['Europe/Madrid', '02:05', '2:05\u00A0AM'],
  ])('shows in %s the time %s in Spanish and files, and %s in English', (zone, spanish, english) => {
    expect(formatTime24(at, zone)).toBe(spanish)
    expect(formatTime(at, zone, 'es')).toBe(spanish)
    expect(formatTime(at, zone, 'en')).toBe(english)
  })

  it('follows the day of the zone in a moment', () => {
    expect(formatMoment(at, 'America/Mexico_City', 'en')).toBe('07/14/2026 6:05\u00A0PM')
    expect(formatMoment(at, 'America/Mexico_City', 'es')).toBe('14/07/2026 18:05')
  })

  it.each([
    ['07:30', '7:30\u00A0AM'],
    ['12:00', '12:00\u00A0PM'],
    ['23:59', '11:59\u00A0PM'],
  ])('shows the time of day %s as it is in Spanish, and as %s in English', (text, english) => {
    expect(formatTimeOfDay(text, 'es')).toBe(text)
    expect(formatTimeOfDay(text, 'en')).toBe(english)
  })
})

describe('zoneCity', () => {
  it.each([
    ['America/Mexico_City', 'Mexico City'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
    ['UTC', 'UTC'],
  ])('%s is printed as %s', (zone, city) => {
    expect(zoneCity(zone, 'en')).toBe(city)
  })

  it.each([
    ['America/Mexico_City', 'Ciudad de México'],
    ['America/Cancun', 'Cancún'],
    ['America/Monterrey', 'Monterrey'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ])('%s is printed in Spanish as %s', (zone, city) => {
    expect(zoneCity(zone, 'es')).toBe(city)
  })
})
