import { describe, expect, it } from 'vitest'

import { formatZone, searchZones } from './time-zones.ts'

const ZONES = ['America/Argentina/Buenos_Aires', 'America/Mexico_City', 'America/New_York', 'Europe/Madrid', 'UTC']

describe('searchZones', () => {
  it.each([
    ['', ZONES],
    ['   ', ZONES],
    ['méxico', ['America/Mexico_City']],
    ['city mexico', ['America/Mexico_City']],
    ['New York', ['America/New_York']],
    ['new_york', ['America/New_York']],
    ['m', ['America/Mexico_City', 'Europe/Madrid', 'America/Argentina/Buenos_Aires', 'America/New_York']],
    ['europe ma', ['Europe/Madrid']],
    ['utc', ['UTC']],
    ['mexico madrid', []],
  ])('%j finds %j', (typed, found) => {
    expect(searchZones(ZONES, typed)).toEqual(found)
  })

  it('writes zones without underscores', () => {
    expect(ZONES.map(formatZone)[0]).toBe('America/Argentina/Buenos Aires')
  })
})
