import { expect, it } from 'vitest'

import { beatRate } from './heart-beat.ts'

it.each([
  ['60', 'live', 1],
  ['150', 'live', 2.5],
  ['150', 'stale', 0],
  ['150', 'disconnected', 0],
  ['–', 'live', 0],
  ['0', 'live', 0],
  ['', 'live', 0],
] as const)('a heart rate of %s with a %s signal beats %s times a second', (heartRate, signal, rate) => {
  expect(beatRate({ heartRate, signal })).toBe(rate)
})
