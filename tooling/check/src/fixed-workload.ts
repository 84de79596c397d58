import { createHash } from 'node:crypto'

const BLOCK = Buffer.alloc(1024 * 1024, 7)
const BLOCKS = 300

/** Seconds that this machine takes for work that never changes, to compare the times of runs on different machines. */
export const measureWorkload = (): number => {
  const startedAt = performance.now()
  const hash = createHash('sha256')
  for (let block = 0; block < BLOCKS; block += 1) hash.update(BLOCK)
  hash.digest()
  // work of the interpreter and the garbage collector too
  let text = '[]'
  for (let round = 0; round < 200; round += 1) text = JSON.stringify([...(JSON.parse(text) as unknown[]), { round }])
  return (performance.now() - startedAt) / 1000
}
