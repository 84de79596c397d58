import { setTimeout as pause } from 'node:timers/promises'

import { EXPORT_FORMATS } from '@repo/api-client/core/list'

import type { BuiltServer } from '../measure/built-server.ts'
import type { Figure } from '../measure/figure.ts'
import { peakMegabytes, residentMegabytes, resetPeak, stallSinceLast } from '../measure/server-load.ts'
import { median } from '../measure/statistics.ts'
import { MEMBERS } from './messages.ts'

const GOAL_MS = 50
const WARM_UP_ROUNDS = 1
const ROUNDS = 5
const SETTLE_MS = 200
const BYTES_PER_MB = 1024 * 1024

interface Exported {
  readonly seconds: number
  readonly bytes: number
  readonly longest: number
  readonly p999: number
  readonly grown: number
}

type Headers = Readonly<Record<string, string>>

const exportOnce = async (server: BuiltServer, headers: Headers, format: string): Promise<Exported> => {
  await pause(SETTLE_MS)
  await stallSinceLast(server)
  resetPeak(server.pid)
  const before = residentMegabytes(server.pid)
  const from = performance.now()
  const response = await fetch(`${server.origin}/api/v2/users/export?format=${format}`, { headers })
  let bytes = 0
  for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).length
  const seconds = (performance.now() - from) / 1000
  if (!response.ok) throw new Error(`the export answered ${response.status}`)
  const { longest, p999 } = await stallSinceLast(server)
  return { seconds, bytes, longest, p999, grown: peakMegabytes(server.pid) - before }
}

const figureOf = (format: string, exports: readonly Exported[]): Figure => {
  const of = (key: keyof Exported) => exports.map((one) => one[key])
  const detail =
    `the longest in each of ${ROUNDS} exports, in the middle of them; at worst ${Math.max(...of('longest')).toFixed(1)} ms, ` +
    `p99.9 ${median(of('p999')).toFixed(1)} ms; ${median(of('seconds')).toFixed(1)} s and ` +
    `${(median(of('bytes')) / BYTES_PER_MB).toFixed(1)} MB each, at most ${Math.max(...of('grown')).toFixed(0)} MB of memory more`
  const name = `${format.toUpperCase()} of ${MEMBERS} members, event-loop stall`
  return { name, value: median(of('longest')), atMost: GOAL_MS, unit: 'ms', detail }
}

/** What the whole list as a file costs everybody else on the same event loop. */
export const measureExports = async (server: BuiltServer, headers: Headers): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  for (const format of EXPORT_FORMATS) {
    const exports: Exported[] = []
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      exports.push(await exportOnce(server, headers, format))
    }
    figures.push(figureOf(format, exports.slice(WARM_UP_ROUNDS)))
  }
  return figures
}
