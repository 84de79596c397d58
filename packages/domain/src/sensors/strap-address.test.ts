import { describe, expect, it } from 'vitest'

import { addressFields, formatStrapAddress, isAntNumber, parseStrapAddress, shownAddress } from './strap-address.ts'

it.each([
  ['1', true],
  ['730926', true],
  ['1048575', true],
  ['0', false],
  ['1048576', false],
  ['12345678', false],
  ['-5', false],
  ['1.5', false],
  ['7e5', false],
  ['', false],
])('%j is an ANT number: %s', (text, expected) => {
  expect(isAntNumber(text)).toBe(expected)
})

describe('the address of a strap', () => {
  it.each([
    ['ant:730926', 'ant:730926', 'ANT 730926'],
    ['ant:0026', 'ant:26', 'ANT 26'],
    ['ble:a0:9e:1a:8c:4a:a3', 'ble:A09E1A8C4AA3', 'A0:9E:1A:8C:4A:A3'],
    ['ble:A09E1A8C4AA3', 'ble:A09E1A8C4AA3', 'A0:9E:1A:8C:4A:A3'],
  ])('%s is %s, shown as %s', (text, address, shown) => {
    expect(parseStrapAddress(text)).toBe(address)
    expect(formatStrapAddress(address)).toBe(shown)
  })

  it.each([
    [[], { mac: '', ant: null }],
    [['ant:26'], { mac: '', ant: '26' }],
    [['ble:A09E1A8C4AA3', 'ble:D40000000001'], { mac: 'A0:9E:1A:8C:4A:A3', ant: null }],
    [['ble:A09E1A8C4AA3', 'ant:26', 'ant:27'], { mac: 'A0:9E:1A:8C:4A:A3', ant: '26' }],
  ])('%j fill the form with %j', (addresses, fields) => {
    expect(addressFields(addresses)).toEqual(fields)
  })

  it.each(['', 'ant:', 'ant:0', 'ant:1048576', 'ble:', 'ble:730926', 'A09E1A8C4AA3', '730926', 'usb:1'])(
    'is not %j',
    (text) => {
      expect(parseStrapAddress(text)).toBeNull()
    },
  )

  it.each([
    [{ mac: 'A0:9E:1A:8C:4A:A3', ant: '730926' }, 'A0:9E:1A:8C:4A:A3'],
    [{ mac: '', ant: '730926' }, 'ANT 730926'],
    [{ mac: '', ant: null }, ''],
  ])('of %j is shown in lists as %j', (sensor, shown) => {
    expect(shownAddress(sensor)).toBe(shown)
  })
})
