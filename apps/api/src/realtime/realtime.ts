import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

import type { Capability } from './access/capability.ts'
import type { ClientOrigin, RealtimeClientConfig } from './client-options.ts'

declare module '../lib/context.ts' {
  interface Context {
    readonly realtime: Realtime
  }
}

export interface Grant {
  readonly clientId: string | null
  readonly capability: Capability
  readonly ttlMs: number
}

export interface IssuedToken {
  readonly token: string
  /** Unix time in ms. */
  readonly expiresAt: number
}

export interface RealtimeStats {
  readonly connections: number
  readonly resumableConnections: number
  readonly channels: number
  readonly subscriptions: number
  readonly ringBytes: number
  readonly publishedMessages: number
  readonly sentBytes: number
  readonly cutSlowConsumers: number
  readonly refusedUpgrades: number
}

export interface Realtime {
  /** Rejects if the hosted service fails. */
  readonly publish: (channel: string, event: string, data: object) => Promise<void>
  /** Drops a channel's stored messages, which then can't be resumed or rewound. A hosted service keeps its own. */
  readonly forget: (channel: string) => Promise<void>
  readonly token: (grant: Grant) => Promise<IssuedToken>
  readonly clientOptions: (origin?: ClientOrigin) => RealtimeClientConfig
  readonly attach: (server: Server) => void
  readonly handlesUpgrade: (url: string) => boolean
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  readonly expel: (clientId: string) => Promise<void>
  /** Asks all clients to reconnect, possibly to another server. */
  readonly drainConnections: () => void
  /** Resolves when earlier messages are available to new clients. */
  readonly ready: Promise<void>
  readonly stats: () => RealtimeStats
  /** Publishing afterwards does nothing. */
  readonly close: () => Promise<void>
}
