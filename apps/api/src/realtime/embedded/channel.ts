import { Frame } from './frame.ts'
import type { Limits } from './limits.ts'
import { MessageRing } from './message-ring.ts'
import { ACTION, type WireMessage } from './protocol.ts'

/** Rejects control characters and a leading `:`, `[`, `*`, or `,`, which mark qualifiers and patterns. */
export const isChannelName = (name: string, maxLength: number): boolean =>
  name.length > 0 && name.length <= maxLength && /^[^:[*,\p{Cc}][^\p{Cc}]*$/u.test(name)

/** The epoch identifies one run of the server, because another one has no history of it. */
interface Position {
  readonly epoch: string
  readonly sequence: number
}

const formatSerial = ({ epoch, sequence }: Position): string => `${epoch}:${sequence}`

/** Null if malformed, such as a serial of another service. */
export const parseSerial = (text: string): Position | null => {
  const match = /^([a-z0-9]{1,32}):(\d{1,15})(?::\d{1,4})?$/.exec(text)
  return match?.[1] === undefined ? null : { epoch: match[1], sequence: Number(match[2]) }
}

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
  deliver(publication: Publication, now: number): void {
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
