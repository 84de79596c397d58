import { setTimeout as pause } from 'node:timers/promises'

import type { Log } from '../lib/log.ts'
import { Refusal } from '../lib/refusal.ts'
import type { JobTable } from './run-jobs.ts'
import type { Jobs } from './sandbox-child.ts'
import { type Child, startChild } from './start-child.ts'

declare module '../lib/context.ts' {
  interface Context {
    readonly sandbox: Sandbox
  }
}

/** Parses untrusted files in a child process, so that a crash costs one file. */
export interface Sandbox<J extends JobTable = Jobs> {
  /** @throws {Refusal} `rate-limited` when the queue is full. */
  readonly run: <Name extends keyof J & string>(
    job: Name,
    input: Parameters<J[Name]>[0],
  ) => Promise<Awaited<ReturnType<J[Name]>> | null>
  readonly close: () => Promise<void>
}

interface Options {
  readonly log: Log
  readonly child?: URL
  readonly withinMs?: number
  readonly mostWaiting?: number
  /** An idle child exits after this, to free its memory. */
  readonly idleMs?: number
}

interface Waiting {
  readonly job: string
  readonly input: unknown
  readonly resolve: (value: unknown) => void
}

const CHILD = new URL(import.meta.url.endsWith('.ts') ? './sandbox-child.ts' : './sandbox-child.js', import.meta.url)
const WITHIN_MS = 15_000
const MOST_WAITING = 20
const IDLE_MS = 30_000

/** Limits memory growth: the child is replaced beyond this. */
const MOST_FILES = 500
const MOST_RESIDENT_BYTES = 300 * 2 ** 20

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000

export const pauseAfter = (failures: number): number =>
  failures === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1))

const createReader = (log: Log, { child: file = CHILD, withinMs = WITHIN_MS }: Options) => {
  const closing = new AbortController()
  let child: Child | null = null
  let [files, failures] = [0, 0]
  const end = async (): Promise<void> => {
    const last = child
    child = null
    await last?.end()
  }
  const liveChild = async (): Promise<Child> => {
    if (child?.isAlive() === true) return child
    await pause(pauseAfter(failures), undefined, { signal: closing.signal })
    child = startChild(file)
    files = 0
    return child
  }
  const read = async ({ job, input }: Waiting): Promise<unknown> => {
    try {
      const reading = await liveChild()
      files += 1
      const { value, resident } = await reading.ask({ id: files, job, input }, withinMs)
      failures = 0
      if (files >= MOST_FILES || resident > MOST_RESIDENT_BYTES) await end()
      return value
    } catch (error) {
      if (closing.signal.aborted) return null
      failures += 1
      log.warn('sandbox-child-failed', { job, reason: (error as Error).message, inARow: failures })
      await end()
      return null
    }
  }
  const close = async (): Promise<void> => {
    closing.abort()
    await end()
  }
  return { read, end, close }
}

/** One file at a time, round-robin by job, so that one kind doesn't block others. */
export const createSandbox = <J extends JobTable = Jobs>(options: Options): Sandbox<J> => {
  const { log, mostWaiting = MOST_WAITING, withinMs = WITHIN_MS, idleMs = IDLE_MS } = options
  const reader = createReader(log, options)
  const waiting: Waiting[] = []
  let isReading = false
  let lastJob = ''
  let idle: NodeJS.Timeout | undefined
  const takeNext = (): Waiting | undefined => {
    const other = waiting.findIndex(({ job }) => job !== lastJob)
    const [next] = waiting.splice(Math.max(0, other), 1)
    lastJob = next?.job ?? ''
    return next
  }
  const readAll = async (): Promise<void> => {
    isReading = true
    clearTimeout(idle)
    for (let next = takeNext(); next !== undefined; next = takeNext()) next.resolve(await reader.read(next))
    isReading = false
    idle = setTimeout(() => void reader.end(), idleMs).unref()
  }
  return {
    run: (job, input) =>
      new Promise((resolve) => {
        if (waiting.length >= mostWaiting) throw new Refusal('rate-limited', { retryAfterSeconds: withinMs / 1000 })
        waiting.push({ job, input, resolve: resolve as Waiting['resolve'] })
        if (!isReading) void readAll()
      }),
    close: async () => {
      clearTimeout(idle)
      await reader.close()
    },
  }
}
