import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseAntHeartRate } from './ant-heart-rate.ts'
import { broadcastContent, type Broadcast } from './fake/broadcast.ts'

const parsed = (given: Broadcast) => parseAntHeartRate({ id: 0x4e, content: Uint8Array.from(broadcastContent(given)) })

describe('a heart-rate broadcast', () => {
  it('has the number, the rate, the last beat, and the signal of a strap', () => {
    expect(parsed({ number: 26, beatAt: 0x1234, beats: 200, heartRate: 152, toggle: true, dbm: -61 })).toEqual({
      number: 26,
      heartRate: 152,
      beatAt: 0x1234,
      beats: 200,
      toggle: true,
      page: { kind: 'other' },
      dbm: -61,
    })
    expect(parsed({ number: 26 })?.dbm).toBeNull()
  })

  it.each([1, 65_535, 65_536, 730_926, 1_048_575])('has the number %d, of 20 bits', (number) => {
    expect(parsed({ number })?.number).toBe(number)
  })

  it.each<[Broadcast['page'], unknown]>([
    [[0], { kind: 'other' }],
    [[1, 1, 2, 3], { kind: 'other' }],
    [[2, 123, 0x34, 0x12], { kind: 'identity', maker: 123, serial: 0x1234 }],
    [[3, 4, 5, 6], { kind: 'model', hardware: 4, software: 5, model: 6 }],
    [[4, 0xff, 0x02, 0x80], { kind: 'previous-beat', beatAt: 0x8002 }],
    [[7, 87], { kind: 'battery', percent: 87 }],
    [[7, 100], { kind: 'battery', percent: 100 }],
    [[7, 0xff], { kind: 'battery', percent: null }],
  ])('has page %j', (page, expected) => {
    expect(parsed({ number: 1, page: page ?? [0], toggle: true })?.page).toEqual(expected)
  })

  it.each<[string, number, (content: number[]) => void]>([
    ['another message', 0x40, () => {}],
    ['a message without a device', 0x4e, (content) => (content[9] = 0x60)],
    ['a bicycle sensor', 0x4e, (content) => (content[12] = 121)],
    ['a short message', 0x4e, (content) => (content.length = 13)],
  ])('is not %s', (_, id, change) => {
    const content = [...broadcastContent({ number: 1 })]
    change(content)
    expect(parseAntHeartRate({ id, content: Uint8Array.from(content) })).toBeNull()
  })

  it('has no signal in other units or of a cut message', () => {
    const content = [...broadcastContent({ number: 1, dbm: -60 })]
    expect(parseAntHeartRate({ id: 0x4e, content: Uint8Array.from(content.with(14, 0x10)) })?.dbm).toBeNull()
    expect(parseAntHeartRate({ id: 0x4e, content: Uint8Array.from(content.slice(0, 15)) })?.dbm).toBeNull()
  })

  it('of random bytes never throws and stays in range', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 41 }), (content) => {
        const read = parseAntHeartRate({ id: 0x4e, content })
        expect(read?.number ?? 0).toBeLessThan(2 ** 20)
        expect(read?.heartRate ?? 0).toBeLessThan(256)
      }),
    )
  })
})
