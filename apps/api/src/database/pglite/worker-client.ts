import { setTimeout as pause } from 'node:timers/promises'

import type { Results } from '@electric-sql/pglite'

import type { Log } from '../../lib/log.ts'
import { DatabaseUnavailable, DiskFault, isDiskFault } from '../../lib/outage.ts'
import type { DiskGuard } from '../disk/disk-guard.ts'
import type { DatabaseWorker } from './database-worker.ts'
import { createSession, isFatal, type PgliteSession, type Statement } from './pglite-session.ts'
import { deserializeError, DISK_FAULT, type WorkerRequest, type WorkerResponse } from './worker-protocol.ts'

const ENDED = 'the embedded database has ended'

interface Waiting {
  readonly resolve: (results: Results | null) => void
  readonly reject: (reason: Error) => void
}

interface WorkerConnection {
  readonly ask: (asked: Statement | null) => Promise<Results | null>
  readonly terminate: () => Promise<unknown>
}

const connectToWorker = ({ worker, opened }: DatabaseWorker, onEnd: (reason: Error) => void): WorkerConnection => {
  const waiting = new Map<number, Waiting>()
  let calls = 0
  let isOpen = false
  // an ended thread has id -1 and emits no further event
  let hasEnded = worker.threadId === -1
  let reason: Error = new Error(ENDED)
  opened.then(
    () => (isOpen = true),
    () => {},
  )
  worker.on('message', (answer: WorkerResponse) => {
    const asker = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.fault === undefined) return asker?.resolve(answer.results)
    const error = deserializeError(answer.fault)
    if (answer.id === DISK_FAULT || isFatal(error)) {
      reason = error
      void worker.terminate()
    }
    asker?.reject(error)
  })
  worker.once('exit', () => {
    hasEnded = true
    const refusal = isDiskFault(reason) ? new DiskFault(ENDED) : new DatabaseUnavailable(ENDED)
    for (const { reject } of waiting.values()) reject(refusal)
    waiting.clear()
    if (isOpen) onEnd(reason)
  })
  return {
    terminate: () => worker.terminate(),
    ask: (asked) =>
      new Promise((resolve, reject) => {
        if (hasEnded) throw new DatabaseUnavailable(ENDED)
        calls += 1
        waiting.set(calls, { resolve, reject })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
        worker.postMessage({ id: calls, asked } satisfies WorkerRequest)
      }),
  }
}

export interface PgliteWorkerClient extends PgliteSession {
  readonly close: () => Promise<void>
}

export interface WorkerReplacement {
  readonly start: () => DatabaseWorker
  readonly disk: Pick<DiskGuard, 'checkStatement' | 'release'>
  readonly folder: string
  readonly log: Pick<Log, 'fault' | 'warn'>
}

const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 5_000

/** Runs transactions exclusively, even after one failed, and pipelines single statements between them. */
const turns = () => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    alone: <T>(work: () => Promise<T>): Promise<T> => {
      const turn = last.then(work)
      last = turn.catch(() => {})
      return turn
    },
    between: <T>(work: () => Promise<T>): Promise<T> => last.then(work),
  }
}

const gone = (reason: () => Error): WorkerConnection => ({
  ask: () => Promise.reject(reason()),
  terminate: async () => {},
})
const ended = gone(() => new DatabaseUnavailable(ENDED))
const reopening = gone(() => new DiskFault('the database is opened again'))

/** Keeps statements and disk syncs off the main thread. `replacing` restarts the thread after a disk fault. */
export const createPgliteWorkerClient = (thread: DatabaseWorker, replacing?: WorkerReplacement): PgliteWorkerClient => {
  const closing = new AbortController()
  const { alone, between } = turns()

  const replace = async ({ start, disk, folder, log }: WorkerReplacement): Promise<void> => {
    for (let wait = FIRST_WAIT_MS; !closing.signal.aborted; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      disk.release()
      const next = start()
      const isOpen = await next.opened.then(
        () => true,
        () => false,
      )
      if (isOpen) {
        const opened = connectToWorker(next, onEnd)
        // between transactions: one that started in the old thread must not continue in the new one
        await alone(async () => {
          line = opened
        })
        log.warn('database-reopened', { folder })
        return
      }
      await next.worker.terminate()
      await pause(wait)
    }
  }
  function onEnd(reason: Error): void {
    if (closing.signal.aborted) return
    line = ended
    // no caller awaits this error, so it ends the process
    if (replacing === undefined || !isDiskFault(reason)) throw reason
    line = reopening
    const { folder, log } = replacing
    const { code } = reason as { readonly code?: unknown }
    log.fault(
      new Error(`The disk of ${folder} takes no more writes (${String(code)}). The database is opened again.`),
      'database-disk',
    )
    void replace(replacing)
  }
  let line = connectToWorker(thread, onEnd)

  const ask = async (asked: Statement): Promise<Results> => {
    replacing?.disk.checkStatement(asked.text)
    return (await line.ask(asked)) ?? { rows: [], fields: [] }
  }
  return {
    ...createSession(ask, alone, between),
    close: async () => {
      closing.abort()
      await alone(async () => {
        if (line !== reopening) await line.ask(null)
      })
      await line.terminate()
      line = ended
    },
  }
}
