import { connect, type NatsConnection } from '@nats-io/transport-node'

import type { NatsAddress } from './nats-address.ts'

const RECONNECT_EVERY_MS = 250
/** A server that answers two pings in a row with silence is taken for gone. */
const PING_EVERY_MS = 2_000

/** Connects, and from then on connects again whenever the connection is lost. Rejects when nobody answers at first. */
export const connectNats = ({ servers, credentials, usesTls }: NatsAddress): Promise<NatsConnection> =>
  connect({
    servers: [...servers],
    name: 'latido',
    ...credentials,
    ...(usesTls ? { tls: {} } : {}),
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_EVERY_MS,
    pingInterval: PING_EVERY_MS,
    maxPingOut: 2,
  })
