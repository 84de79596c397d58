import { expect, it } from 'vitest'

import { sparklinePath } from './sparkline-path.ts'

it.each([
  [[], ''],
  [[4], ''],
  [[0, 0], 'M2 26L98 26'],
  [[0, 12], 'M2 26L98 2'],
  [[12, 6, -1], 'M2 2L50 14L98 26'],
])('%j', (values, path) => {
  expect(sparklinePath(values)).toBe(path)
})
