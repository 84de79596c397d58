import { watchSleep } from '@repo/api-client/browser/watch-sleep'
import type { Client } from '@repo/api-client/core/client'
import { createRealtimeToken, showRealtimeConfig } from '@repo/api-client/realtime/realtime-config'

export interface ChannelListener {
  readonly onMessage: (event: string, data: unknown) => void
  /** Something may have been missed, or the page has slept: fetch the current state. */
  readonly onContinuityLost: () => void
}

/** The one connection of an app to the realtime service. */
export interface RealtimeClient {
  /** Listens to a channel; the branch's own when none is named. Returns how to stop. */
  readonly listen: (channel: string | null, listener: ChannelListener) => () => void
  readonly close: () => void
}

interface Connected {
  readonly service: import('ably/modular').BaseRealtime
  readonly branchChannel: string
}

type TokenDone = (error: string | null, token: string | null) => void

const handToken = async (client: Client, signal: AbortSignal, done: TokenDone): Promise<void> => {
  try {
    const { token } = await client.call(createRealtimeToken, {}, signal)
    done(null, token)
  } catch (error) {
    done(String(error), null)
  }
}

/** Most reconnections take less; those are not reported. */
const LOST_AFTER_MS = 5000

/** Called with true when the connection stays away, and with false when it is there. */
export type OnConnectionLost = (isLost: boolean) => void

const watchConnection = (service: Connected['service'], onLost: OnConnectionLost): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  service.connection.on(({ current }) => {
    if (current !== 'connected' && current !== 'closing' && current !== 'closed') {
      timer ??= setTimeout(onLost, LOST_AFTER_MS, true)
      return
    }
    clearTimeout(timer)
    timer = undefined
    onLost(false)
  })
}

const connect = async (client: Client, signal: AbortSignal, onLost: OnConnectionLost): Promise<Connected> => {
  const [{ BaseRealtime, FetchRequest, WebSocketTransport }, config] = await Promise.all([
    import('ably/modular'),
    client.call(showRealtimeConfig, {}, signal),
  ])
  signal.throwIfAborted()
  const service = new BaseRealtime({
    ...config.clientOptions,
    plugins: { FetchRequest, WebSocketTransport },
    logLevel: 0,
    echoMessages: false,
    authCallback: (_, done) => void handToken(client, signal, done),
  })
  watchConnection(service, onLost)
  return { service, branchChannel: config.branchChannel }
}

const RETRY_MS = 2000

/** Tries until it has a connection: a wall that starts before the server waits for it. */
const connectPersistently = async (
  client: Client,
  signal: AbortSignal,
  onLost: OnConnectionLost,
): Promise<Connected | null> => {
  while (!signal.aborted) {
    try {
      return await connect(client, signal, onLost)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
  return null
}

/** How many listen to each channel; it is left with the last of them, since leaving ends it for all. */
type Listeners = Map<string, number>

const follow = (
  { service }: Connected,
  { name, listener, listeners }: { name: string; listener: ChannelListener; listeners: Listeners },
): (() => void) => {
  listeners.set(name, (listeners.get(name) ?? 0) + 1)
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
    const left = (listeners.get(name) ?? 1) - 1
    listeners.set(name, left)
    if (left === 0) channel.detach().catch(() => {})
  }
}

/** Connects with the first listener and lets go at close; a listener after that connects anew. */
export const createRealtimeClient = (client: Client, onLost: OnConnectionLost = () => {}): RealtimeClient => {
  let connected: Promise<Connected | null> | null = null
  let closing = new AbortController()
  let listeners: Listeners = new Map()
  const ready = (): Promise<Connected | null> => {
    connected ??= connectPersistently(client, closing.signal, onLost)
    return connected
  }
  return {
    listen: (channel, listener) => {
      let stop: (() => void) | null = null
      let isStopped = false
      // a connection that died meanwhile looks alive for long, and what another one kept comes message by message
      const stopWatching = watchSleep(listener.onContinuityLost)
      void ready().then((open) => {
        if (open !== null && !isStopped)
          stop = follow(open, { name: channel ?? open.branchChannel, listener, listeners })
      })
      return () => {
        isStopped = true
        stopWatching()
        stop?.()
      }
    },
    close: () => {
      // a question on its way would be answered as one without a session
      closing.abort()
      closing = new AbortController()
      void connected?.then((open) => open?.service.close())
      connected = null
      listeners = new Map()
    },
  }
}
