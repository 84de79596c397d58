/**
 * Loaded into the server's process: at each SIGUSR2 it tells how the event loop was held since the one before. Next to
 * the time that passed stands the CPU time the loop itself took, which other processes on a busy machine do not lengthen.
 */
import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 1
const NANOSECONDS_PER_MS = 1e6

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()
const ownTime = createHistogram()
let since = performance.now()
let cpu = process.cpuUsage()
let thread = process.threadCpuUsage()

setInterval(() => {
  const { user, system } = process.threadCpuUsage(thread)
  thread = process.threadCpuUsage()
  ownTime.record(Math.max(1, user + system))
}, RESOLUTION_MS).unref()

/** The timer's own interval is no stall. */
const stall = (nanoseconds: number): number => Math.max(0, nanoseconds / NANOSECONDS_PER_MS - RESOLUTION_MS)

process.on('SIGUSR2', () => {
  const { user, system } = process.cpuUsage(cpu)
  const report = {
    longest: stall(delay.max),
    p999: stall(delay.percentile(99.9)),
    ownLongest: ownTime.max / 1000,
    ownP999: ownTime.percentile(99.9) / 1000,
    cpuShare: (user + system) / 1000 / (performance.now() - since),
  }
  process.stdout.write(`Stall ${JSON.stringify(report)}\n`)
  delay.reset()
  ownTime.reset()
  cpu = process.cpuUsage()
  since = performance.now()
})
