import { expect, it } from 'vitest'

import { truncate } from '../core/text.ts'
import { trainingDisplay } from '../core/truncation.ts'
import { shownSensorName } from './training-list.ts'

it.each([
  ['appleWatch', 'Apple Watch'],
  ['com.apple.appleWatch.7', 'Apple Watch'],
  ['Polar H10 1A2B', 'Polar H10 1A2B'],
  ['apple pie', 'apple pie'],
  ['', ''],
  [null, null],
])('the sensor %j is shown as %j', (name, shown) => {
  expect(shownSensorName(name)).toBe(shown)
})

it.each([
  ['x'.repeat(35), 'x'.repeat(35)],
  ['x'.repeat(36), `${'x'.repeat(32)}…`],
  ['👩‍🚒'.repeat(36), `${'👩‍🚒'.repeat(32)}…`],
])('the address %s of the list is shown as %s', (email, shown) => {
  expect(truncate(email, trainingDisplay.email)).toBe(shown)
})
