import { expect, it } from 'vitest'

import { measurementSystemOf } from './measure-fields.ts'

it.each([
  ['en-US', 'english'],
  ['es-US', 'english'],
  ['en-LR', 'english'],
  ['en-Latn-US', 'english'],
  ['en-GB', 'metric'],
  ['es-MX', 'metric'],
  ['en', 'metric'],
  ['', 'metric'],
])('the measurement system of the locale "%s" is %s', (locale, system) => {
  expect(measurementSystemOf(locale)).toBe(system)
})
