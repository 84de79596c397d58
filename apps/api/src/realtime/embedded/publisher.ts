import { allows, type Capability } from '../access/capability.ts'
import type { Attachments } from './attachments.ts'
import { isChannelName } from './channel.ts'
import type { EndpointParts } from './endpoint-parts.ts'
import { type Fault, FAULTS } from './faults.ts'
import type { Identity } from './identities.ts'
import type { Limits } from './limits.ts'
import { ACTION, type InboundFrame, type InboundMessage, type OutboundFrame, type WireMessage } from './protocol.ts'

const CREATE = 0
const MAX_DEPTH = 20

const isShallow = (value: unknown, depth = MAX_DEPTH): boolean =>
  typeof value !== 'object' || value === null
    ? true
    : depth > 0 && Object.values(value).every((item) => isShallow(item, depth - 1))

const withEncoding = (given: string | null | undefined, added: string): string =>
  given === null || given === undefined || given === '' ? added : `${given}/${added}`

/** Subscribers decode the text by `encoding`. */
const encodeData = ({ data, encoding }: InboundMessage): Pick<WireMessage, 'data' | 'encoding'> => {
  if (data === null || data === undefined) return {}
  if (typeof data === 'string') return { data, encoding: encoding ?? undefined }
  return { data: JSON.stringify(data), encoding: withEncoding(encoding, 'json') }
}

const sizeOf = ({ name, data, clientId, extras }: WireMessage): number =>
  Buffer.byteLength(name ?? '') +
  Buffer.byteLength(data ?? '') +
  Buffer.byteLength(clientId ?? '') +
  (extras === undefined ? 0 : Buffer.byteLength(JSON.stringify(extras)))

const faultOf = (message: InboundMessage, clientId: string | null): Fault | null => {
  if ((message.action ?? CREATE) !== CREATE) return FAULTS.unsupported
  if (!isShallow(message.extras)) return FAULTS.malformed
  return clientId === null || (message.clientId ?? clientId) === clientId ? null : FAULTS.foreignClientId
}

const wireOf = (message: InboundMessage, clientId: string | null): WireMessage => ({
  ...(message.id ? { id: message.id } : {}),
  ...(message.name ? { name: message.name } : {}),
  ...encodeData(message),
  clientId: clientId ?? message.clientId ?? undefined,
  extras: message.extras ?? undefined,
})

const acceptMessages = (
  messages: readonly InboundMessage[],
  clientId: string | null,
  limits: Limits,
): WireMessage[] | Fault => {
  if (messages.length === 0 || messages.length > limits.maxMessagesPerPublish) return FAULTS.malformed
  const accepted: WireMessage[] = []
  let size = 0
  for (const message of messages) {
    const fault = faultOf(message, clientId)
    if (fault !== null) return fault
    const wire = wireOf(message, clientId)
    size += sizeOf(wire)
    if (size > limits.maxMessageBytes) return FAULTS.messageTooLarge
    accepted.push(wire)
  }
  return accepted
}

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
