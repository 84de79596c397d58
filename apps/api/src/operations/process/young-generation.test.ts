import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { roomAfter } from './young-generation.ts'

const FILE = new URL('young-generation.ts', import.meta.url).href

/** Makes objects of which many are still needed when V8 collects, and says how large the space for new ones is then. */
const CHURN = `
  import { setImmediate as turn } from 'node:timers/promises'
  import { getHeapSpaceStatistics } from 'node:v8'
  import { limitYoungGeneration } from '${FILE}'
  limitYoungGeneration()
  let kept = []
  for (let round = 0; round < 60; round += 1) {
    for (let index = 0; index < 40_000; index += 1) kept.push({ index, text: 'x' + index })
    kept = kept.slice(-60_000)
    await turn()
  }
  console.log(getHeapSpaceStatistics().find((one) => one.space_name === 'new_space').space_size / 2 ** 20)
`

test('the space for new objects grows no further once it has enough', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', CHURN])
  // V8 leaves it at 2 MB where nothing is kept, and takes 128 where nothing stops it
  expect(Number(stdout)).toBeGreaterThanOrEqual(8)
  expect(Number(stdout)).toBeLessThanOrEqual(32)
})

test.each([
  [16, 5, 16],
  [16, 9, 16],
  [16, 20, 32],
  [32, 20, 64],
  [64, 40, 64],
])('with %i MB and %i collections a second there may be %i MB', (room, collections, may) => {
  expect(roomAfter(room, collections)).toBe(may)
})
