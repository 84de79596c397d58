import { randomUUID } from 'node:crypto'

import type { NatsConnection } from '@nats-io/transport-node'

import type { Clock } from '../lib/clock.ts'
import type { Broadcasts, ClassLeases, OwnerCalls, Presence, Reach } from '../lib/cluster.ts'
import type { Config } from '../lib/config.ts'
import type { Log } from '../lib/log.ts'
import { DEFAULT_LIMITS } from '../realtime/embedded/limits.ts'
import { openStreamLog, type StreamLog } from '../realtime/shared/stream-log.ts'
import { openClassLeases } from './class-leases.ts'
import { connectNats } from './connect-nats.ts'
import { createPresence, watchReach } from './presence.ts'
import { createBroadcasts, createOwnerCalls } from './server-calls.ts'

export interface Cluster {
  readonly broadcasts: Broadcasts
  readonly realtimeLog: StreamLog
  readonly leases: ClassLeases
  readonly calls: OwnerCalls
  readonly presence: Presence
  readonly reach: Reach
  readonly onReleased: (act: (classUuid: string) => void) => void
  readonly close: () => Promise<void>
}

const warnOfLosses = async (nats: NatsConnection, log: Pick<Log, 'warn' | 'info'>): Promise<void> => {
  for await (const { type } of nats.status()) {
    if (type === 'disconnect') log.warn('nats-lost')
    if (type === 'reconnect') log.info('nats-back')
  }
}

/** Rejects if NATS is unreachable at first or has no JetStream. */
export const joinCluster = async (
  { replicas, credentialsFile, ...address }: NonNullable<Config['nats']>,
  { clock, log }: { readonly clock: Pick<Clock, 'steady'>; readonly log: Log },
): Promise<Cluster> => {
  const nats = await connectNats(address, credentialsFile)
  void warnOfLosses(nats, log)
  const server = randomUUID()
  let released: ((classUuid: string) => void) | null = null
  const onReleased = (classUuid: string): void => released?.(classUuid)
  const [leases, realtimeLog] = await Promise.all([
    openClassLeases({ nats, replicas, server, clock, log, onReleased }),
    openStreamLog({ nats, replicas, keptForMs: DEFAULT_LIMITS.ringMs, log }),
  ])
  return {
    broadcasts: createBroadcasts(nats, server),
    realtimeLog,
    leases,
    calls: createOwnerCalls(nats),
    presence: createPresence(nats, server),
    reach: watchReach(nats),
    onReleased: (act) => {
      released = act
    },
    close: () => nats.close(),
  }
}
