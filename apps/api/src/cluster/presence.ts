import { setTimeout as pause } from 'node:timers/promises'

import { type NatsConnection, NoRespondersError } from '@nats-io/transport-node'

import type { Presence } from '../lib/cluster.ts'

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
