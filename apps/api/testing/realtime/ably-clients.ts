import * as Ably from 'ably'

import type { Grant } from '../../src/realtime/realtime.ts'
import type { RealtimeServer } from './start-realtime-server.ts'

export const addressOf = (server: Pick<RealtimeServer, 'port'>): Ably.ClientOptions => ({
  endpoint: '127.0.0.1',
  port: server.port,
  tls: false,
  transports: ['web_socket'],
  disableConnectivityCheck: true,
  wsConnectivityCheckUrl: `ws://127.0.0.1:${server.port}/ws-up`,
  disconnectedRetryTimeout: 50,
  suspendedRetryTimeout: 50,
  useBinaryProtocol: false,
  logLevel: 0,
})

export const authWith = (make: () => Promise<string>): Ably.ClientOptions => {
  const answer = async (done: Parameters<NonNullable<Ably.AuthOptions['authCallback']>>[1]): Promise<void> => {
    try {
      done(null, await make())
    } catch (error) {
      done(String(error), null)
    }
  }
  return { authCallback: (_, done) => void answer(done) }
}

export const authBy = (server: RealtimeServer, grant: Grant): Ably.ClientOptions =>
  authWith(async () => (await server.realtime.token(grant)).token)

export interface ClientPool {
  readonly connect: (server: RealtimeServer, grant: Grant, options?: Ably.ClientOptions) => Ably.Realtime
  readonly add: <Client extends { close: () => void }>(client: Client) => Client
  readonly closeAll: () => void
}

export const createClientPool = (): ClientPool => {
  const clients: { close: () => void }[] = []
  const add: ClientPool['add'] = (client) => {
    clients.push(client)
    return client
  }
  return {
    add,
    connect: (server, grant, options = {}) =>
      add(new Ably.Realtime({ ...addressOf(server), ...authBy(server, grant), ...options })),
    closeAll: () => {
      for (const client of clients.splice(0)) client.close()
    },
  }
}

export const connectionReaches = (
  client: Pick<Ably.Realtime, 'connection'>,
  state: Ably.ConnectionState,
): Promise<Ably.ConnectionStateChange> =>
  new Promise((resolve) => client.connection.once(state, (change) => resolve(change)))

export interface Packet {
  readonly sequence: number
}

export const collect = async (
  channel: Pick<Ably.RealtimeChannel, 'subscribe'>,
): Promise<{ readonly data: Packet[]; readonly messages: Ably.InboundMessage[] }> => {
  const data: Packet[] = []
  const messages: Ably.InboundMessage[] = []
  await channel.subscribe((message) => {
    data.push(message.data as Packet)
    messages.push(message)
  })
  return { data, messages }
}
