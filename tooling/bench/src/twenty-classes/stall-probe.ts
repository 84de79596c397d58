/** Reports at each SIGUSR2 how long the event loop was blocked, excluding time without a core. */
import { openSync, readSync } from 'node:fs'
import { createHistogram } from 'node:perf_hooks'

const TICK_MS = 1
const MICROSECONDS_PER_MS = 1000
const NANOSECONDS_PER_MS = 1e6

const schedule = openSync('/proc/self/schedstat', 'r')
const line = Buffer.alloc(100)

/** Run-queue wait of the main thread in ms: the second field of schedstat. */
const waited = (): number => {
  const length = readSync(schedule, line, 0, line.length, 0)
  return Number(line.toString('latin1', 0, length).split(' ')[1]) / NANOSECONDS_PER_MS
}

const held = createHistogram()
const passed = createHistogram()
let last = { at: performance.now(), waited: waited() }
let since = { at: last.at, cpu: process.cpuUsage() }

const record = (histogram: typeof held, milliseconds: number): void =>
  histogram.record(Math.max(1, Math.round(milliseconds * MICROSECONDS_PER_MS)))

setInterval(() => {
  const now = { at: performance.now(), waited: waited() }
  const late = now.at - last.at - TICK_MS
  record(passed, late)
  record(held, late - (now.waited - last.waited))
  last = now
}, TICK_MS).unref()

process.on('SIGUSR2', () => {
  const { user, system } = process.cpuUsage(since.cpu)
  const now = performance.now()
  const report = {
    p999: held.percentile(99.9) / MICROSECONDS_PER_MS,
    longest: held.max / MICROSECONDS_PER_MS,
    longestPassed: passed.max / MICROSECONDS_PER_MS,
    cpuShare: (user + system) / MICROSECONDS_PER_MS / (now - since.at),
  }
  process.stdout.write(`Stall ${JSON.stringify(report)}\n`)
  held.reset()
  passed.reset()
  since = { at: now, cpu: process.cpuUsage() }
})
