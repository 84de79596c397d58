import { expect, it } from 'vitest'

import { sparklinePath } from './sparkline-path.ts'

it.each([
  [[], ''],
  [[4], ''],
  [[0, 0], 'M2 26L98 26'],
  [[0, 12], 'M2 26L98 2'],
  [[12, 6, -1], 'M2 2L50 14L98 26'],
  [[106, 118], 'M2 26L98 2'],
  [[120, 120], 'M2 14L98 14'],
  [[117, 120], 'M2 17L98 11'],
])('%j', (values, path) => {
  expect(sparklinePath(values)).toBe(path)
})
