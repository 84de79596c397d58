/**
 * What a sample costs from the frame of a phone to the stored row and the receipt, against the same rows in SQL alone,
 * in milliseconds of CPU; and beside it the least server there could be.
 */
import type { ChildProcess } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import type { Listening } from '../measure/bare-phone-server.ts'
import { startBuiltServer } from '../measure/built-server.ts'
import { nextReport, order, startProcess, stopProcess } from '../measure/child-process.ts'
import { withFolder } from '../measure/data-directory.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { measurePairs, medianOf, ratiosOf } from '../measure/paired.ts'
import { cpuMilliseconds } from '../measure/server-load.ts'
import { median, spread } from '../measure/statistics.ts'
import type { RawOrder, Ready, Stored } from './messages.ts'
import { openPhones, send, startPhones } from './phone-group.ts'
import { makeWaitingClasses } from './waiting-classes.ts'

const CLASSES = [100, 100]
const PHONES = 200
/** A server runs for months: what it compiles in its first seconds is no part of a sample's cost. */
const WARM_UP_ROUNDS = 9
const ROUNDS = 15
/** Until every phone may send as many messages again as it has sent. */
const ALLOWANCE_MS = 500
/** Half of the speed of the statement alone. */
const GOAL = 2
/** Ten times the speed of a statement for each row. */
const ROWS_GOAL = 1 / 10
const ROWS_ONE_BY_ONE = 500

/** A phone in a class sends each sample; one that was away, or a device, sends many at once. */
const SENDINGS = [
  { name: 'a sample a message', messages: 5, samples: 1 },
  { name: 'ten samples a message', messages: 5, samples: 10 },
  { name: 'a minute a message', messages: 2, samples: 60 },
] as const

const storeRaw = async (floor: ChildProcess, way: RawOrder['way'], rows: number): Promise<number> => {
  const stored = nextReport<Stored>(floor, 'stored')
  order(floor, { kind: 'store', way, rows } satisfies RawOrder)
  return (await stored).cpu
}

type Sending = (typeof SENDINGS)[number]

/** Milliseconds of CPU until all that the phones send is acknowledged. */
const costOf = async (phones: ChildProcess, server: number, { messages, samples }: Sending): Promise<number> => {
  await pause(ALLOWANCE_MS)
  const before = cpuMilliseconds(server)
  await send(phones, messages, samples, PHONES * messages * samples)
  return cpuMilliseconds(server) - before
}

/** A server that takes samples, and the phones that are connected to it. */
interface Taking {
  readonly phones: ChildProcess
  readonly pid: number
}

interface Measured {
  readonly server: Taking
  /** One that stores, acknowledges, and does nothing else. */
  readonly least: Taking
  readonly floor: ChildProcess
}

const measure = async ({ server, least, floor }: Measured): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  const microseconds = (milliseconds: number, samples: number) => ((1000 * milliseconds) / samples).toFixed(1)
  let cheapest = Infinity
  for (const sending of SENDINGS) {
    const { name, messages, samples } = sending
    const rows = PHONES * messages * samples
    const against = ({ phones, pid }: Taking) =>
      measurePairs({
        warmUp: WARM_UP_ROUNDS,
        rounds: ROUNDS,
        ours: () => costOf(phones, pid, sending),
        floor: () => storeRaw(floor, 'unnest', rows),
      })
    const leastPairs = await against(least)
    const pairs = await against(server)
    const ratios = ratiosOf(pairs)
    cheapest = medianOf(pairs, 'ours') / rows
    figures.push({
      name: `ingest of ${PHONES} phones, ${name}, against unnest`,
      value: median(ratios),
      atMost: GOAL,
      unit: '×',
      detail:
        `${microseconds(medianOf(pairs, 'ours'), rows)} µs of CPU a sample from frame to receipt against ` +
        `${microseconds(medianOf(pairs, 'floor'), rows)} µs, ${median(ratiosOf(leastPairs)).toFixed(2)} × by the ` +
        `least server there could be, ratios ${spread(ratios)} in ${ROUNDS} paired rounds of ${rows}`,
    })
  }
  const single: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) single.push(await storeRaw(floor, 'rows', ROWS_ONE_BY_ONE))
  const oneRow = median(single) / ROWS_ONE_BY_ONE
  figures.push({
    name: 'ingest, a minute a message, against a statement for each row',
    value: cheapest / oneRow,
    atMost: ROWS_GOAL,
    unit: '×',
    detail: `${microseconds(cheapest, 1)} µs of CPU a sample against ${microseconds(oneRow, 1)} µs`,
  })
  return figures
}

export const benchIngest: Bench = () =>
  withFolder(async (folder) => {
    const data = join(folder, 'data')
    const [copy, another] = [join(folder, 'copy'), join(folder, 'another')]
    const classes = await makeWaitingClasses(data, CLASSES)
    for (const to of [copy, another]) cpSync(join(data, 'postgres'), to, { recursive: true })
    const server = await startBuiltServer({ dataDirectory: data })
    const least = startProcess(join(import.meta.dirname, 'bare-server.ts'), { args: [another] })
    const floor = startProcess(join(import.meta.dirname, 'raw-ingest.ts'), { args: [copy] })
    const [phones, others] = [startPhones(), startPhones()]
    try {
      const listening = nextReport<Listening>(least, 'listening')
      await nextReport<Ready>(floor, 'ready')
      await openPhones(phones, server.origin, classes)
      await openPhones(others, `http://127.0.0.1:${(await listening).port}`, classes)
      return await measure({
        server: { phones, pid: server.pid },
        least: { phones: others, pid: least.pid ?? 0 },
        floor,
      })
    } finally {
      for (const process of [phones, others, least, floor]) await stopProcess(process)
      await server.stop()
    }
  })
