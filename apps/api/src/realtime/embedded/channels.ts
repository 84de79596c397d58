import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { Channel, parseSerial, type Publication } from './channel.ts'
import type { Limits } from './limits.ts'

/** Marks a publication without messages, which drops the channel's earlier ones on all servers. */
export interface Forgetting {
  readonly forgets?: true
}

export interface SharedLog {
  /** Idempotent. Resolves with the sequence number. */
  readonly append: (channel: string, publication: Publication & Forgetting) => Promise<number>
  /** Broadcasts without a sequence number. */
  readonly broadcast: (channel: string, publication: Publication) => void
}

/** The start of a sequence; the epoch identifies it. */
export interface Origin {
  readonly epoch: string
  readonly sequence: number
}

/** A healthy log takes a few milliseconds. */
const TAKEN_WITHIN_MS = 500

interface Mark {
  readonly at: number
  readonly sequence: number
}

/** One sequence for all channels, so that a forgotten channel never reuses a position. */
export class Channels {
  epoch = randomBytes(6).toString('hex')
  readonly #limits: Limits
  readonly #shared: SharedLog | null
  readonly #byName = new Map<string, Channel>()
  #marks: Mark[] = []
  #sequence = 0
  #published = 0
  #isLogSilent = false

  constructor(limits: Limits, shared: SharedLog | null = null) {
    this.#limits = limits
    this.#shared = shared
  }

  get published(): number {
    return this.#published
  }

  get sequence(): number {
    return this.#sequence
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
    const start = { epoch: this.epoch, sequence: this.#sequence, floor: this.#floorOfNew() }
    const channel = new Channel(name, start, this.#limits)
    this.#byName.set(name, channel)
    return channel
  }

  /** Idempotent. Returns the serial of each message. */
  async publish(name: string, publication: Publication, now: number): Promise<string[]> {
    const sequence =
      this.#shared === null ? this.#appendOwn(name, publication, now) : await this.#shared.append(name, publication)
    const serial = this.open(name).serialAt(sequence)
    return publication.messages.map((_, index) => `${serial}:${index}`)
  }

  /** If the shared log is slow, delivers to current subscribers anyway, who may then get it twice. */
  async publishNow(name: string, publication: Publication, now: number): Promise<void> {
    if (this.#shared === null) return void this.#appendOwn(name, publication, now)
    const isLate = this.#isLogSilent ? Promise.resolve(true) : pause(TAKEN_WITHIN_MS, true, { ref: false })
    const isSilent = this.#shared.append(name, publication).then(
      () => false,
      () => true,
    )
    void isSilent.then((silent) => (this.#isLogSilent = silent))
    if (!(await Promise.race([isSilent, isLate]))) return
    this.deliver(name, publication, now)
    this.#shared.broadcast(name, publication)
  }

  deliver(name: string, publication: Publication, now: number): void {
    this.find(name)?.deliver(publication, now)
  }

  /** Earlier messages can't be resumed or rewound afterwards. */
  async forget(name: string, id: string): Promise<void> {
    if (this.#shared !== null) {
      await this.#shared.append(name, { id, connectionId: null, messages: [], forgets: true })
      return
    }
    this.#sequence += 1
    this.find(name)?.ring.clear(this.#sequence)
  }

  take(name: string, publication: Publication & Forgetting, { sequence, at }: Mark): void {
    const channel = this.open(name)
    this.#sequence = sequence
    if (publication.forgets === true) return channel.ring.clear(sequence)
    this.#published += 1
    channel.append(publication, sequence, at)
  }

  /** Call when the log is reread from its start or replaced. */
  restart({ epoch, sequence }: Origin, now: number): void {
    this.epoch = epoch
    this.#sequence = sequence
    // replayed entries may be as old as the forgotten ones
    this.#marks = [{ at: now - this.#limits.ringMs, sequence }]
    this.#byName.clear()
  }

  /** Null unless everything since the serial is still available. */
  resumePoint(channel: Channel, serial: string | null): number | null {
    const position = serial === null ? null : parseSerial(serial)
    if (position === null || position.epoch !== this.epoch) return null
    // a shared sequence advances in silent channels, too
    const known = this.#shared === null ? channel.ring.last : this.#sequence
    return channel.ring.continuesFrom(position.sequence, known) ? position.sequence : null
  }

  sweep(now: number): void {
    for (const [name, channel] of this.#byName) {
      channel.evict(now)
      if (channel.ring.isEmpty && channel.subscribers.size === 0) this.#byName.delete(name)
    }
    // before the oldest remaining mark, messages may have been dropped
    this.#marks = this.#marks.filter(({ at }) => at > now - this.#limits.ringMs)
    this.#marks.push({ at: now, sequence: this.#sequence })
  }

  #appendOwn(name: string, publication: Publication, now: number): number {
    const channel = this.open(name)
    const known = channel.ring.sequenceOf(publication.id)
    if (known !== null) return known
    this.#sequence += 1
    this.#published += 1
    channel.append(publication, this.#sequence, now)
    return this.#sequence
  }

  /** A shared log has been read completely, so an unknown channel has been silent. */
  #floorOfNew(): number {
    return this.#shared === null ? this.#sequence : (this.#marks[0]?.sequence ?? this.#sequence)
  }
}
