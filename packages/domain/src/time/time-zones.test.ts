import { describe, expect, it } from 'vitest'

import { allZones, formatZone, isZone, searchZones } from './time-zones.ts'

const ZONES = ['America/Argentina/Buenos_Aires', 'America/Mexico_City', 'America/New_York', 'Europe/Madrid', 'UTC']

describe('isZone', () => {
  it.each(['UTC', 'America/Mexico_City', 'America/Argentina/Buenos_Aires', 'Asia/Calcutta', 'Asia/Kolkata'])(
    'accepts %s',
    (name) => {
      expect(isZone(name)).toBe(true)
    },
  )
  it.each(['', 'Mexico City', 'America/Gotham', '+02:00', 'CST', '../etc'])('rejects %j', (name) => {
    expect(isZone(name)).toBe(false)
  })
  it('accepts every zone of the list, each once', () => {
    const zones = allZones()
    expect(zones.filter((zone) => !isZone(zone))).toEqual([])
    expect(zones.length).toBeGreaterThan(300)
    expect(new Set(zones).size).toBe(zones.length)
  })
})

describe('searchZones', () => {
  it.each([
    ['', ZONES],
    ['   ', ZONES],
    ['méxico', ['America/Mexico_City']],
    ['city mexico', ['America/Mexico_City']],
    ['ciudad de mexico', ['America/Mexico_City']],
    ['Nueva York', ['America/New_York']],
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
    expect(ZONES.map((zone) => formatZone(zone, 'en'))[0]).toBe('America/Argentina/Buenos Aires')
    expect(formatZone('America/Mexico_City', 'es')).toBe('America/Ciudad de México')
    expect(formatZone('UTC', 'es')).toBe('UTC')
  })
})
