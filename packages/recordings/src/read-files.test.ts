import { FitEncoder } from 'fit-file-parser/encoder'
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

  it.each(['', '-5', '1e2', '9999', '&amp;', 'ninety'])('the heart rate %j is none', (value) => {
    expect(readTcx(workout(point('2026-01-01T00:00:00Z', value))).samples).toEqual([{ second: 0, heartRate: null }])
  })

  it('takes entities that are predefined, comments, and CDATA for what they stand for', () => {
    const text = workout(point('2026-01-01T00:00:0<!-- a -->0Z', '<![CDATA[1]]>2&#50;'))
    expect(readTcx(text).samples).toEqual([{ second: 0, heartRate: 122 }])
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
    ['elements', 'too many elements', `<a>${'<b/>'.repeat(500_000)}</a>`],
    ['attributes', 'too many attributes', `<a ${Array.from({ length: 65 }, (_, at) => `b${at}=""`).join(' ')}/>`],
    ['the length of an attribute', 'attribute too long', `<a b="${'c'.repeat(4096)}"/>`],
    ['the length of an attribute that does not end', 'Max buffer length', `<a b="${'c'.repeat(1_000_000)}`],
    ['the length of a name', 'Max buffer length', `<${'a'.repeat(1_000_000)}`],
    ['the length of a comment', 'Max buffer length', `<a><!--${'b'.repeat(1_000_000)}`],
    ['the length of a text', 'text too long', `<a>${'b'.repeat(1_000_000)}</a>`],
    ['the length of a text in pieces', 'text too long', `<a>${'b<!---->'.repeat(100_000)}</a>`],
  ])('refuses what is over its limit of %s', (_, reason, text) => {
    expect(() => readTcx(text)).toThrow(reason)
  })

  it('reads what is at its limit of depth', () => {
    expect(readTcx('<a>'.repeat(64) + '</a>'.repeat(64)).samples).toEqual([])
  })

  it.each(['<T></T>', '<T><Trackpoint></Trackpoint></T>', '<T><Trackpoint>7</Trackpoint></T>'])(
    'finds nothing in %j',
    (text) => {
      expect(readTcx(text).samples).toEqual([])
    },
  )
})

/** A FIT file of these messages, with the sums that its parser checks. */
const fitOf = (...messages: readonly Uint8Array[]): Uint8Array => {
  const data = Buffer.concat(messages)
  const head = Buffer.from([12, 0x10, 0, 0, 0, 0, 0, 0, 0x2e, 0x46, 0x49, 0x54])
  head.writeUInt32LE(data.length, 4)
  const sum = Buffer.alloc(2)
  sum.writeUInt16LE(FitEncoder.calculateCRC(Buffer.concat([head, data])))
  return Buffer.concat([head, data, sum])
}
const RECORD = 20
const FIELD_DESCRIPTION = 206
/** Defines the message of local number 0 by its fields, each a number, a size, and a type. */
const definition = (message: number, fields: readonly number[] = []) =>
  Uint8Array.from([0x40, 0, 0, message, 0, fields.length / 3, ...fields])

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

  const heartRate = [3, 1, 2]
  it.each([
    ['messages', 'messages', fitOf(definition(RECORD), new Uint8Array(500_000))],
    ['definitions', 'messages', fitOf(Buffer.concat(Array.from({ length: 500_001 }, () => definition(RECORD))))],
    [
      'values',
      'messages',
      fitOf(definition(RECORD, Array.from({ length: 255 }, () => heartRate).flat()), new Uint8Array(256 * 15_687)),
    ],
    ['samples', 'too many values', fitOf(definition(RECORD, [253, 4, 0x86]), new Uint8Array(5 * 172_801))],
  ])('refuses what is over its limit of %s', async (_, reason, bytes) => {
    await expect(readFit(bytes)).rejects.toThrow(reason)
  })

  it('reads messages whose header has the time', async () => {
    const at = Uint8Array.from([0, 0x40, 0, 0, 0x40, 100])
    const next = Uint8Array.from([0x80 | 1, 101])
    const fields = [253, 4, 0x86, ...heartRate]
    const { samples: read } = await readFit(fitOf(definition(RECORD, fields), at, next))
    expect(read.map((sample) => sample.heartRate)).toEqual([100, 101])
  })

  it('leaves the objects of JavaScript as they are', async () => {
    // a description by which a later one's developer field has the parser write into Array.prototype
    const text = (value: string, size: number) => Buffer.from(value.padEnd(size, '\0'))
    const described = definition(FIELD_DESCRIPTION, [0, 1, 2, 1, 1, 2, 2, 1, 2, 3, 24, 7])
    const names = ['developer_data_index', 'field_definition_number'].map((name, number) =>
      Buffer.concat([Uint8Array.from([0, 0, number, 7]), text(name, 24)]),
    )
    const developer = [0x60, 0, 0, FIELD_DESCRIPTION, 0, 0, 2, 0, 10, 0, 1, 10, 0]
    const write = Buffer.concat([Uint8Array.from([0]), text('__proto__', 10), text('polluted', 10)])
    await expect(readFit(fitOf(described, ...names, Uint8Array.from(developer), write))).rejects.toThrow('developer')
    expect('polluted' in []).toBe(false)
  })
})
