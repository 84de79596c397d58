import type { Frame } from './frame.ts'
import type { Limits } from './limits.ts'

export interface RingEntry {
  readonly sequence: number
  readonly at: number
  readonly frame: Frame
  /** Deduplication key. */
  readonly publicationId: string | null
}

export class MessageRing {
  /** All messages after this sequence are available. */
  floor: number
  last: number
  bytes = 0
  readonly #limits: Limits
  readonly #sequenceById = new Map<string, number>()
  #entries: RingEntry[] = []

  constructor(start: number, limits: Limits, floor = start) {
    this.floor = floor
    this.last = start
    this.#limits = limits
  }

  get isEmpty(): boolean {
    return this.#entries.length === 0
  }

  push(entry: RingEntry): void {
    this.#entries.push(entry)
    this.last = entry.sequence
    this.bytes += entry.frame.size
    if (entry.publicationId !== null) this.#sequenceById.set(entry.publicationId, entry.sequence)
    this.evict(entry.at)
  }

  evict(now: number): void {
    const { ringMs, ringBytes, ringMessages } = this.#limits
    let bytes = this.bytes
    let gone = 0
    for (const { at, frame } of this.#entries) {
      const isOver = bytes > ringBytes || this.#entries.length - gone > ringMessages
      if (!isOver && at > now - ringMs) break
      bytes -= frame.size
      gone += 1
    }
    if (gone === 0) return
    for (const { publicationId, sequence } of this.#entries.splice(0, gone)) {
      if (publicationId !== null) this.#sequenceById.delete(publicationId)
      this.floor = sequence
    }
    this.bytes = bytes
  }

  clear(sequence: number): void {
    this.#entries = []
    this.#sequenceById.clear()
    this.bytes = 0
    this.floor = sequence
    this.last = sequence
  }

  /** Whether every message after a sequence is still available. */
  continuesFrom(sequence: number, known = this.last): boolean {
    return sequence >= this.floor && sequence <= known
  }

  after(sequence: number): readonly RingEntry[] {
    const start = this.#entries.findIndex((entry) => entry.sequence > sequence)
    return start === -1 ? [] : this.#entries.slice(start)
  }

  latest(count: number): readonly RingEntry[] {
    return count < 1 ? [] : this.#entries.slice(-count)
  }

  since(at: number): readonly RingEntry[] {
    return this.#entries.filter((entry) => entry.at >= at)
  }

  sequenceOf(publicationId: string): number | null {
    return this.#sequenceById.get(publicationId) ?? null
  }
}
