import { allows, type Capability } from '../access/capability.ts'
import { acceptMessages } from './accept-messages.ts'
import type { Attachments } from './attachments.ts'
import { isChannelName } from './channel-serial.ts'
import type { EndpointParts } from './endpoint-parts.ts'
import { type Fault, FAULTS } from './faults.ts'
import type { Identity } from './identities.ts'
import type { InboundFrame } from './inbound-frame.ts'
import { ACTION, type OutboundFrame } from './protocol.ts'

interface From {
  readonly identity: Identity
  readonly attachments: Attachments
  readonly capability: Capability
}

type Parts = Pick<EndpointParts, 'limits' | 'channels'>

export const refused = (frame: InboundFrame, error: Fault): OutboundFrame => ({
  action: ACTION.nack,
  msgSerial: frame.msgSerial ?? 0,
  count: 1,
  error,
})

const publish = (
  { limits, channels }: Parts,
  { identity, attachments, capability }: From,
  frame: InboundFrame,
  now: number,
): Promise<string[]> | Fault => {
  const channel = frame.channel ?? ''
  if (!isChannelName(channel, limits.maxChannelNameLength)) return FAULTS.invalidChannelName
  if (!allows(capability, channel, 'publish')) return FAULTS.notPermitted
  if (attachments.forbidsPublishing(channel)) return FAULTS.notPermitted
  const messages = acceptMessages(frame.messages ?? [], identity.clientId, limits)
  if ('code' in messages) return messages
  const { id } = identity
  return channels.publish(channel, { messages, id: `${id}:${frame.msgSerial ?? 0}`, connectionId: id }, now)
}

/** A client numbers its publications and resends unacknowledged ones, so identity and number deduplicate them. */
export const takePublication = async (
  parts: Parts,
  from: From,
  frame: InboundFrame,
  now: number,
): Promise<OutboundFrame> => {
  const outcome = await publish(parts, from, frame, now)
  if ('code' in outcome) return refused(frame, outcome)
  return { action: ACTION.ack, msgSerial: frame.msgSerial ?? 0, count: 1, res: [{ serials: outcome }] }
}
