import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { BuiltServer } from './built-server.ts'

/** Milliseconds, without those in which another process had the core, but for `longestPassed`. */
export interface Stall {
  readonly p999: number
  readonly longest: number
  readonly longestPassed: number
  readonly cpuShare: number
}

/** Preloaded into a server whose stalls are asked for. */
export const STALL_PROBE = join(import.meta.dirname, '../twenty-classes/stall-probe.ts')

/** How long the server's event loop was held since this was last asked. */
export const stallSinceLast = async (server: BuiltServer): Promise<Stall> => {
  const line = server.line('Stall')
  server.signal('SIGUSR2')
  return JSON.parse(await line) as Stall
}

const statusOf = (pid: number, field: string): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** The memory the process holds now. */
export const residentMegabytes = (pid: number): number => statusOf(pid, 'VmRSS')

/** The most memory the process has held since its start or the last reset, as the kernel counts it. */
export const peakMegabytes = (pid: number): number => statusOf(pid, 'VmHWM')

export const resetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/** Milliseconds the process has spent on a processor in all its threads, as the kernel's scheduler counts them. */
export const cpuMilliseconds = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, nanoseconds) => sum + nanoseconds / 1e6, 0)
