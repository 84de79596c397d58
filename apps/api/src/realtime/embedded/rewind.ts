import type { EndpointParts } from './endpoint-parts.ts'
import type { Identity } from './identities.ts'
import type { MessageRing, RingEntry } from './message-ring.ts'
import { ACTION, type OutboundFrame, type WireError } from './protocol.ts'

/** Also confirms a new token. */
export const connectedFrame = (
  { limits, channels }: Pick<EndpointParts, 'limits' | 'channels'>,
  { id, key, clientId }: Identity,
  error?: WireError,
): OutboundFrame => ({
  action: ACTION.connected,
  connectionId: id,
  connectionDetails: {
    clientId: clientId ?? undefined,
    connectionKey: key,
    maxMessageSize: limits.maxMessageBytes,
    maxFrameSize: limits.maxInboundFrameBytes,
    maxInboundRate: limits.inboundFramesPerSecond,
    connectionStateTtl: limits.connectionStateMs,
    maxIdleInterval: limits.maxIdleMs,
    serverId: channels.epoch,
  },
  error,
})

const MAX_COUNT = 100

const UNIT_MS = { s: 1000, m: 60_000 } as const

type Rewind = { readonly kind: 'count'; readonly count: number } | { readonly kind: 'age'; readonly ms: number }

export const parseRewind = (text: string | number | boolean | undefined): Rewind | null => {
  const match = /^(\d{1,6})([sm]?)$/.exec(String(text))
  if (match === null) return null
  const amount = Number(match[1])
  const unit = match[2]
  if (unit === 's' || unit === 'm') return { kind: 'age', ms: amount * UNIT_MS[unit] }
  return { kind: 'count', count: Math.min(amount, MAX_COUNT) }
}

export const rewound = (ring: MessageRing, rewind: Rewind | null, now: number): readonly RingEntry[] => {
  if (rewind === null) return []
  return rewind.kind === 'count' ? ring.latest(rewind.count) : ring.since(now - rewind.ms)
}
