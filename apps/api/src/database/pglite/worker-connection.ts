import type { Results } from '@electric-sql/pglite'

import { DatabaseUnavailable, DiskFault, isDiskFault } from '../../lib/outage.ts'
import type { DatabaseWorker } from './database-worker.ts'
import { isFatal, type Statement } from './pglite-session.ts'
import { deserializeError, DISK_FAULT, type WorkerRequest, type WorkerResponse } from './worker-protocol.ts'

export const ENDED = 'the embedded database has ended'

interface Waiting {
  readonly resolve: (results: Results | null) => void
  readonly reject: (reason: Error) => void
}

export interface WorkerConnection {
  readonly ask: (asked: Statement | null) => Promise<Results | null>
  readonly terminate: () => Promise<unknown>
}

export const connectToWorker = (
  { worker, opened }: DatabaseWorker,
  onEnd: (reason: Error) => void,
): WorkerConnection => {
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
