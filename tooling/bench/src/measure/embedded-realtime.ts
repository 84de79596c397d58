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

export interface OpenRealtime extends Pick<Realtime, 'publish'> {
  readonly port: number
  readonly token: string
  readonly expiresAt: number
  readonly subscriptions: () => number
  readonly sentBytes: () => number
  readonly close: () => Promise<void>
}

type OnUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

const HOUR_MS = 3_600_000

const loadRealtime = async (): Promise<Realtime> => {
  const folder = '../../../../apps/api/src/realtime/embedded'
  const module = new URL(`${folder}/embedded-realtime.ts`, import.meta.url).href
  const { createEmbeddedRealtime } = (await import(module)) as {
    createEmbeddedRealtime: (options: object) => Realtime
  }
  const log = { info: () => {}, warn: () => {}, fault: () => {} }
  return createEmbeddedRealtime({ signingKey: 'a-signing-key-for-the-bench-0123456789', log })
}

/** Holds no reference to a socket, which would distort memory measurements. */
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
