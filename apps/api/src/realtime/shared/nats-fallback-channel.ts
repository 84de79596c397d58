import { randomUUID } from 'node:crypto'

import type { NatsConnection } from '@nats-io/transport-node'

import type { Publication } from '../embedded/channel.ts'
import type { Channels } from '../embedded/channels.ts'

const SUBJECT = 'latido.beside-the-log'

interface Told extends Publication {
  readonly channel: string
  readonly from: string
}

/** Unstored broadcasts between servers, for when the log is unavailable. */
interface FallbackChannel {
  readonly tell: (channel: string, publication: Publication) => void
  readonly hearInto: (channels: Channels) => void
}

export const openFallbackChannel = (nats: NatsConnection): FallbackChannel => {
  const own = randomUUID()
  return {
    tell: (channel, publication) => {
      const told: Told = { channel, from: own, ...publication }
      nats.publish(SUBJECT, JSON.stringify(told))
    },
    hearInto: (channels) => {
      nats.subscribe(SUBJECT, {
        callback: (error, message) => {
          if (error !== null) return
          const { channel, from, ...publication } = message.json<Told>()
          if (from !== own) channels.tell(channel, publication, Date.now())
        },
      })
    },
  }
}
