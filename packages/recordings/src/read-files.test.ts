import { describe, expect, it } from 'vitest'

import { definition, fitOf } from '../tests/raw-fit.ts'
import { decodeText } from './decode-text.ts'
import { readFit } from './read-fit.ts'
import { readXml } from './read-xml.ts'
import { writeFit } from './write-fit.ts'

const point = (time: string, value: number | string) =>
  `<Trackpoint><Time>${time}</Time><HeartRateBpm><Value>${value}</Value></HeartRateBpm></Trackpoint>`
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const readTcx = (text: string) => {
  const [first, ...others] = readXml(decodeText(bytesOf(text)), (time) => Date.parse(`${time}-06:00`))
  expect(others).toEqual([])
  return first
}
const valuesOf = (text: string) => readTcx(text)?.values ?? []
const FIRST = Date.UTC(2026, 0, 1)

const workout = (points: string, id = '') => `<T><Activity>${id}<Lap><Track>${points}</Track></Lap></Activity></T>`

describe('reading TCX', () => {
  it('reads the track points, and the start where the file names it', () => {
    const points = point('2026-01-01T00:00:00Z', 90) + point('2026-01-01T00:00:05Z', 95)
    const values = [
      { at: FIRST, heartRate: 90 },
      { at: FIRST + 5000, heartRate: 95 },
    ]
    expect(readTcx(workout(points))).toEqual({ startAt: Number.NaN, values, pauses: [] })
    const named = workout(points, '<Id>2025-12-31T23:59:50Z</Id>')
    expect(readTcx(named)).toEqual({ startAt: FIRST - 10_000, values, pauses: [] })
  })

  it.each(['', '-5', '1e2', '9999', '&amp;', 'ninety'])('ignores the heart rate %j', (value) => {
    expect(valuesOf(workout(point('2026-01-01T00:00:00Z', value)))).toEqual([{ at: FIRST, heartRate: null }])
  })

  it('resolves predefined entities, comments, and CDATA', () => {
    const text = workout(point('2026-01-01T00:00:0<!-- a -->0Z', '<![CDATA[1]]>2&#50;'))
    expect(valuesOf(text)).toEqual([{ at: FIRST, heartRate: 122 }])
  })

  it('does not swell with the entities of a file', () => {
    const levels = Array.from({ length: 9 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`)
    const bomb = `<?xml version="1.0"?><!DOCTYPE T [<!ENTITY e0 "ha">${levels.join('')}]>`
    expect(() => readTcx(bomb + workout(point('2026-01-01T00:00:00Z', '&e9;')))).toThrow('document type')
  })

  it.each([
    '',
    'hello',
    '<T><Track>',
    '<T></U>',
    '<T a=1></T>',
    '<T></T><T></T>',
    '<T>&big;</T>',
    '<!DOCTYPE T><T></T>',
    '<!DOCTYPE T SYSTEM "file:///etc/passwd"><T></T>',
  ])('refuses %j', (text) => {
    expect(() => readTcx(text)).toThrow()
  })

  it.each([
    ['depth', 'too deep', '<a>'.repeat(65) + '</a>'.repeat(65)],
    ['8 MB of depth', 'too deep', '<a>'.repeat(8 * 349_525)],
    ['elements', 'too many elements', `<a>${'<b/>'.repeat(2_000_000)}</a>`],
    ['attributes', 'too many attributes', `<a ${Array.from({ length: 65 }, (_, at) => `b${at}=""`).join(' ')}/>`],
    ['the length of an attribute', 'attribute too long', `<a b="${'c'.repeat(4096)}"/>`],
    ['the length of an attribute that does not end', 'Max buffer length', `<a b="${'c'.repeat(1_000_000)}`],
    ['the length of a name', 'Max buffer length', `<${'a'.repeat(1_000_000)}`],
    ['the length of a comment', 'Max buffer length', `<a><!--${'b'.repeat(1_000_000)}`],
    ['the length of a text', 'text too long', `<a>${'b'.repeat(1_000_000)}</a>`],
    ['the length of a text in pieces', 'text too long', `<a>${'b<!---->'.repeat(100_000)}</a>`],
  ])('refuses a file over its limit of %s', { timeout: 60_000 }, (_, reason, text) => {
    expect(() => readTcx(text)).toThrow(reason)
  })

  it('accepts a file at its limit of depth', () => {
    expect(valuesOf('<a>'.repeat(64) + '</a>'.repeat(64))).toEqual([])
  })

  it.each(['<T></T>', '<T><Trackpoint></Trackpoint></T>', '<T><Trackpoint>7</Trackpoint></T>'])(
    'finds nothing in %j',
    (text) => {
      expect(valuesOf(text)).toEqual([])
    },
  )
})

const RECORD = 20
describe('reading FIT', () => {
  const samples = [100, 120, 140].map((heartRate, second) => ({ second, heartRate }))
  const file = writeFit({ startAt: new Date('2026-11-20T18:00:00Z'), calories: null, samples })

  it('refuses a file that is cut off anywhere', () => {
    for (let length = 0; length < file.length; length += 1) {
      expect(() => readFit(file.subarray(0, length))).toThrow()
    }
  })

  it('refuses a file in which one byte was changed', () => {
    for (let place = 0; place < file.length; place += 1) {
      const changed = file.map((byte, index) => (index === place ? byte ^ 0x55 : byte))
      expect(() => readFit(changed)).toThrow()
    }
  })

  const heartRate = [3, 1, 2]

  it('refuses more values than any recording has', () => {
    const records = fitOf(definition(RECORD, [253, 4, 0x86]), new Uint8Array(5 * 172_801))
    expect(() => readFit(records)).toThrow('too many values')
  })

  it('accepts messages whose header has the time', () => {
    const at = Uint8Array.from([0, 0x40, 0, 0, 0x40, 100])
    const next = Uint8Array.from([0x80 | 1, 101])
    const fields = [253, 4, 0x86, ...heartRate]
    const [read] = readFit(fitOf(definition(RECORD, fields), at, next))
    expect(read?.values.map((value) => value.heartRate)).toEqual([100, 101])
  })
})
