import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'

import { steadyNow } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import { setStaggeredInterval } from '../../lib/staggered-interval.ts'
import { type Access, mintToken, type TokenFault, verifyToken } from '../access/token.ts'
import { embeddedClientOptions, originOf } from '../client-options.ts'
import type { Realtime, RealtimeStats } from '../realtime.ts'
import type { StreamLog } from '../shared/stream-log.ts'
import { Channels } from './channels.ts'
import { newCounters } from './endpoint-parts.ts'
import { Endpoint } from './endpoint.ts'
import { Identities } from './identities.ts'
import { DEFAULT_LIMITS, type Limits } from './limits.ts'

/** The secret of this key is the signing key. */
export const EMBEDDED_KEY_NAME = 'latido.embedded'

const SWEEP_MS = 10_000

export interface EmbeddedRealtimeOptions {
  /** May resolve later. Persistent, so that tokens survive a restart. */
  readonly signingKey: string | Promise<string>
  readonly publicUrl?: string | null
  /** Allowed in addition to the server's own host. */
  readonly allowedOrigins?: readonly string[]
  readonly log: Log
  readonly isClientAuthorized?: (clientId: string) => Promise<boolean>
  readonly limits?: Partial<Limits>
  readonly shared?: SharedRealtime | null
}

export interface SharedRealtime {
  readonly log: StreamLog
  readonly expelEverywhere: (clientId: string) => void
  readonly onExpelled: (listener: (clientId: string) => void) => void
  readonly isCutOff: () => boolean
}

const statsOf = (endpoint: Endpoint, channels: Channels, identities: Identities): Omit<RealtimeStats, CounterName> => {
  return {
    connections: endpoint.connections.size,
    resumableConnections: identities.abandoned,
    channels: channels.all.length,
    subscriptions: channels.all.reduce((sum, { subscribers }) => sum + subscribers.size, 0),
    ringBytes: channels.all.reduce((sum, { ring }) => sum + ring.bytes, 0),
    publishedMessages: channels.published,
  }
}

type CounterName = 'sentBytes' | 'cutSlowConsumers' | 'refusedUpgrades'

const startPulse = (limits: Limits, endpoint: Endpoint, channels: Channels, identities: Identities): (() => void) => {
  const stopPulse = setStaggeredInterval(endpoint.connections, limits.maxIdleMs / 3, (connection) => connection.pulse())
  const sweep = setInterval(() => {
    channels.sweep(Date.now())
    identities.sweep(steadyNow())
  }, SWEEP_MS)
  sweep.unref()
  return () => {
    stopPulse()
    clearInterval(sweep)
  }
}

export const createEmbeddedRealtime = (options: EmbeddedRealtimeOptions): Realtime => {
  const { signingKey, publicUrl = null, log, isClientAuthorized, shared = null } = options
  const keyOf = async () => ({ name: EMBEDDED_KEY_NAME, secret: await signingKey })
  const key = keyOf()
  key.catch(() => {})
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits }
  const channels = new Channels(limits, shared?.log ?? null)
  const identities = new Identities(limits)
  const counters = newCounters()
  const verify = async (token: string): Promise<Access | TokenFault> => {
    const access = await verifyToken(await key, token, Date.now())
    if (typeof access === 'string' || access.clientId === null || isClientAuthorized === undefined) return access
    return (await isClientAuthorized(access.clientId)) ? access : 'unrecognized'
  }
  const publicOrigin = publicUrl === null ? null : originOf(publicUrl)
  const allowedOrigins = [...(options.allowedOrigins ?? []), ...(publicUrl === null ? [] : [publicUrl])]
  const isCutOff = shared?.isCutOff ?? (() => false)
  const parts = { limits, channels, identities, counters, log, verify }
  const endpoint = new Endpoint(parts, { key, allowedOrigins, isCutOff })
  const stopPulse = startPulse(limits, endpoint, channels, identities)
  const server = randomBytes(9).toString('base64url')
  let published = 0
  const heard = shared?.log.readInto(channels, () => endpoint.rebalance())
  const ready = Promise.all([key, heard]).then(() => {})
  ready.catch(() => {})
  shared?.onExpelled((clientId) => endpoint.expel(clientId))

  const realtime: Realtime = {
    publish: async (channel, event, data) => {
      published += 1
      const messages = [{ name: event, data: JSON.stringify(data), encoding: 'json' }]
      await channels.publishNow(channel, { messages, id: `${server}:${published}`, connectionId: null }, Date.now())
    },
    forget: async (channel) => {
      published += 1
      await channels.forget(channel, `${server}:${published}`)
    },
    token: async (grant) => mintToken(await key, grant, Date.now()),
    clientOptions: (origin) => embeddedClientOptions(origin ?? publicOrigin),
    attach: (server: Server) => {
      server.on('upgrade', (request, socket, head) => {
        if (endpoint.handlesUpgrade(request.url ?? '')) endpoint.handleUpgrade(request, socket, head)
      })
    },
    handlesUpgrade: (url) => endpoint.handlesUpgrade(url),
    handleUpgrade: (request, socket, head) => endpoint.handleUpgrade(request, socket, head),
    expel: async (clientId) => {
      endpoint.expel(clientId)
      shared?.expelEverywhere(clientId)
    },
    drainConnections: () => endpoint.rebalance(),
    ready,
    stats: () => ({ ...statsOf(endpoint, channels, identities), ...counters }),
    close: async () => {
      stopPulse()
      await endpoint.close()
      await shared?.log.close()
    },
  }
  return realtime
}
