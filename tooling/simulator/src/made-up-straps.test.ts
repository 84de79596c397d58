import { expect, it } from 'vitest'

import { intervalsOf, strapAddressOf, unknownStraps } from './made-up-straps.ts'

it.each([
  ['ant:730926', 'ant:730926'],
  ['ble:a0:9e:1a:8c:4a:a3', 'ble:A09E1A8C4AA3'],
  ['A0:9E:1A:8C:4A:A3', 'ble:A09E1A8C4AA3'],
])('the strap %s sends as %s', (text, address) => {
  expect(strapAddressOf(text)).toBe(address)
})

it.each(['730926', 'ant:0', 'A0:01', ''])('there is no strap %j', (text) => {
  expect(() => strapAddressOf(text)).toThrow('neither a MAC address nor an ANT number')
})

it('unknown straps have numbers of their own', () => {
  expect(unknownStraps(2)).toEqual(['ant:900001', 'ant:900002'])
  expect(new Set(unknownStraps(60)).size).toBe(60)
})

it('the intervals of a minute are its beats', () => {
  const next = intervalsOf()
  const beats = Array.from({ length: 60 }, (_, second) => next(second, 150)).flat()
  expect(beats.length).toBeGreaterThanOrEqual(148)
  expect(beats.length).toBeLessThanOrEqual(150)
  expect(beats.every((interval) => Math.abs(interval - 410) <= 10)).toBe(true)
})

it('a pause of the signal is no interval', () => {
  const next = intervalsOf()
  next(0, 60)
  expect(next(10, 120).every((interval) => interval < 600)).toBe(true)
})
