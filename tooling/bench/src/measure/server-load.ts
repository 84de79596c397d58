import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { BuiltServer } from './built-server.ts'

/** In ms, excluding time without a core, except `longestPassed`. */
export interface Stall {
  readonly p999: number
  readonly longest: number
  readonly longestPassed: number
  readonly cpuShare: number
}

/** Preload for {@link stallSinceLast}. */
export const STALL_PROBE = join(import.meta.dirname, '../twenty-classes/stall-probe.ts')

export const stallSinceLast = async (server: BuiltServer): Promise<Stall> => {
  const line = server.line('Stall')
  server.signal('SIGUSR2')
  return JSON.parse(await line) as Stall
}

const statusOf = (pid: number, field: string): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

export const residentMegabytes = (pid: number): number => statusOf(pid, 'VmRSS')

export const peakMegabytes = (pid: number): number => statusOf(pid, 'VmHWM')

export const resetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/** CPU time of all threads in ms. */
export const cpuMilliseconds = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, nanoseconds) => sum + nanoseconds / 1e6, 0)
