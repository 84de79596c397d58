import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

interface Realtime {
  readonly publish: (channel: string, event: string, data: object) => Promise<void>
  readonly token: (grant: object) => Promise<{ readonly token: string; readonly expiresAt: number }>
  readonly attach: (server: Server) => void
  readonly stats: () => { readonly subscriptions: number; readonly sentBytes: number }
  readonly close: () => Promise<void>
}

/** The product's realtime endpoint on a port of its own, without the rest of the server. */
export interface OpenRealtime extends Pick<Realtime, 'publish'> {
  readonly port: number
  /** A token that subscribes to everything, good for an hour. */
  readonly token: string
  readonly expiresAt: number
  /** How many channels are listened to, counting every listener. */
  readonly subscriptions: () => number
  /** What went out to all of them since the start. */
  readonly sentBytes: () => number
  readonly close: () => Promise<void>
}

type OnUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

const HOUR_MS = 3_600_000

// An app is no package to import by name, so the endpoint is loaded from its folder.
const loadRealtime = async (): Promise<Realtime> => {
  const folder = '../../../../apps/api/src/realtime/embedded'
  const module = new URL(`${folder}/embedded-realtime.ts`, import.meta.url).href
  const { createEmbeddedRealtime } = (await import(module)) as {
    createEmbeddedRealtime: (options: object) => Realtime
  }
  const log = { info: () => {}, warn: () => {}, fault: () => {} }
  return createEmbeddedRealtime({ signingKey: 'a-signing-key-for-the-bench-0123456789', log })
}

/**
 * `onUpgrade` sees every upgrade and may take those that are not the endpoint's. Nothing is kept of a socket here: a
 * bench of memory would count it as the product's.
 */
export const openRealtime = async (onUpgrade: OnUpgrade = () => {}): Promise<OpenRealtime> => {
  const realtime = await loadRealtime()
  const server = createServer()
  server.on('upgrade', onUpgrade)
  realtime.attach(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const grant = { clientId: null, capability: { '*': ['subscribe'] }, ttlMs: HOUR_MS }
  return {
    publish: realtime.publish,
    port: (server.address() as AddressInfo).port,
    ...(await realtime.token(grant)),
    subscriptions: () => realtime.stats().subscriptions,
    sentBytes: () => realtime.stats().sentBytes,
    close: async () => {
      await realtime.close()
      server.close()
    },
  }
}
