import { formatSerial } from './channel-serial.ts'
import { Frame } from './frame.ts'
import type { Limits } from './limits.ts'
import { MessageRing } from './message-ring.ts'
import { ACTION, type WireMessage } from './protocol.ts'

export interface Subscriber {
  readonly deliver: (frame: Frame) => void
}

export interface Publication {
  readonly messages: readonly WireMessage[]
  /** Deduplication key, unique over all publishers. */
  readonly id: string
  readonly connectionId: string | null
}

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

  append(publication: Publication, sequence: number, now: number): void {
    const frame = this.#frameOf(publication, this.serialAt(sequence), now)
    this.ring.push({ sequence, at: now, frame, publicationId: publication.id })
    this.#deliver(frame)
  }

  /** Delivers without storing: a client that isn't subscribed misses it. */
  tell(publication: Publication, now: number): void {
    this.#deliver(this.#frameOf(publication, null, now))
  }

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
