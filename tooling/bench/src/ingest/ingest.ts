/**
 * What a sample costs from the frame of a phone to the stored row and the receipt, against the same rows in SQL alone,
 * in milliseconds of CPU.
 */
import type { ChildProcess } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'

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
const WARM_UP_ROUNDS = 3
const ROUNDS = 9
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

const measure = async (phones: ChildProcess, floor: ChildProcess, server: number): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  const microseconds = (milliseconds: number, samples: number) => ((1000 * milliseconds) / samples).toFixed(1)
  let cheapest = Infinity
  for (const { name, messages, samples } of SENDINGS) {
    const rows = PHONES * messages * samples
    const pairs = await measurePairs({
      warmUp: WARM_UP_ROUNDS,
      rounds: ROUNDS,
      ours: async () => {
        const before = cpuMilliseconds(server)
        await send(phones, messages, samples, rows)
        return cpuMilliseconds(server) - before
      },
      floor: () => storeRaw(floor, 'unnest', rows),
    })
    const ratios = ratiosOf(pairs)
    cheapest = medianOf(pairs, 'ours') / rows
    figures.push({
      name: `ingest of ${PHONES} phones, ${name}, against unnest`,
      value: median(ratios),
      atMost: GOAL,
      unit: '×',
      detail:
        `${microseconds(medianOf(pairs, 'ours'), rows)} µs of CPU a sample from frame to receipt against ` +
        `${microseconds(medianOf(pairs, 'floor'), rows)} µs, ratios ${spread(ratios)} in ${ROUNDS} paired rounds of ${rows}`,
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
    const copy = join(folder, 'copy')
    const classes = await makeWaitingClasses(data, CLASSES)
    cpSync(join(data, 'postgres'), copy, { recursive: true })
    const server = await startBuiltServer({ dataDirectory: data })
    const phones = startPhones()
    const floor = startProcess(join(import.meta.dirname, 'raw-ingest.ts'), { args: [copy] })
    try {
      await nextReport<Ready>(floor, 'ready')
      await openPhones(phones, server.origin, classes)
      return await measure(phones, floor, server.pid)
    } finally {
      await stopProcess(phones)
      await stopProcess(floor)
      await server.stop()
    }
  })
