import { randomBytes } from 'node:crypto'

import { parseSerial } from './channel-serial.ts'
import { Channel, type Publication } from './channel.ts'
import type { Limits } from './limits.ts'

/** All channels of this process. One sequence runs through them, so a forgotten channel never repeats a position. */
export class Channels {
  readonly epoch = randomBytes(6).toString('hex')
  readonly #limits: Limits
  readonly #byName = new Map<string, Channel>()
  #sequence = 0
  #published = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  get published(): number {
    return this.#published
  }

  get all(): readonly Channel[] {
    return [...this.#byName.values()]
  }

  find(name: string): Channel | null {
    return this.#byName.get(name) ?? null
  }

  open(name: string): Channel {
    const known = this.#byName.get(name)
    if (known !== undefined) return known
    const channel = new Channel(name, { epoch: this.epoch, sequence: this.#sequence }, this.#limits)
    this.#byName.set(name, channel)
    return channel
  }

  /** Publishes once, however often it is asked to. Answers the serial of each message. */
  publish(name: string, publication: Publication, now: number): string[] {
    const channel = this.open(name)
    let sequence = channel.ring.sequenceOf(publication.id)
    if (sequence === null) {
      this.#sequence += 1
      this.#published += 1
      sequence = this.#sequence
      channel.append(publication, sequence, now)
    }
    const serial = channel.serialAt(sequence)
    return publication.messages.map((_, index) => `${serial}:${index}`)
  }

  /** The sequence a client's serial stands for in a channel, if all that followed is still known; else null. */
  resumePoint(channel: Channel, serial: string | null): number | null {
    const position = serial === null ? null : parseSerial(serial)
    if (position === null || position.epoch !== this.epoch) return null
    return channel.ring.continuesFrom(position.sequence) ? position.sequence : null
  }

  /** Forgets what is too old, and channels that nobody needs. */
  sweep(now: number): void {
    for (const [name, channel] of this.#byName) {
      channel.ring.evict(now)
      if (channel.ring.isEmpty && channel.subscribers.size === 0) this.#byName.delete(name)
    }
  }
}
