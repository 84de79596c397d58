import { beforeEach, describe, expect, it } from 'vitest'

import { type BluetoothStraps, followBluetoothStraps } from './bluez-straps.ts'

const STRAP = 'ble:A09E1A8C4AA3'

describe('a Bluetooth strap', () => {
  let straps: BluetoothStraps
  beforeEach(() => {
    straps = followBluetoothStraps()
  })

  it.each([
    ['with contact and intervals', [0x16, 100, 0xb0, 0x01], { heartRate: 100, contact: 'good', intervals: [432] }],
    ['without contact', [0x04, 100], { heartRate: 100, contact: 'missing', intervals: [] }],
    ['without contact detection', [0x00, 100], { heartRate: 100, contact: null, intervals: [] }],
    ['with 16 bits', [0x01, 0x2c, 0x01], { heartRate: 300, contact: null, intervals: [] }],
  ])('is received by connection %s', (_, bytes, value) => {
    const expected = { strap: STRAP, radio: 'ble', at: 7, ...value, dbm: null, battery: null, details: {} }
    expect(straps.measured(STRAP, Buffer.from(bytes), 7)).toEqual(expected)
  })

  it.each([
    ['measures nothing', Buffer.from([0x16, 0, 0, 0])],
    ['sends too little', Buffer.from([0x16])],
    ['sends nothing', Buffer.alloc(0)],
    ['has no value', undefined],
    ['sends text', 'abc'],
  ])('is not received if it %s', (_, value) => {
    expect(straps.measured(STRAP, value, 0)).toBeNull()
  })

  it('keeps what it says about itself', () => {
    straps.onDevice(STRAP, { Name: 'Polar H10 8C4CAB21', RSSI: -61 })
    straps.onDevice(STRAP, { Connected: true })
    straps.onBattery(STRAP, { Percentage: 80 })
    straps.onBattery(STRAP, { Percentage: 255 })
    straps.onDetail(STRAP, 'serial', '8C4CAB21')
    expect(straps.measured(STRAP, Buffer.from([0x16, 100]), 0)).toMatchObject({
      dbm: -61,
      battery: 80,
      details: { name: 'Polar H10 8C4CAB21', serial: '8C4CAB21' },
    })
    straps.forget(STRAP)
    expect(straps.measured(STRAP, Buffer.from([0x16, 100]), 0)).toMatchObject({ dbm: null, battery: null, details: {} })
  })

  describe('of Polar', () => {
    const CONTACT = 0b0010_0010
    const broadcast = (counter: number, heartRate: number, flags = CONTACT) => ({
      107: Buffer.from([flags | (counter << 2), 0, 0, heartRate]),
    })

    it('is received by advertisement while its counter moves', () => {
      expect(straps.advertised(STRAP, broadcast(0, 120), 0)).toBeNull()
      expect(straps.advertised(STRAP, broadcast(1, 120), 1000)).toMatchObject({
        radio: 'adv',
        at: 1000,
        heartRate: 120,
        contact: 'good',
        intervals: [],
      })
      expect(straps.advertised(STRAP, broadcast(1, 120), 7000)).toBeNull()
    })

    it.each([
      ['another maker', { 76: Buffer.from([1, 2, 3, 4]) }],
      ['other data', { 107: Buffer.from([0b0100_0000, 0, 0, 120]) }],
      ['too few bytes', { 107: Buffer.from([CONTACT]) }],
      ['no data', undefined],
      ['an empty dictionary', {}],
    ])('is not received from %s', (_, data) => {
      straps.advertised(STRAP, broadcast(0, 120), 0)
      expect(straps.advertised(STRAP, data, 1000)).toBeNull()
    })
  })
})
