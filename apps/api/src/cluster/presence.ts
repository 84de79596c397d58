import { NoRespondersError, RequestError, type NatsConnection } from '@nats-io/transport-node'

/** Which servers are there, as far as NATS knows whom it is connected to. */
export interface Presence {
  /** Whether NATS has no connection of a server, twice in a row that this was asked. */
  readonly isGone: (server: string) => Promise<boolean>
}

const ANSWER_WITHIN_MS = 1_000
/** A server that changes from one node of NATS to another is away for a moment. */
const MISSES = 2

const subjectOf = (server: string): string => `latido.server.${server}`

/** Whether NATS itself says that nobody hears a subject; whoever hears it and is silent may only be slow. */
export const isUnheard = (error: unknown): boolean =>
  error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders())

/** Makes this server known to the others, until its connection ends. */
export const createPresence = (nats: NatsConnection, server: string): Presence => {
  const missed = new Map<string, number>()
  nats.subscribe(subjectOf(server), { callback: (error, message) => void (error === null && message.respond()) })
  return {
    isGone: async (other) => {
      try {
        await nats.request(subjectOf(other), '', { timeout: ANSWER_WITHIN_MS })
        missed.delete(other)
        return false
      } catch (error) {
        if (!isUnheard(error)) return false
        const misses = (missed.get(other) ?? 0) + 1
        missed.set(other, misses)
        return misses >= MISSES
      }
    },
  }
}
