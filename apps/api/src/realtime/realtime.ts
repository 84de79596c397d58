import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

import type { Capability } from './access/capability.ts'
import type { ClientOrigin, RealtimeClientConfig } from './client-options.ts'

declare module '../lib/context.ts' {
  interface Context {
    readonly realtime: Realtime
  }
}

/** What a token lets its holder do, and for how long. */
export interface Grant {
  /** Who the holder is to others; null for a holder without a name. */
  readonly clientId: string | null
  readonly capability: Capability
  readonly ttlMs: number
}

export interface IssuedToken {
  readonly token: string
  /** Unix time in milliseconds. */
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

/** The realtime service as the rest of the server sees it, whether it runs in this process or at Ably. */
export interface Realtime {
  /** Sends one event to everyone on the channel. Rejects where the hosted service does not take it. */
  readonly publish: (channel: string, event: string, data: object) => Promise<void>
  /** Signs a token of the same format for either service. */
  readonly token: (grant: Grant) => Promise<IssuedToken>
  /** Options of the Ably client, apart from its authentication. */
  readonly clientOptions: (origin?: ClientOrigin) => RealtimeClientConfig
  /** Takes the upgrades that are the service's from an HTTP server and leaves every other alone. */
  readonly attach: (server: Server) => void
  readonly handlesUpgrade: (url: string) => boolean
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Ends all connections of a client that is no longer welcome. Rejects where the hosted service does not take it. */
  readonly expel: (clientId: string) => Promise<void>
  /** Asks every client to come back, to whichever server takes it. */
  readonly drainConnections: () => void
  /** Resolves once clients can be told what was said before they came. */
  readonly ready: Promise<void>
  readonly stats: () => RealtimeStats
  /** Tells every client to come back and closes its socket. Publishing afterwards reaches nobody and fails nothing. */
  readonly close: () => Promise<void>
}
