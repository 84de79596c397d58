/** What one subscriber to whom nothing is said costs the server in memory, against a bare `ws` socket. */
import { join } from 'node:path'

import { nextReport, order, startProcess, stopProcess } from '../measure/child-process.ts'
import type { Bench } from '../measure/figure.ts'
import { median, spread } from '../measure/statistics.ts'
import { SUBSCRIBERS, type Held, type Joined, type Ready, type Way } from './messages.ts'

const ROUNDS = 5
const GOAL = 1.5
const KB = 1024

const kilobytesOf = async (way: Way): Promise<number> => {
  const server = startProcess(join(import.meta.dirname, 'server.ts'), { args: [way], flags: ['--expose-gc'] })
  const heldBy = async (): Promise<number> => {
    const report = nextReport<Held>(server, 'held')
    order(server, {})
    return (await report).bytes
  }
  try {
    const { port, token } = await nextReport<Ready>(server, 'ready')
    const args = [`http://127.0.0.1:${port}`, token]
    const subscribers = startProcess(join(import.meta.dirname, 'subscribers.ts'), { args })
    try {
      // code that the first ones load and compile is nobody's own
      await nextReport<Joined>(subscribers, 'joined')
      const before = await heldBy()
      const joined = nextReport<Joined>(subscribers, 'joined')
      order(subscribers, {})
      await joined
      return ((await heldBy()) - before) / SUBSCRIBERS / KB
    } finally {
      await stopProcess(subscribers)
    }
  } finally {
    await stopProcess(server)
  }
}

export const benchIdle: Bench = async () => {
  const pairs: { ours: number; floor: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    pairs.push({ ours: await kilobytesOf('realtime'), floor: await kilobytesOf('bare') })
  const ratios = pairs.map(({ ours, floor }) => ours / floor)
  const [ours, floor] = [median(pairs.map((pair) => pair.ours)), median(pairs.map((pair) => pair.floor))]
  return [
    {
      name: `memory of a subscriber to whom nothing is said, ${SUBSCRIBERS} of them`,
      value: median(ratios),
      atMost: GOAL,
      unit: '×',
      detail: `${ours.toFixed(1)} kB against ${floor.toFixed(1)} kB, ratios ${spread(ratios)} in ${ROUNDS} pairs of new processes`,
    },
  ]
}
