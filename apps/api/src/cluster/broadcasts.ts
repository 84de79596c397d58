import type { NatsConnection } from '@nats-io/transport-node'

/** What one server tells all others, which act on it themselves. */
export interface Broadcasts {
  readonly tell: (topic: BroadcastTopic, value: string) => void
  readonly hear: (topic: BroadcastTopic, act: (value: string) => void) => void
}

type BroadcastTopic = 'client-expelled' | 'phone-ended' | 'mail-queued' | 'progress-watched'

const subjectOf = (topic: BroadcastTopic): string => `latido.all.${topic}`

/** For a server that is alone. */
export const noBroadcasts: Broadcasts = { tell: () => {}, hear: () => {} }

/** Over NATS; whoever is not connected at the moment does not hear it. */
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
