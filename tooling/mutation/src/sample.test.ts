import { expect, it } from 'vitest'

import { isInSample } from './sample.ts'

const changes = Array.from({ length: 2000 }, (_, line) => ({
  fileName: '/a/src/tally.ts',
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  location: { start: { line, column: 4 } },
}))
const inOneOf = (of: number) => changes.filter((change) => isInSample(change, of))

it('tries all of one, and about a tenth of ten', () => {
  expect(inOneOf(1)).toHaveLength(2000)
  expect(inOneOf(10).length).toBeGreaterThan(150)
  expect(inOneOf(10).length).toBeLessThan(250)
})

it('tries the same ones wherever the copy of the package lies, and not only by their place', () => {
  const moved = changes.map((change) => ({ ...change, fileName: '/elsewhere/sandbox-1/src/tally.ts' }))
  expect(moved.filter((change) => isInSample(change, 10)).length).toBe(inOneOf(10).length)
  const otherwise = changes.map((change) => ({ ...change, replacement: 'true' }))
  expect(otherwise.map((change) => isInSample(change, 10))).not.toEqual(changes.map((c) => isInSample(c, 10)))
})
