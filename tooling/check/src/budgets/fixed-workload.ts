import { createHash } from 'node:crypto'

const BLOCK = Buffer.alloc(1024 * 1024, 7)
const BLOCKS = 60
const ROUNDS = 400
const EVERY_MS = 10_000

const measureWorkload = (): number => {
  const startedAt = performance.now()
  const hash = createHash('sha256')
  for (let block = 0; block < BLOCKS; block += 1) hash.update(BLOCK)
  hash.digest()
  let text = '[]'
  for (let round = 0; round < ROUNDS; round += 1) text = JSON.stringify([...(JSON.parse(text) as unknown[]), { round }])
  return (performance.now() - startedAt) / 1000
}

/** Repeats the workload until the returned function is called, which returns the median in seconds. */
export const sampleWorkload = (): (() => number) => {
  const times = [measureWorkload()]
  const timer = setInterval(() => times.push(measureWorkload()), EVERY_MS)
  return () => {
    clearInterval(timer)
    return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
  }
}
