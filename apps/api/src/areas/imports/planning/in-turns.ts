import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** Takes a few ms, for which measurements of a class can wait. */
const PER_TURN = 20

/** Works on one item after another, and lets other work of the server in between. */
export const inTurns = async <T, R>(items: readonly T[], work: (item: T) => R): Promise<readonly R[]> => {
  const done: R[] = []
  for (const item of items) {
    done.push(work(item))
    if (done.length % PER_TURN === 0) await yieldToEventLoop()
  }
  return done
}

/** Splits a list into batches for one statement each. */
export const batchesOf = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, batch) => items.slice(batch * size, (batch + 1) * size))
