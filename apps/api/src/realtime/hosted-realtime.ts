import type { Rest } from 'ably'

import { mintToken, parseAblyKey } from './access/token.ts'
import { hostedClientOptions, type RealtimeClientConfig } from './client-options.ts'
import { createEmbeddedRealtime, type EmbeddedRealtimeOptions } from './embedded/embedded-realtime.ts'
import type { Realtime } from './realtime.ts'

/** Packets are sent once a second, so older ones are obsolete. */
const MAX_WAITING = 5

interface AblyHost {
  readonly endpoint: string
  readonly port: number
  readonly tls: boolean
}

export interface HostedRealtimeOptions {
  readonly apiKey: string
  readonly host?: AblyHost
}

const connect = async ({ apiKey, host }: HostedRealtimeOptions): Promise<Rest> => {
  // loaded on demand, because most servers don't use it
  const ably = await import('ably')
  return new ably.Rest({
    key: apiKey,
    // errors are rejections, and the client's log could contain the key
    logLevel: 0,
    useBinaryProtocol: false,
    ...(host === undefined ? {} : { endpoint: host.endpoint, tls: host.tls, port: host.port, tlsPort: host.port }),
  })
}

const clientOptionsFor = (host: AblyHost | undefined): RealtimeClientConfig =>
  host === undefined
    ? hostedClientOptions()
    : { ...hostedClientOptions(), endpoint: host.endpoint, tls: host.tls, port: host.port, tlsPort: host.port }

/** Serializes the calls of a channel, to keep their order. */
class ChannelQueues {
  readonly #queues = new Map<string, { last: Promise<void>; waiting: number }>()

  async run(channel: string, call: () => Promise<unknown>): Promise<void> {
    const queue = this.#queues.get(channel) ?? { last: Promise.resolve(), waiting: 0 }
    if (queue.waiting >= MAX_WAITING) throw new Error('the realtime service does not keep up')
    this.#queues.set(channel, queue)
    queue.waiting += 1
    const turn = queue.last.then(async () => {
      await call()
    })
    queue.last = turn.catch(() => {})
    try {
      await turn
    } finally {
      queue.waiting -= 1
      if (queue.waiting === 0) this.#queues.delete(channel)
    }
  }

  async settle(): Promise<void> {
    await Promise.all([...this.#queues.values()].map(({ last }) => last))
  }
}

const NO_STATS = {
  connections: 0,
  resumableConnections: 0,
  channels: 0,
  subscriptions: 0,
  ringBytes: 0,
  sentBytes: 0,
  cutSlowConsumers: 0,
  refusedUpgrades: 0,
}

export const createHostedRealtime = (options: HostedRealtimeOptions): Realtime => {
  const key = parseAblyKey(options.apiKey)
  if (key === null) throw new Error('The Ably key must look like app.key:secret')
  const queues = new ChannelQueues()
  let rest: Promise<Rest> | null = null
  let publishedMessages = 0
  let isClosed = false

  const send = async (channel: string, event: string, data: object): Promise<void> => {
    rest ??= connect(options)
    const { channels } = await rest
    await channels.get(channel).publish(event, data)
    channels.release(channel)
    publishedMessages += 1
  }
  return {
    publish: async (channel, event, data) => {
      if (!isClosed) await queues.run(channel, () => send(channel, event, data))
    },
    forget: async () => {},
    token: (grant) => mintToken(key, grant, Date.now()),
    clientOptions: () => clientOptionsFor(options.host),
    attach: () => {},
    handlesUpgrade: () => false,
    handleUpgrade: (_, socket) => socket.destroy(),
    expel: async (clientId) => {
      rest ??= connect(options)
      const { auth } = await rest
      await auth.revokeTokens([{ type: 'clientId', value: clientId }])
    },
    drainConnections: () => {},
    ready: Promise.resolve(),
    stats: () => ({ ...NO_STATS, publishedMessages }),
    close: async () => {
      isClosed = true
      await queues.settle()
    },
  }
}

export interface RealtimeConfig extends EmbeddedRealtimeOptions {
  readonly ablyApiKey: string | null
}

export const createRealtime = ({ ablyApiKey, ...embedded }: RealtimeConfig): Realtime =>
  ablyApiKey === null ? createEmbeddedRealtime(embedded) : createHostedRealtime({ apiKey: ablyApiKey })
