import type { Msg, NatsConnection } from '@nats-io/transport-node'

import type { Broadcasts, BroadcastTopic, OwnerCalls } from '../lib/cluster.ts'
import { Refusal } from '../lib/refusal.ts'
import { isUnheard } from './presence.ts'

const broadcastSubject = (topic: BroadcastTopic): string => `latido.all.${topic}`

/** At most once: a disconnected server misses broadcasts. */
export const createBroadcasts = (nats: NatsConnection, server: string): Broadcasts => ({
  publish: (topic, value) => nats.publish(broadcastSubject(topic), JSON.stringify({ server, value })),
  subscribe: (topic, act) => {
    nats.subscribe(broadcastSubject(topic), {
      callback: (error, message) => {
        if (error !== null) return
        const said = message.json<{ server: string; value: string }>()
        if (said.server !== server) act(said.value)
      },
    })
  },
})

const ANSWER_WITHIN_MS = 5_000

const callSubject = (classUuid: string): string => `latido.class.${classUuid}`

export const createOwnerCalls = (nats: NatsConnection, patience = ANSWER_WITHIN_MS): OwnerCalls => ({
  ask: async <Answer>(classUuid: string, call: object) => {
    try {
      const answer = await nats.request(callSubject(classUuid), JSON.stringify(call), { timeout: patience })
      return answer.json<Answer>()
    } catch (error) {
      if (isUnheard(error)) return null
      // the owner may have crashed, or NATS is unreachable
      throw new Refusal('unavailable', { retryAfterSeconds: 1 })
    }
  },
  answer: (classUuid, perform) => {
    const working = new Set<Promise<void>>()
    const answerOne = (message: Msg): void => {
      const work = perform(message.json())
        .then((answer) => void message.respond(JSON.stringify(answer)))
        .catch(() => {})
        .finally(() => working.delete(work))
      working.add(work)
    }
    const subscription = nats.subscribe(callSubject(classUuid), {
      callback: (error, message) => {
        if (error === null) answerOne(message)
      },
    })
    return async () => {
      subscription.unsubscribe()
      await Promise.all(working)
    }
  },
})
