import { createHash, timingSafeEqual } from 'node:crypto'

import type { PacketWire } from '@repo/api-client/classes/packet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

import { type Database, pingDatabase } from '../../database/database.ts'
import { freeBytesAt } from '../../database/disk/disk-space.ts'
import { mails } from '../../database/schema/mails.ts'
import { isLocal } from '../../http/address-headers.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { RealtimeStats } from '../../realtime/realtime.ts'
import type { ClassEngine } from '../classes/live/class-engine.ts'

declare module '../../lib/context.ts' {
  interface Context {
    readonly metrics: Metrics
  }
}

/** Contains no personal data. */
interface Metrics {
  /** `late` is the packet's delay in ms. */
  readonly packetLeft: (late: number, packet: PacketWire) => void
  /** `route` is the pattern of the address, so that no id is recorded. */
  readonly answered: (call: { method: string; route: string; status: number; milliseconds: number }) => void
  /** Adds Node's own metrics. Call it once per process. */
  readonly watchProcess: () => void
  readonly contentType: string
  /** In Prometheus text format. */
  readonly read: () => Promise<string>
}

interface Measured {
  readonly db: Database
  readonly clock: Clock
  readonly dataDirectory: string
  readonly counts: ClassEngine['counts']
  readonly realtime: () => RealtimeStats
}

const LATENESS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2]
const AGE_SECONDS = [0.5, 1, 1.5, 2, 3, 5, 10, 30, 120]
const ANSWER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

const gauge = (registry: Registry, name: string, help: string, read: () => number | Promise<number>): void => {
  const made: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: async () => made.set(await read()),
  })
}

const watchState = (registry: Registry, { db, clock, counts, realtime, dataDirectory }: Measured): void => {
  const own = (name: string, help: string, read: () => number | Promise<number>) =>
    gauge(registry, `latido_${name}`, help, read)
  own('classes', 'Classes that are waiting or running.', () => counts().classes)
  own('participants', 'People in those classes.', () => counts().participants)
  own('realtime_connections', 'Open realtime connections of walls, panels and phones.', () => realtime().connections)
  own('realtime_subscriptions', 'Channels they listen to.', () => realtime().subscriptions)
  own('realtime_published_total', 'Messages published since the start.', () => realtime().publishedMessages)
  own('realtime_sent_bytes_total', 'Bytes sent to them since the start.', () => realtime().sentBytes)
  own('realtime_cut_total', 'Connections cut because they read too slowly.', () => realtime().cutSlowConsumers)
  own('mails_queued', 'Mails that have not left yet.', () => db.$count(mails))
  own(
    'disk_free_bytes',
    "Free room on the disk of the server's data folder.",
    async () => (await freeBytesAt(dataDirectory)) ?? NaN,
  )
  own('database_answer_seconds', 'How long the database takes over the shortest question.', async () => {
    const startedAt = clock.steady()
    await pingDatabase(db)
    return (clock.steady() - startedAt) / 1000
  })
}

export const createMetrics = (measured: Measured): Metrics => {
  const registry = new Registry()
  watchState(registry, measured)
  const registers = [registry]
  const lateness = new Histogram({
    name: 'latido_packet_lateness_seconds',
    help: 'How long after its second the packet of a class left.',
    buckets: LATENESS_SECONDS,
    registers,
  })
  const age = new Histogram({
    name: 'latido_sample_age_seconds',
    help: 'How old a heart rate is in the packet that shows it; those out of touch are left out.',
    buckets: AGE_SECONDS,
    registers,
  })
  const answers = new Histogram({
    name: 'latido_http_answer_seconds',
    help: 'How long calls took to be answered.',
    labelNames: ['method', 'route', 'status'],
    buckets: ANSWER_SECONDS,
    registers,
  })
  return {
    packetLeft: (late, { data, server_time: now }) => {
      lateness.observe(late / 1000)
      for (const { status, measured_at: at } of data) {
        if (status && typeof at === 'number') age.observe((now - at) / 1000)
      }
    },
    answered: ({ method, route, status, milliseconds }) =>
      answers.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000),
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    contentType: registry.contentType,
    read: () => registry.metrics(),
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const shows = (request: FastifyRequest, token: string | null): boolean =>
  token !== null && timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`))

/** Serves metrics only to this machine and to callers with the token. */
export const mountMetrics = (app: FastifyInstance, { config, metrics }: Pick<Context, 'config' | 'metrics'>): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    metrics.answered({ method, route, status: reply.statusCode, milliseconds: reply.elapsedTime })
  })
  app.get('/metrics', async (request, reply) => {
    // other callers can't detect that the page exists
    if (!isLocal(request) && !shows(request, config.metricsToken)) throw new Refusal('not-found')
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read())
  })
}
