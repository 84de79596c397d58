import { parseKey } from './key.ts'
import type { Realtime } from './realtime.ts'
import { mintToken } from './token.ts'

export interface HostedOptions {
  readonly apiKey: string
  /** Options of Ably's REST client that say where the service is; none for Ably itself. */
  readonly clientOptions?: Readonly<Record<string, unknown>>
}

/** Ably's own service: we publish with its REST client and mint tokens with our key; browsers connect to Ably. */
export const createHostedRealtime = ({ apiKey, clientOptions = {} }: HostedOptions): Realtime => {
  const key = parseKey(apiKey)
  if (key === null) throw new Error('ABLY_API_KEY has no secret')
  const rest = import('ably').then(({ Rest }) => new Rest({ ...clientOptions, key: apiKey }))
  return {
    publish: async (channel, event, data) => {
      await (await rest).channels.get(channel).publish(event, data)
    },
    token: async (grant) => mintToken(key, grant, Date.now()),
    clientOptions: () => ({}),
    handlesUpgrade: () => false,
    handleUpgrade: (_, socket) => socket.destroy(),
    handleRest: async () => null,
    stats: () => ({ connections: 0, channels: 0 }),
    close: async () => {},
  }
}
