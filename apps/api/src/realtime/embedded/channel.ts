import { formatSerial } from './channel-serial.ts'
import { Frame } from './frame.ts'
import type { Limits } from './limits.ts'
import { MessageRing } from './message-ring.ts'
import { ACTION, type WireMessage } from './protocol.ts'

/** Somebody a channel delivers to. */
export interface Subscriber {
  readonly deliver: (frame: Frame) => void
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
    const frame = this.#frameOf(publication, this.serialAt(sequence), now)
    this.ring.push({ sequence, at: now, frame, publicationId: publication.id })
    this.#deliver(frame)
  }

  /** Hands something to every subscriber that has no place among what is kept: who is not there never hears it. */
  tell(publication: Publication, now: number): void {
    this.#deliver(this.#frameOf(publication, null, now))
  }

  /** Forgets what is too old. */
  evict(now: number): void {
    this.ring.evict(now)
  }

  #deliver(frame: Frame): void {
    for (const subscriber of this.subscribers) subscriber.deliver(frame)
  }

  #frameOf({ id, connectionId, messages }: Publication, channelSerial: string | null, now: number): Frame {
    const serialOf = (index: number) => (channelSerial === null ? {} : { serial: `${channelSerial}:${index}` })
    return new Frame({
      action: ACTION.message,
      id,
      channel: this.name,
      channelSerial: channelSerial ?? undefined,
      connectionId: connectionId ?? undefined,
      timestamp: now,
      messages: messages.map((message, index) => Object.assign(serialOf(index), message)),
    })
  }
}
