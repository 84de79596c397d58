/** Server CPU and latency of one packet to 500 subscribers, compared to a bare `ws` broadcast of the same bytes. */
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'

import { nextReport, order, startProcess, stopProcess } from '../measure/child-process.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { measurePairs, medianOf, ratiosOf, type Pair } from '../measure/paired.ts'
import { median, quantile, spread } from '../measure/statistics.ts'
import { SUBSCRIBERS, type CpuUsed, type Joined, type Order, type Ready, type Received, type Way } from './messages.ts'

const PACKETS = 30
const WARM_UP_ROUNDS = 2
const ROUNDS = 11
const GOAL = 1.3
const LATENESS_GOAL = 1.5
const LATE = 0.99

/** Browsers use compression. */
const TAKES = ['compressed', 'plain'] as const
type Takes = (typeof TAKES)[number]

interface Processes {
  readonly server: ChildProcess
  readonly subscribers: ChildProcess
}

const cpuUsed = async (server: ChildProcess): Promise<CpuUsed> => {
  const report = nextReport<CpuUsed>(server, 'cpu')
  order(server, { kind: 'cpu' } satisfies Order)
  return report
}

/** Sends each packet after the previous one has arrived everywhere. */
const sendPackets = async ({ server, subscribers }: Processes, way: Way, participants: number) => {
  const before = await cpuUsed(server)
  const latenesses: number[] = []
  for (let index = 0; index < PACKETS; index += 1) {
    const report = nextReport<Received>(subscribers, 'received')
    const from = performance.timeOrigin + performance.now()
    order(server, { kind: 'send', way, index, participants } satisfies Order)
    latenesses.push(...(await report).arrivals.map((at) => at - from))
  }
  const after = await cpuUsed(server)
  return {
    bytes: after.bytes,
    milliseconds: (after.microseconds - before.microseconds) / PACKETS / 1000,
    lateness: quantile(latenesses, LATE),
  }
}

const measure = async (processes: Processes, participants: number, takes: Takes): Promise<Figure[]> => {
  // the baseline sends as many bytes
  const { bytes } = await sendPackets(processes, 'realtime', participants)
  const compare = async (part: 'milliseconds' | 'lateness') => {
    const of = async (way: Way) => (await sendPackets(processes, way, participants))[part]
    return measurePairs({
      warmUp: WARM_UP_ROUNDS,
      rounds: ROUNDS,
      ours: () => of('realtime'),
      floor: () => of('bare'),
    })
  }
  const name = `fan-out to ${SUBSCRIBERS}, ${participants} participants, ${takes}`
  const figure = (of: string, atMost: number, pairs: readonly Pair[], what: string): Figure => {
    const ratios = ratiosOf(pairs)
    const detail =
      `${bytes} bytes, ${medianOf(pairs, 'ours').toFixed(2)} ms ${what} against ${medianOf(pairs, 'floor').toFixed(2)} ms, ` +
      `ratios ${spread(ratios)} in ${ROUNDS} paired rounds of ${PACKETS}`
    return { name: `${name}${of}`, value: median(ratios), atMost, unit: '×', detail }
  }
  return [
    figure('', GOAL, await compare('milliseconds'), 'CPU a packet'),
    figure(', lateness', LATENESS_GOAL, await compare('lateness'), 'until 99 of 100 have it'),
  ]
}

const measureTaking = async (takes: Takes): Promise<Figure[]> => {
  const server = startProcess(join(import.meta.dirname, 'server.ts'), { args: [takes] })
  const { port, token } = await nextReport<Ready>(server, 'ready')
  const subscribers = startProcess(join(import.meta.dirname, 'subscribers.ts'), {
    args: [`http://127.0.0.1:${port}`, token, takes],
  })
  try {
    await nextReport<Joined>(subscribers, 'joined')
    const processes = { server, subscribers }
    return [...(await measure(processes, 100, takes)), ...(await measure(processes, 10, takes))]
  } finally {
    await stopProcess(subscribers)
    await stopProcess(server)
  }
}

export const benchFanOut: Bench = async () => {
  const figures: Figure[] = []
  for (const takes of TAKES) figures.push(...(await measureTaking(takes)))
  return figures
}
