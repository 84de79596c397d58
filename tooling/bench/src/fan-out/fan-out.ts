/**
 * What one packet to 500 subscribers costs the server process, against a bare `ws` broadcast of the same bytes.
 * Server and subscribers are processes of their own.
 */
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'

import { nextReport, order, startProcess, stopProcess } from '../measure/child-process.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { measurePairs, medianOf, ratiosOf } from '../measure/paired.ts'
import { median, spread } from '../measure/statistics.ts'
import { SUBSCRIBERS, type CpuUsed, type Joined, type Order, type Ready, type Received, type Way } from './messages.ts'

const PACKETS = 30
const WARM_UP_ROUNDS = 2
const ROUNDS = 11
const GOAL = 1.3

interface Processes {
  readonly server: ChildProcess
  readonly subscribers: ChildProcess
}

const cpuUsed = async (server: ChildProcess): Promise<number> => {
  const report = nextReport<CpuUsed>(server, 'cpu')
  order(server, { kind: 'cpu' } satisfies Order)
  return (await report).microseconds
}

/** Sends packets one after another, each when the one before has reached everybody. */
const sendPackets = async ({ server, subscribers }: Processes, way: Way, participants: number) => {
  const frames: string[] = []
  const before = await cpuUsed(server)
  for (let index = 0; index < PACKETS; index += 1) {
    const report = nextReport<Received>(subscribers, 'received')
    order(server, { kind: 'send', way, index, participants } satisfies Order)
    frames.push((await report).frame)
  }
  return { frames, microseconds: ((await cpuUsed(server)) - before) / PACKETS }
}

const measure = async (processes: Processes, participants: number): Promise<Figure> => {
  const { frames } = await sendPackets(processes, 'realtime', participants)
  order(processes.server, { kind: 'frames', frames } satisfies Order)
  const costOf = async (way: Way) => (await sendPackets(processes, way, participants)).microseconds / 1000
  const pairs = await measurePairs({
    warmUp: WARM_UP_ROUNDS,
    rounds: ROUNDS,
    ours: () => costOf('realtime'),
    floor: () => costOf('bare'),
  })
  const ratios = ratiosOf(pairs)
  const detail =
    `${frames[0]?.length ?? 0} bytes, ${medianOf(pairs, 'ours').toFixed(2)} ms CPU a packet against ` +
    `${medianOf(pairs, 'floor').toFixed(2)} ms, ratios ${spread(ratios)} in ${ROUNDS} paired rounds of ${PACKETS}`
  const name = `fan-out to ${SUBSCRIBERS}, ${participants} participants`
  return { name, value: median(ratios), atMost: GOAL, unit: '×', detail }
}

/** For a full class and for a small one. */
export const benchFanOut: Bench = async () => {
  const server = startProcess(join(import.meta.dirname, 'server.ts'))
  const { port, token } = await nextReport<Ready>(server, 'ready')
  const subscribers = startProcess(join(import.meta.dirname, 'subscribers.ts'), {
    args: [`http://127.0.0.1:${port}`, token],
  })
  try {
    await nextReport<Joined>(subscribers, 'joined')
    const processes = { server, subscribers }
    return [await measure(processes, 100), await measure(processes, 10)]
  } finally {
    await stopProcess(subscribers)
    await stopProcess(server)
  }
}
