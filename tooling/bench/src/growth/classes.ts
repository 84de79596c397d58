import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { createRealtimeToken } from '@repo/api-client/realtime/create-realtime-token'

import type { Waiting } from '../ingest/messages.ts'
import { openPhones, send, startPhones } from '../ingest/phone-group.ts'
import { makeWaitingClasses } from '../ingest/waiting-classes.ts'
import { startBuiltServer, type BuiltServer } from '../measure/built-server.ts'
import { stopProcess } from '../measure/child-process.ts'
import { withFolder } from '../measure/data-directory.ts'
import { signIn } from '../measure/demo-center.ts'
import { exponentOf } from '../measure/exponent.ts'
import type { Figure } from '../measure/figure.ts'
import { cpuMilliseconds } from '../measure/server-load.ts'
import { median } from '../measure/statistics.ts'
import { realtimeUrl, subscribe } from '../measure/subscribe.ts'

/** As many as a class may hold. */
const A_CLASS = 100
const SIZES = [10, 100, 1000] as const
const WARM_UP_ROUNDS = 5
const ROUNDS = 15
const SECONDS = 5
/** What everybody hears of grows with those it is about; what one sample costs may not. */
const MOST_OF_PACKETS = 1.05
const MOST_OF_SAMPLE = 0.3

/** Milliseconds of CPU. */
interface Cost {
  /** Of all packets of a second, with a wall at each class. */
  readonly packets: number
  /** From frame to stored row and receipt. */
  readonly sample: number
}

const classesOf = (people: number): readonly number[] =>
  people <= A_CLASS ? [people] : Array.from({ length: people / A_CLASS }, () => A_CLASS)

/** A wall at each class, which hears its packets. */
const hangWalls = async (server: BuiltServer, classes: readonly Waiting[]) => {
  const { token } = await (await signIn(server.origin)).client.call(createRealtimeToken, {})
  return Promise.all(classes.map(({ channel }) => subscribe(realtimeUrl(server.origin, token), channel, () => {})))
}

const samplesOf = async (server: BuiltServer, classes: readonly Waiting[], people: number): Promise<number> => {
  const phones = startPhones()
  try {
    await openPhones(phones, server.origin, classes)
    const rounds: number[] = []
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      const before = cpuMilliseconds(server.pid)
      await send(phones, 1, 1, people)
      rounds.push((cpuMilliseconds(server.pid) - before) / people)
    }
    return median(rounds.slice(WARM_UP_ROUNDS))
  } finally {
    await stopProcess(phones)
  }
}

const secondsOf = async (server: BuiltServer): Promise<number> => {
  const seconds: number[] = []
  for (let second = 0; second < SECONDS; second += 1) {
    const before = cpuMilliseconds(server.pid)
    await pause(1000)
    seconds.push(cpuMilliseconds(server.pid) - before)
  }
  return median(seconds)
}

const costAt = (people: number): Promise<Cost> =>
  withFolder(async (folder) => {
    const data = join(folder, 'data')
    const classes = await makeWaitingClasses(data, classesOf(people))
    const server = await startBuiltServer({ dataDirectory: data })
    try {
      const walls = await hangWalls(server, classes)
      await secondsOf(server)
      const packets = await secondsOf(server)
      for (const wall of walls) wall.terminate()
      return { packets, sample: await samplesOf(server, classes, people) }
    } finally {
      await server.stop()
    }
  })

const figureOf = (name: string, costs: readonly number[], atMost: number): Figure => {
  const exponent = exponentOf(costs)
  const atEach = costs.map((cost, index) => `${cost.toFixed(3)} ms of CPU with ${SIZES[index]}`).join(', ')
  const detail = `exponent ${exponent.toFixed(2)}, ${atEach} people in classes of ${A_CLASS}`
  return { name, value: exponent, atMost, unit: '', detail }
}

/** How what running classes cost grows with the people in them. */
export const measureClasses = async (): Promise<readonly Figure[]> => {
  const costs: Cost[] = []
  for (const people of SIZES) costs.push(await costAt(people))
  const of = (part: keyof Cost) => costs.map((cost) => cost[part])
  return [
    figureOf('growth of the packets of a second', of('packets'), MOST_OF_PACKETS),
    figureOf('growth of a sample taken in', of('sample'), MOST_OF_SAMPLE),
  ]
}
