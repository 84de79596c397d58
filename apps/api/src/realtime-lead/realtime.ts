import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** What a token may do, by channel name or `prefix:*`. */
export type Capability = Readonly<Record<string, readonly ('subscribe' | 'publish' | 'history')[]>>

export interface Grant {
  readonly clientId: string
  readonly capability: Capability
  readonly ttlMs: number
}

export interface RestRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer | null
}

export interface RestAnswer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
}

/** The way to displays. One `publish`, whether the endpoint is ours or Ably's own. */
export interface Realtime {
  readonly publish: (channel: string, event: string, data: object) => Promise<void>
  readonly token: (grant: Grant) => Promise<{ readonly token: string; readonly expiresAt: number }>
  /** Options for the browsers' Ably client, apart from the token; null says "this page's own host". */
  readonly clientOptions: () => Readonly<Record<string, unknown>>
  readonly handlesUpgrade: (url: string) => boolean
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Answers a REST call of the Ably protocol; null when it is none of ours. */
  readonly handleRest: (request: RestRequest) => Promise<RestAnswer | null>
  readonly stats: () => { readonly connections: number; readonly channels: number }
  readonly close: () => Promise<void>
}
