import { ACTION, encodeFrame, type Format, type Frame, type WireMessage } from './protocol.ts'

/** Hosted Ably keeps two minutes for those who come back; so do we. */
const KEEP_MS = 120_000
const KEEP_BYTES = 8 * 1024 * 1024

/** A published frame, serialised once for each format that anybody asks for. */
export class LogEntry {
  readonly serial: number
  readonly at: number
  readonly frame: Frame
  readonly #bytes: Partial<Record<Format, Buffer>> = {}

  constructor(serial: number, at: number, frame: Frame) {
    this.serial = serial
    this.at = at
    this.frame = frame
  }

  bytes(format: Format): Buffer {
    return (this.#bytes[format] ??= encodeFrame(this.frame, format))
  }
}

/** The last two minutes of one channel, in order. */
export class ChannelLog {
  readonly name: string
  readonly #epoch: string
  readonly #entries: LogEntry[] = []
  #bytes = 0
  #serial = 0

  constructor(name: string, epoch: string) {
    this.name = name
    this.#epoch = epoch
  }

  /** Where the channel stands; clients bring it back when they return. */
  get channelSerial(): string {
    return `${this.#epoch}:${this.#serial}`
  }

  get newestAt(): number {
    return this.#entries.at(-1)?.at ?? 0
  }

  append(messages: readonly WireMessage[], connectionId: string, now: number): LogEntry {
    this.#serial += 1
    const frame: Frame = {
      action: ACTION.message,
      id: `${connectionId}:${this.#epoch}-${this.#serial}`,
      channel: this.name,
      channelSerial: this.channelSerial,
      connectionId,
      timestamp: now,
      messages,
    }
    const entry = new LogEntry(this.#serial, now, frame)
    this.#entries.push(entry)
    this.#bytes += entry.bytes('json').length
    this.#forget(now)
    return entry
  }

  /** What came after a position, or null when that is no longer (or was never) known. */
  since(channelSerial: string): readonly LogEntry[] | null {
    const [epoch, text = ''] = channelSerial.split(':')
    const serial = Number(text)
    if (epoch !== this.#epoch || !Number.isInteger(serial) || serial > this.#serial) return null
    const oldest = this.#entries[0]?.serial ?? this.#serial + 1
    return serial + 1 < oldest ? null : this.#entries.filter((entry) => entry.serial > serial)
  }

  last(count: number): readonly LogEntry[] {
    return count <= 0 ? [] : this.#entries.slice(-count)
  }

  #forget(now: number): void {
    for (;;) {
      const first = this.#entries[0]
      if (first === undefined || this.#entries.length === 1) return
      if (now - first.at <= KEEP_MS && this.#bytes <= KEEP_BYTES) return
      this.#bytes -= first.bytes('json').length
      this.#entries.shift()
    }
  }
}
