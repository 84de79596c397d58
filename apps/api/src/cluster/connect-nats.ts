import { readFileSync } from 'node:fs'

import { connect, credsAuthenticator, type NatsConnection } from '@nats-io/transport-node'

import type { NatsAddress } from '../lib/config.ts'

const RECONNECT_EVERY_MS = 250
/** A server that answers two pings in a row with silence is taken for gone. */
const PING_EVERY_MS = 2_000

/** Read at every connection, so that a renewed file is taken up by itself. */
const fromFile = (path: string) => ({ authenticator: credsAuthenticator(() => readFileSync(path)) })

/** Connects, and from then on connects again whenever the connection is lost. Rejects when nobody answers at first. */
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
