import type { Results } from '@electric-sql/pglite'

import { DatabaseUnavailable } from '../errors/outage.ts'
import type { DatabaseThread } from './database-thread.ts'
import { clientOf, type Asked, type PreparedClient } from './prepared-client.ts'
import { type DatabaseCall, errorOf, type ThreadAnswer } from './thread-calls.ts'

const ENDED = 'the embedded database has ended'

interface Waiting {
  readonly resolve: (results: Results | null) => void
  readonly reject: (reason: Error) => void
}

/** An embedded database in a thread of its own. */
export interface ApartClient extends PreparedClient {
  /** Closes it once everything asked so far is answered. */
  readonly close: () => Promise<void>
}

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

/** Asks the thread and passes its answers on to whoever waits. */
const talkTo = ({ worker, opened }: DatabaseThread, isClosing: () => boolean) => {
  const waiting = new Map<number, Waiting>()
  let calls = 0
  let isOpen = false
  // a thread that ended before anybody asked it has none
  let hasEnded = worker.threadId === -1
  opened.then(
    () => (isOpen = true),
    () => {},
  )
  worker.on('message', (answer: ThreadAnswer) => {
    const asker = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.fault === undefined) asker?.resolve(answer.results)
    else asker?.reject(errorOf(answer.fault))
  })
  worker.once('exit', () => {
    hasEnded = true
    for (const { reject } of waiting.values()) reject(new DatabaseUnavailable(ENDED))
    waiting.clear()
    // nobody hears of this error, so the process ends by it as by one of the thread; of one that never opened somebody does
    if (isOpen && !isClosing()) throw new Error(ENDED)
  })
  return (asked: Asked | null): Promise<Results | null> =>
    new Promise((resolve, reject) => {
      if (hasEnded) throw new DatabaseUnavailable(ENDED)
      calls += 1
      waiting.set(calls, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
      worker.postMessage({ id: calls, asked } satisfies DatabaseCall)
    })
}

/**
 * Asks an embedded database in a thread of its own, so that no statement and no wait for the disk holds the classes.
 * What ends the thread after it opened ends the process too.
 */
export const askApart = (thread: DatabaseThread): ApartClient => {
  let isClosing = false
  const call = talkTo(thread, () => isClosing)
  const { alone, between } = turns()
  const ask = async (asked: Asked): Promise<Results> => (await call(asked)) ?? { rows: [], fields: [] }
  return {
    ...clientOf(ask, alone, between),
    close: async () => {
      isClosing = true
      await alone(() => call(null))
      await thread.worker.terminate()
    },
  }
}
