import type { EndpointParts } from './endpoint-parts.ts'
import type { Identity } from './identities.ts'
import { ACTION, type OutboundFrame, type WireError } from './protocol.ts'

/** Welcomes a client, and again confirms it after each new token. */
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
