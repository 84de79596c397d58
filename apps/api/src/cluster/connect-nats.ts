import { readFileSync } from 'node:fs'

import { connect, credsAuthenticator, type NatsConnection } from '@nats-io/transport-node'

import type { NatsAddress } from '../lib/config.ts'

const RECONNECT_EVERY_MS = 250
/** The connection is stale after two unanswered pings. */
const PING_EVERY_MS = 2_000

/** Read at each connection, so that a renewed file applies without a restart. */
const fromFile = (path: string) => ({ authenticator: credsAuthenticator(() => readFileSync(path)) })

/** Reconnects after a lost connection. Rejects if the first attempt fails. */
export const connectNats = (
  { servers, credentials, usesTls }: NatsAddress,
  credentialsFile: string | null = null,
): Promise<NatsConnection> =>
  connect({
    servers: [...servers],
    name: 'latido',
    ...(credentialsFile === null ? credentials : fromFile(credentialsFile)),
    ...(usesTls ? { tls: {} } : {}),
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_EVERY_MS,
    pingInterval: PING_EVERY_MS,
    maxPingOut: 2,
  })
