import { allows, type Capability } from '../access/capability.ts'
import { acceptMessages } from './accept-messages.ts'
import type { Attachments } from './attachments.ts'
import { isChannelName } from './channel-name.ts'
import type { EndpointParts } from './endpoint-parts.ts'
import { FAULTS, type Fault } from './faults.ts'
import type { Identity } from './identities.ts'
import type { InboundFrame } from './inbound-frame.ts'
import { ACTION, type OutboundFrame } from './protocol.ts'

/** Takes the publications of one connection. */
export class Publisher {
  readonly #parts: Pick<EndpointParts, 'limits' | 'channels'>
  readonly #identity: Identity
  readonly #attachments: Attachments

  constructor(parts: Pick<EndpointParts, 'limits' | 'channels'>, identity: Identity, attachments: Attachments) {
    this.#parts = parts
    this.#identity = identity
    this.#attachments = attachments
  }

  /**
   * Publishes and answers. A client counts its publications and sends those again that a cut socket left unanswered, so
   * identity and count name a publication, and the channel knows one that it has.
   */
  async take(frame: InboundFrame, capability: Capability, now: number): Promise<OutboundFrame> {
    const msgSerial = frame.msgSerial ?? 0
    const outcome = await this.#publish(frame, msgSerial, capability, now)
    if ('code' in outcome) return this.refuse(frame, outcome)
    return { action: ACTION.ack, msgSerial, count: 1, res: [{ serials: outcome }] }
  }

  refuse(frame: InboundFrame, error: Fault): OutboundFrame {
    return { action: ACTION.nack, msgSerial: frame.msgSerial ?? 0, count: 1, error }
  }

  #publish(frame: InboundFrame, msgSerial: number, capability: Capability, now: number): Promise<string[]> | Fault {
    const { limits, channels } = this.#parts
    const channel = frame.channel ?? ''
    if (!isChannelName(channel, limits.maxChannelNameLength)) return FAULTS.invalidChannelName
    if (!allows(capability, channel, 'publish')) return FAULTS.notPermitted
    if (this.#attachments.forbidsPublishing(channel)) return FAULTS.notPermitted
    const messages = acceptMessages(frame.messages ?? [], this.#identity.clientId, limits)
    if ('code' in messages) return messages
    const { id } = this.#identity
    return channels.publish(channel, { messages, id: `${id}:${msgSerial}`, connectionId: id }, now)
  }
}
