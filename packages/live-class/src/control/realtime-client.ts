import { watchSleep } from '@repo/api-client/browser/watch-sleep'
import { createRealtimeToken, showRealtimeConfig } from '@repo/api-client/classes/realtime-config'
import type { Client } from '@repo/api-client/core/client'

export interface ChannelListener {
  readonly onMessage: (event: string, data: unknown) => void
  /** Messages may have been missed: fetch the current state. */
  readonly onContinuityLost: () => void
}

export interface RealtimeClient {
  /** Null is the branch's channel. Returns a stop function. */
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

/** Most reconnections take less time. */
const LOST_AFTER_MS = 5000

/** Called with true after a long loss, and with false once connected. */
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

/** Retries, because a display may start before the server. */
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

/** Listeners per channel. Leaving a channel ends it for all, so only the last one does. */
type Listeners = Map<string, number>

const follow = (
  { service }: Connected,
  { name, listener, listeners }: { name: string; listener: ChannelListener; listeners: Listeners },
): (() => void) => {
  listeners.set(name, (listeners.get(name) ?? 0) + 1)
  const channel = service.channels.get(name)
  const receive = (message: { name?: string; data?: unknown }) => listener.onMessage(message.name ?? '', message.data)
  const check = (change: { current: string; resumed?: boolean }) => {
    if (change.current === 'attached' && change.resumed !== true) listener.onContinuityLost()
  }
  channel.on(['attached', 'update'], check)
  // refused attachments are reported by the channel's state change
  channel.subscribe(receive).catch(() => {})
  return () => {
    channel.off(check)
    channel.unsubscribe(receive)
    const left = (listeners.get(name) ?? 1) - 1
    listeners.set(name, left)
    if (left === 0) channel.detach().catch(() => {})
  }
}

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
      // after a sleep, the connection may only look alive
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
      // calls in progress would be sent without a session
      closing.abort()
      closing = new AbortController()
      void connected?.then((open) => open?.service.close())
      connected = null
      listeners = new Map()
    },
  }
}
