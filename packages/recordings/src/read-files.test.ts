import { describe, expect, it } from 'vitest'

import { readFit } from './read-fit.ts'
import { readTcx } from './read-tcx.ts'
import { writeFit } from './write-fit.ts'

const point = (time: string, value: number | string) =>
  `<Trackpoint><Time>${time}</Time><HeartRateBpm><Value>${value}</Value></HeartRateBpm></Trackpoint>`
const workout = (points: string, id = '') => `<T><Activity>${id}<Lap><Track>${points}</Track></Lap></Activity></T>`

describe('reading TCX', () => {
  it('reads the track points, and takes the first for the start where the file names none', () => {
    const { startAt, samples } = readTcx(workout(point('2026-01-01T00:00:00Z', 90) + point('2026-01-01T00:00:05Z', 95)))
    expect(startAt).toBe(Date.UTC(2026, 0, 1))
    expect(samples).toEqual([
      { second: 0, heartRate: 90 },
      { second: 5, heartRate: 95 },
    ])
  })

  it.each([
    ['2025-12-31T23:59:50Z', Date.UTC(2025, 11, 31, 23, 59, 50), 10],
    // neither later than the first value nor days before it
    ['2026-01-01T00:00:01Z', Date.UTC(2026, 0, 1), 0],
    ['2025-12-30T00:00:00Z', Date.UTC(2026, 0, 1), 0],
    ['yesterday', Date.UTC(2026, 0, 1), 0],
  ])('an activity named %s begins as it should', (id, startAt, second) => {
    const text = workout(point('2026-01-01T00:00:00Z', 90), `<Id>${id}</Id>`)
    expect(readTcx(text)).toEqual({ startAt, samples: [{ second, heartRate: 90 }] })
  })

  it.each(['', '-5', '1e2', '9999', '&big;', 'ninety'])('the heart rate %j is none', (value) => {
    expect(readTcx(workout(point('2026-01-01T00:00:00Z', value))).samples).toEqual([{ second: 0, heartRate: null }])
  })

  it('does not swell with the entities of a file', () => {
    const levels = Array.from({ length: 9 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`)
    const bomb = `<?xml version="1.0"?><!DOCTYPE T [<!ENTITY e0 "ha">${levels.join('')}]>`
    const { samples } = readTcx(bomb + workout(point('2026-01-01T00:00:00Z', '&e9;')))
    expect(samples).toEqual([{ second: 0, heartRate: null }])
  })

  it.each(['<T><Track>', '<T></U>', '<T a=1></T>'])('refuses %j', (text) => {
    expect(() => readTcx(text)).toThrow()
  })

  it.each(['<T></T>', '<T><Trackpoint></Trackpoint></T>', '<T><Trackpoint>7</Trackpoint></T>'])(
    'finds nothing in %j',
    (text) => {
      expect(readTcx(text).samples).toEqual([])
    },
  )
})

describe('reading FIT', () => {
  const samples = [100, 120, 140].map((heartRate, second) => ({ second, heartRate }))
  const file = writeFit({ startAt: new Date('2026-11-20T18:00:00Z'), calories: null, samples })

  it('refuses a file that is cut off anywhere', async () => {
    for (let length = 0; length < file.length; length += 1) {
      await expect(readFit(file.subarray(0, length))).rejects.toBeDefined()
    }
  })

  it('refuses a file in which one byte was changed', async () => {
    for (let place = 0; place < file.length; place += 1) {
      const changed = file.map((byte, index) => (index === place ? byte ^ 0x55 : byte))
      await expect(readFit(changed)).rejects.toBeDefined()
    }
  })
})
