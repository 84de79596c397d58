import { ChannelLog, type LogEntry } from './channel-log.ts'
import type { WireMessage } from './protocol.ts'

export interface Subscriber {
  readonly deliver: (entry: LogEntry) => void
}

const MAX_CHANNELS = 10_000

/** Channels and who listens to them. */
export class Hub {
  readonly #epoch = `${Date.now().toString(36)}${process.pid.toString(36)}`
  readonly #logs = new Map<string, ChannelLog>()
  readonly #subscribers = new Map<string, Set<Subscriber>>()

  log(channel: string): ChannelLog {
    let log = this.#logs.get(channel)
    if (log === undefined) {
      if (this.#logs.size >= MAX_CHANNELS) this.#dropQuietest()
      log = new ChannelLog(channel, this.#epoch)
      this.#logs.set(channel, log)
    }
    return log
  }

  publish(channel: string, messages: readonly WireMessage[], connectionId: string): LogEntry {
    const entry = this.log(channel).append(messages, connectionId, Date.now())
    for (const subscriber of this.#subscribers.get(channel) ?? []) subscriber.deliver(entry)
    return entry
  }

  subscribe(channel: string, subscriber: Subscriber): void {
    const set = this.#subscribers.get(channel) ?? new Set()
    this.#subscribers.set(channel, set.add(subscriber))
  }

  unsubscribe(channel: string, subscriber: Subscriber): void {
    const set = this.#subscribers.get(channel)
    set?.delete(subscriber)
    if (set?.size === 0) this.#subscribers.delete(channel)
  }

  get channelCount(): number {
    return this.#logs.size
  }

  #dropQuietest(): void {
    const quiet = [...this.#logs.values()]
      .filter((log) => !this.#subscribers.has(log.name))
      .toSorted((a, b) => a.newestAt - b.newestAt)
    for (const log of quiet.slice(0, MAX_CHANNELS / 10)) this.#logs.delete(log.name)
  }
}
