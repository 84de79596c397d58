/** Time until the health check answers on existing data, compared to opening the database alone. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'

import { startBuiltServer } from '../measure/built-server.ts'
import { bundleForNode } from '../measure/bundle.ts'
import { nextReport, startProcess, stopProcess } from '../measure/child-process.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import type { Bench } from '../measure/figure.ts'
import { measurePairs, medianOf, ratiosOf } from '../measure/paired.ts'
import { median, spread } from '../measure/statistics.ts'

const GOAL = 1.3
const WARM_UP_ROUNDS = 1
const ROUNDS = 9

const PROGRAMS = {
  'open-database': join(import.meta.dirname, 'open-database.ts'),
  // bundled separately, because an app can't be imported by name
  'durable-node-fs': join(import.meta.dirname, '../../../../apps/api/src/database/pglite/durable-node-fs.ts'),
}

const startServer = async (dataDirectory: string): Promise<number> => {
  const from = performance.now()
  const server = await startBuiltServer({ dataDirectory })
  const { ok } = await fetch(`${server.origin}/healthz`)
  const milliseconds = performance.now() - from
  await server.stop()
  if (!ok) throw new Error('the server is not well')
  return milliseconds
}

const openDatabase = async (programs: string, folder: string): Promise<number> => {
  const from = performance.now()
  const child = startProcess(join(programs, 'open-database.js'), {
    args: [folder, join(programs, 'durable-node-fs.js')],
  })
  await nextReport(child, 'open')
  const milliseconds = performance.now() - from
  await stopProcess(child)
  return milliseconds
}

export const benchColdStart: Bench = () =>
  withFolder(async (folder) => {
    const data = join(folder, 'data')
    const copy = join(folder, 'copy')
    await fillDataDirectory(data)
    cpSync(join(data, 'postgres'), copy, { recursive: true })
    const programs = await bundleForNode(PROGRAMS)
    const pairs = await measurePairs({
      warmUp: WARM_UP_ROUNDS,
      rounds: ROUNDS,
      ours: () => startServer(data),
      floor: () => openDatabase(programs, copy),
    })
    const ratios = ratiosOf(pairs)
    const detail =
      `${medianOf(pairs, 'ours').toFixed(0)} ms until /healthz against ${medianOf(pairs, 'floor').toFixed(0)} ms ` +
      `for the database with the same durable files, ratios ${spread(ratios)} in ${ROUNDS} paired rounds`
    return [{ name: 'cold start', value: median(ratios), atMost: GOAL, unit: '×', detail }]
  })
