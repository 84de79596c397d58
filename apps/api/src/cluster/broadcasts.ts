import type { NatsConnection } from '@nats-io/transport-node'

import type { Broadcasts, BroadcastTopic } from '../lib/cluster.ts'

const subjectOf = (topic: BroadcastTopic): string => `latido.all.${topic}`

/** At most once: a disconnected server misses broadcasts. */
export const createBroadcasts = (nats: NatsConnection, server: string): Broadcasts => ({
  tell: (topic, value) => nats.publish(subjectOf(topic), JSON.stringify({ server, value })),
  hear: (topic, act) => {
    nats.subscribe(subjectOf(topic), {
      callback: (error, message) => {
        if (error !== null) return
        const said = message.json<{ server: string; value: string }>()
        if (said.server !== server) act(said.value)
      },
    })
  },
})
