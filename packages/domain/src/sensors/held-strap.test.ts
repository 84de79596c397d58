import { expect, it } from 'vitest'

import { heldStrap } from './held-strap.ts'

it.each<[string | null, readonly (readonly [string, number])[]]>([
  [null, []],
  ['ant:1', [['ant:1', -45]]],
  [null, [['ant:1', -46]]],
  [
    'ant:2',
    [
      ['ant:1', -55],
      ['ant:2', -45],
      ['ant:3', -90],
    ],
  ],
  [
    null,
    [
      ['ant:1', -54],
      ['ant:2', -45],
    ],
  ],
  [
    null,
    [
      ['ant:1', -30],
      ['ant:2', -30],
    ],
  ],
])('%s is held to a receiver of %j', (expected, received) => {
  expect(heldStrap(received.map(([address, rssi]) => ({ address, rssi })))).toBe(expected)
})
