import { formatSerial } from './channel-serial.ts'
import { Frame } from './frame.ts'
import type { Limits } from './limits.ts'
import { MessageRing } from './message-ring.ts'
import { ACTION, type WireMessage } from './protocol.ts'

/** Somebody a channel delivers to. */
export interface Subscriber {
  readonly deliver: (frame: Frame, now: number) => void
}

export interface Publication {
  readonly messages: readonly WireMessage[]
  /** The publisher's name for it, unique over all publishers; a second one with the same name is not sent again. */
  readonly id: string
  readonly connectionId: string | null
}

/** One channel: who listens, and what was said lately. */
export class Channel {
  readonly name: string
  readonly ring: MessageRing
  readonly subscribers = new Set<Subscriber>()
  readonly #epoch: string

  constructor(name: string, start: { epoch: string; sequence: number; floor?: number }, limits: Limits) {
    this.name = name
    this.#epoch = start.epoch
    this.ring = new MessageRing(start.sequence, limits, start.floor)
  }

  serialAt(sequence: number): string {
    return formatSerial({ epoch: this.#epoch, sequence })
  }

  /** Keeps a publication and hands it to every subscriber before it returns. */
  append(publication: Publication, sequence: number, now: number): void {
    const { id, connectionId, messages } = publication
    const channelSerial = this.serialAt(sequence)
    const frame = new Frame({
      action: ACTION.message,
      id,
      channel: this.name,
      channelSerial,
      connectionId: connectionId ?? undefined,
      timestamp: now,
      messages: messages.map((message, index) => Object.assign({ serial: `${channelSerial}:${index}` }, message)),
    })
    this.ring.push({ sequence, at: now, frame, publicationId: id })
    for (const subscriber of this.subscribers) subscriber.deliver(frame, now)
  }
}
