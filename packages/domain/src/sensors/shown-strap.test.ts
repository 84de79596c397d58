import { describe, expect, it } from 'vitest'

import { fitsPrintedNumber, shownStrap } from './shown-strap.ts'

describe('a strap on a phone', () => {
  it.each([
    ['ant:730926', null, { radio: 'ant', name: null, ending: '926' }],
    ['ant:26', null, { radio: 'ant', name: null, ending: '6' }],
    ['ant:5', null, { radio: 'ant', name: null, ending: '' }],
    ['ant:730926', 'Garmin', { radio: 'ant', name: 'Garmin', ending: '926' }],
    ['ant:730926', 'Strap 730926', { radio: 'ant', name: 'Strap', ending: '926' }],
    ['ble:A09E1A8C4AA3', null, { radio: 'ble', name: null, ending: '4AA3' }],
    ['ble:A09E1A8C4AA3', 'Polar H10 8C4CAB21', { radio: 'ble', name: 'Polar H10', ending: 'AB21' }],
    ['ble:A09E1A8C4AA3', 'TICKR 1A2B', { radio: 'ble', name: 'TICKR', ending: '2B' }],
    ['ble:A09E1A8C4AA3', 'HW706-0012345', { radio: 'ble', name: 'HW706', ending: '345' }],
    ['ble:A09E1A8C4AA3', 'A09E1A8C4AA3', { radio: 'ble', name: null, ending: '4AA3' }],
    ['ble:A09E1A8C4AA3', 'Facade', { radio: 'ble', name: 'Facade', ending: '4AA3' }],
    ['ble:A09E1A8C4AA3', 'x A09E1A8C4AA3 y', { radio: 'ble', name: 'x  y', ending: '4AA3' }],
  ])('%s, named %j, is %j', (address, name, shown) => {
    expect(shownStrap({ address, name })).toEqual(shown)
  })

  it.each([
    ['ant:730926', null, '926', true],
    ['ant:730926', null, '73', false],
    ['ant:730926', null, ' 730-926 ', true],
    ['ant:730926', null, '731', false],
    ['ble:A09E1A8C4AA3', 'Polar H10 8C4CAB21', 'ab21', true],
    ['ble:A09E1A8C4AA3', 'Polar H10 8C4CAB21', '4AA3', false],
    ['ble:A09E1A8C4AA3', null, '4aa3', true],
  ])('%s, named %j, fits %j: %s', (address, name, typed, fits) => {
    expect(fitsPrintedNumber({ address, name }, typed)).toBe(fits)
  })
})
