import { describe, expect, it } from 'vitest'

import { formatDay, formatTime, zoneCity } from './date-format.ts'

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
    ['UTC', '00:05'],
    ['America/Mexico_City', '18:05'],
    ['Asia/Kathmandu', '05:50'],
    ['Europe/Madrid', '02:05'],
  ])('shows in %s the time %s', (zone, shown) => {
    expect(formatTime(at, zone)).toBe(shown)
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
