import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

import type { NatsConnection } from '@nats-io/transport-node'

/** Whether this server reaches the others. */
export interface Reach {
  readonly isCutOff: () => boolean
  /** Hears a moment after this server was cut off, when whoever hands calls out may know of it. */
  readonly onCutOff: (act: () => void) => void
}

const ANSWER_WITHIN_MS = 1_000
const MISSES = 2
/** Longer than between two questions of whoever asks servers whether they are ready. */
const TOLD_AFTER_MS = 1_000

/** For a server that is alone. */
export const alwaysReached: Reach = { isCutOff: () => false, onCutOff: () => {} }

/** Asks NATS every second, since a network that goes away does not say so. */
export const watchReach = (nats: Pick<NatsConnection, 'flush' | 'isClosed'>): Reach => {
  const acts: (() => void)[] = []
  let misses = 0
  const isCutOff = (): boolean => misses >= MISSES

  const ask = async (): Promise<void> => {
    let isAnswered = false
    const wait = pause(ANSWER_WITHIN_MS, undefined, { ref: false })
    nats.flush().then(
      () => (isAnswered = true),
      () => {},
    )
    await wait
    // an answer that came while the event loop was held counts
    await nextTurn()
    misses = isAnswered ? 0 : misses + 1
    if (misses !== MISSES) return
    await pause(TOLD_AFTER_MS, undefined, { ref: false })
    for (const act of acts) act()
  }
  const keepAsking = async (): Promise<void> => {
    while (!nats.isClosed()) await ask()
  }
  void keepAsking()
  return { isCutOff, onCutOff: (act) => void acts.push(act) }
}
