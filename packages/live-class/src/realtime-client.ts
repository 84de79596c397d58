import type { Client } from '@repo/api-client/core/client'
import { createRealtimeToken } from '@repo/api-client/realtime/create-realtime-token'
import { showRealtimeConfig } from '@repo/api-client/realtime/show-realtime-config'

export interface ChannelListener {
  readonly onMessage: (event: string, data: unknown) => void
  /** The channel cannot say what was missed: fetch the current state. */
  readonly onContinuityLost: () => void
}

export const CONNECTION_STATES = ['connecting', 'connected', 'disconnected'] as const
export type ConnectionState = (typeof CONNECTION_STATES)[number]

/** The one connection of an app to the realtime service. */
export interface RealtimeClient {
  /** Listens to a channel; the branch's own when none is named. Returns how to stop. */
  readonly listen: (channel: string | null, listener: ChannelListener) => () => void
  readonly onConnection: (listener: (state: ConnectionState) => void) => () => void
  readonly close: () => void
}

interface Connected {
  readonly service: import('ably/modular').BaseRealtime
  readonly branchChannel: string
}

const connect = async (client: Client): Promise<Connected> => {
  const [{ BaseRealtime, FetchRequest, WebSocketTransport }, config] = await Promise.all([
    import('ably/modular'),
    client.call(showRealtimeConfig, {}),
  ])
  const service = new BaseRealtime({
    ...config.client_options,
    plugins: { FetchRequest, WebSocketTransport },
    logLevel: 0,
    echoMessages: false,
    authCallback: (_, done) => {
      client.call(createRealtimeToken, {}).then(
        ({ token }) => done(null, token),
        (error: unknown) => done(String(error), null),
      )
    },
  })
  return { service, branchChannel: config.branch_channel }
}

const RETRY_MS = 2000

/** Tries until it has a connection: a wall that starts before the server waits for it. */
const connectPersistently = async (client: Client, isClosed: () => boolean): Promise<Connected | null> => {
  while (!isClosed()) {
    try {
      return await connect(client)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
  return null
}

const follow = ({ service }: Connected, name: string, listener: ChannelListener): (() => void) => {
  const channel = service.channels.get(name)
  const hear = (message: { name?: string; data?: unknown }) => listener.onMessage(message.name ?? '', message.data)
  const check = (change: { current: string; resumed?: boolean }) => {
    if (change.current === 'attached' && change.resumed !== true) listener.onContinuityLost()
  }
  channel.on(['attached', 'update'], check)
  // the service answers a refused attachment on the channel, where the state change tells of it
  channel.subscribe(hear).catch(() => {})
  return () => {
    channel.off(check)
    channel.unsubscribe(hear)
    channel.detach().catch(() => {})
  }
}

/** Connects in the background; listeners may come before the connection does. */
export const createRealtimeClient = (client: Client): RealtimeClient => {
  let isClosed = false
  const states = new Set<(state: ConnectionState) => void>()
  const connected = connectPersistently(client, () => isClosed)
  void connected.then((ready) => {
    ready?.service.connection.on(({ current }) => {
      const state = current === 'connected' || current === 'connecting' ? current : 'disconnected'
      for (const listener of states) listener(state)
    })
  })
  return {
    listen: (channel, listener) => {
      let stop: (() => void) | null = null
      let isStopped = false
      void connected.then((ready) => {
        if (ready !== null && !isStopped) stop = follow(ready, channel ?? ready.branchChannel, listener)
      })
      return () => {
        isStopped = true
        stop?.()
      }
    },
    onConnection: (listener) => {
      states.add(listener)
      return () => states.delete(listener)
    },
    close: () => {
      isClosed = true
      void connected.then((ready) => ready?.service.close())
    },
  }
}
