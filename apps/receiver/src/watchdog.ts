import { Worker } from 'node:worker_threads'

/** Seconds without a turn of the event loop after which the program ends; systemd starts it again. */
const STUCK_SECONDS = 10

/** The thread counts its own seconds, so that a suspended computer doesn't end the program. */
const WATCH = `
const { workerData: { turns, stuckSeconds, pid } } = require('node:worker_threads')
let seen = -1
let seconds = 0
setInterval(() => {
  const now = Atomics.load(turns, 0)
  seconds = now === seen ? seconds + 1 : 0
  seen = now
  if (seconds >= stuckSeconds) process.kill(pid, 'SIGKILL')
}, 1000)
`

/** Ends the program when its event loop is stuck. Code in a string runs from one bundle. */
export const startWatchdog = (stuckSeconds = STUCK_SECONDS): void => {
  const turns = new Int32Array(new SharedArrayBuffer(4))
  const workerData = { turns, stuckSeconds, pid: process.pid }
  const thread = new Worker(WATCH, { eval: true, execArgv: [], workerData })
  thread.unref()
  setInterval(() => Atomics.add(turns, 0, 1), 1000).unref()
}
