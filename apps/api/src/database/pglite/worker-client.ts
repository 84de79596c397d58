import { setTimeout as pause } from 'node:timers/promises'

import type { Results } from '@electric-sql/pglite'

import type { Log } from '../../lib/log.ts'
import { DatabaseUnavailable, DiskFault, isDiskFault } from '../../lib/outage.ts'
import type { DiskGuard } from '../disk/disk-guard.ts'
import type { DatabaseWorker } from './database-worker.ts'
import { createSession, type PgliteSession, type Statement } from './pglite-session.ts'
import { connectToWorker, ENDED, type WorkerConnection } from './worker-connection.ts'

/** An embedded database in a thread of its own. */
export interface PgliteWorkerClient extends PgliteSession {
  /** Closes it once everything asked so far is answered. */
  readonly close: () => Promise<void>
}

/** How a thread that ended over its disk is replaced. */
export interface WorkerReplacement {
  /** Starts another thread on the same folder. */
  readonly start: () => DatabaseWorker
  readonly disk: Pick<DiskGuard, 'checkStatement' | 'release'>
  readonly folder: string
  readonly log: Pick<Log, 'fault' | 'warn'>
}

const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 5_000

/**
 * Turns at the thread, which answers in the order in which it is asked: transactions one after the other, whatever became
 * of the one before, and single statements between them without a wait for each other's answers.
 */
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

/** A thread that is no more. */
const gone = (reason: () => Error): WorkerConnection => ({
  ask: () => Promise.reject(reason()),
  terminate: async () => {},
})
const ended = gone(() => new DatabaseUnavailable(ENDED))
const reopening = gone(() => new DiskFault('the database is opened again'))

/**
 * Asks an embedded database in a thread of its own, so that no statement and no wait for the disk holds the classes.
 * A thread that ended because its disk took no more writes is replaced, where `replacing` says how: the database reads
 * its log again. Anything else that ends the thread after it opened ends the process too.
 */
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
        // between transactions: what began in the thread before must not continue in this one
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
    // no caller waits for this error, so it ends the process
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
        // one that is being replaced has nothing left to close
        if (line !== reopening) await line.ask(null)
      })
      await line.terminate()
      line = ended
    },
  }
}
