import { setImmediate as yieldToEventLoop, setTimeout as pause } from 'node:timers/promises'

import { type NatsConnection, NoRespondersError } from '@nats-io/transport-node'

import type { Presence, Reach } from '../lib/cluster.ts'

const ANSWER_WITHIN_MS = 1_000
/** A server that reconnects to another NATS node is briefly absent. */
const MOMENT_MS = 300

const subjectOf = (server: string): string => `latido.server.${server}`

/** "No responders": NATS knows no subscriber. A time-out may mean that one is slow. */
export const isUnheard = (error: unknown): boolean =>
  error instanceof NoRespondersError || (error instanceof Error && isUnheard(error.cause))

export const createPresence = (nats: NatsConnection, server: string): Presence => {
  nats.subscribe(subjectOf(server), { callback: (error, message) => void (error === null && message.respond()) })
  const isThere = async (other: string): Promise<boolean> => {
    try {
      await nats.request(subjectOf(other), '', { timeout: ANSWER_WITHIN_MS })
      return true
    } catch (error) {
      return !isUnheard(error)
    }
  }
  return {
    self: server,
    isGone: async (other) => {
      if (await isThere(other)) return false
      await pause(MOMENT_MS)
      return !(await isThere(other))
    },
  }
}

/** Four unanswered probes make 2 s; shorter probes detect a cut sooner after that. */
const PROBE_WITHIN_MS = 500
const MISSES = 4
/** Longer than the interval of load balancer health checks. */
const TOLD_AFTER_MS = 1_000

/** Polls, because a lost network sends no event. */
export const watchReach = (nats: Pick<NatsConnection, 'flush' | 'isClosed'>): Reach => {
  const acts: (() => void)[] = []
  let misses = 0
  const isCutOff = (): boolean => misses >= MISSES

  let answers = 0
  const ask = async (): Promise<void> => {
    const before = answers
    const wait = pause(PROBE_WITHIN_MS, undefined, { ref: false })
    nats.flush().then(
      () => (answers += 1),
      () => {},
    )
    await wait
    // counts answers that arrived while the event loop was blocked, and late ones
    await yieldToEventLoop()
    misses = answers > before ? 0 : misses + 1
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
