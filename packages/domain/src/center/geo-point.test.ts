import { expect, it } from 'vitest'

import { DEFAULT_POINT, formatPoint, parsePoint } from './geo-point.ts'

it.each([
  ['19.4335,-99.1355', { latitude: 19.4335, longitude: -99.1355 }],
  [' -33.9 , 151 ', { latitude: -33.9, longitude: 151 }],
  ['90,-180', { latitude: 90, longitude: -180 }],
  ['90.001,0', null],
  ['0,180.5', null],
  ['19.4335', null],
  ['19,4335,-99', null],
  ['1e1,2', null],
  ['', null],
  ['NaN,NaN', null],
])('the text %j is the point %j', (text, point) => {
  expect(parsePoint(text)).toEqual(point)
})

it('a point is written as it was read, to six decimals', () => {
  expect(formatPoint(DEFAULT_POINT)).toBe('19.4335,-99.1355')
  expect(formatPoint({ latitude: 20.123_456_78, longitude: -0.000_000_4 })).toBe('20.123457,0')
})
