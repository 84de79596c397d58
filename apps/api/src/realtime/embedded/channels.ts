import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { parseSerial } from './channel-serial.ts'
import { Channel, type Publication } from './channel.ts'
import type { Limits } from './limits.ts'

/** Gives publications of several servers one order, and every server all of them in it. */
export interface SharedLog {
  /** Publishes once, however often it is asked to; resolves with the place among all. */
  readonly append: (channel: string, publication: Publication) => Promise<number>
  /** Tells the other servers, without a place among all. */
  readonly tell: (channel: string, publication: Publication) => void
}

/** Where a numbering of publications begins, and which numbering it is. */
export interface Origin {
  readonly epoch: string
  /** The last place before the first one that can still be read. */
  readonly sequence: number
}

/** A log that is well takes some milliseconds. */
const TAKEN_WITHIN_MS = 500

interface Mark {
  readonly at: number
  readonly sequence: number
}

/**
 * All channels as this process knows them. One sequence runs through them, so a forgotten channel never repeats a
 * position. It is this process's own, or that of a log which several share.
 */
export class Channels {
  epoch = randomBytes(6).toString('hex')
  readonly #limits: Limits
  readonly #shared: SharedLog | null
  readonly #byName = new Map<string, Channel>()
  /** How far the sequence was at some moments, oldest first. */
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

  /** Publishes once, however often it is asked to. Answers the serial of each message. */
  async publish(name: string, publication: Publication, now: number): Promise<string[]> {
    const sequence =
      this.#shared === null ? this.#appendOwn(name, publication, now) : await this.#shared.append(name, publication)
    const serial = this.open(name).serialAt(sequence)
    return publication.messages.map((_, index) => `${serial}:${index}`)
  }

  /**
   * Publishes what counts at the moment: where the shared log does not take it at once, whoever listens now hears it all
   * the same, and once more should the log take it later. Nobody waits for a log that took nothing the last time.
   */
  async publishNow(name: string, publication: Publication, now: number): Promise<void> {
    if (this.#shared === null) return void this.#appendOwn(name, publication, now)
    const isLate = this.#isLogSilent ? Promise.resolve(true) : pause(TAKEN_WITHIN_MS, true, { ref: false })
    const isSilent = this.#shared.append(name, publication).then(
      () => false,
      () => true,
    )
    void isSilent.then((silent) => (this.#isLogSilent = silent))
    if (!(await Promise.race([isSilent, isLate]))) return
    this.tell(name, publication, now)
    this.#shared.tell(name, publication)
  }

  /** Hands on what has no place among all. */
  tell(name: string, publication: Publication, now: number): void {
    this.find(name)?.tell(publication, now)
  }

  /** Takes in what the shared log says comes next. */
  take(name: string, publication: Publication, { sequence, at }: Mark): void {
    const channel = this.open(name)
    this.#sequence = sequence
    this.#published += 1
    channel.append(publication, sequence, at)
  }

  /** Forgets everything, because the log is read from its beginning, or another one has taken its place. */
  restart({ epoch, sequence }: Origin, now: number): void {
    this.epoch = epoch
    this.#sequence = sequence
    // what is read from there on is as old as what is about to be forgotten
    this.#marks = [{ at: now - this.#limits.ringMs, sequence }]
    this.#byName.clear()
  }

  /** The sequence a client's serial stands for in a channel, if all that followed is still known; else null. */
  resumePoint(channel: Channel, serial: string | null): number | null {
    const position = serial === null ? null : parseSerial(serial)
    if (position === null || position.epoch !== this.epoch) return null
    // a shared sequence goes on in channels where nothing is said
    const known = this.#shared === null ? channel.ring.last : this.#sequence
    return channel.ring.continuesFrom(position.sequence, known) ? position.sequence : null
  }

  /** Forgets what is too old, and channels that nobody needs. */
  sweep(now: number): void {
    for (const [name, channel] of this.#byName) {
      channel.evict(now)
      if (channel.ring.isEmpty && channel.subscribers.size === 0) this.#byName.delete(name)
    }
    // before the oldest mark that is left, something may have been forgotten
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

  /**
   * From where a channel that is not known here is known whole. What this process alone numbers it forgets with the
   * channel; of a shared log it has heard everything lately, so that a channel it does not know has been silent.
   */
  #floorOfNew(): number {
    return this.#shared === null ? this.#sequence : (this.#marks[0]?.sequence ?? this.#sequence)
  }
}
