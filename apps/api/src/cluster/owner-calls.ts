import type { Msg, NatsConnection } from '@nats-io/transport-node'

import type { OwnerCalls } from '../lib/cluster.ts'
import { Refusal } from '../lib/refusal.ts'
import { isUnheard } from './presence.ts'

const ANSWER_WITHIN_MS = 5_000

const subjectOf = (classUuid: string): string => `latido.class.${classUuid}`

export const createOwnerCalls = (nats: NatsConnection, patience = ANSWER_WITHIN_MS): OwnerCalls => ({
  ask: async <Answer>(classUuid: string, call: object) => {
    try {
      const answer = await nats.request(subjectOf(classUuid), JSON.stringify(call), { timeout: patience })
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
    const subscription = nats.subscribe(subjectOf(classUuid), {
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
