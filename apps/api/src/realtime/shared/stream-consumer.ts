import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { JetStreamManager, JsMsg } from '@nats-io/jetstream'

import type { Publication } from '../embedded/channel.ts'
import type { Channels, Forgetting, Origin } from '../embedded/channels.ts'

/** How often to check for a stalled consumer. */
const LOOK_EVERY_MS = 1_000

export interface StreamEntry extends Publication, Forgetting {
  readonly channel: string
}

export const takeMessage = (channels: Channels, message: Pick<JsMsg, 'json' | 'seq' | 'time'>): void => {
  const { channel, ...publication } = message.json<StreamEntry>()
  channels.take(channel, publication, { sequence: message.seq, at: message.time.getTime() })
}

interface Place extends Origin {
  readonly last: number
}

/** The creation time identifies the stream, because a recreated one restarts its sequence. */
export const placeIn = async (manager: JetStreamManager, stream: string): Promise<Place> => {
  const { created, state } = await manager.streams.info(stream)
  const epoch = createHash('sha256').update(created).digest('hex').slice(0, 12)
  return { epoch, sequence: Math.max(0, state.first_seq - 1), last: state.last_seq }
}

interface Steps {
  readonly manager: JetStreamManager
  readonly stream: string
  readonly closed: AbortSignal
}

const catchUp = async (channels: Channels, { manager, stream, closed }: Steps): Promise<void> => {
  const { epoch, last } = await placeIn(manager, stream)
  while (epoch === channels.epoch && channels.sequence < last && !closed.aborted) {
    const before = channels.sequence
    const message = await manager.streams.getMessage(stream, { seq: before + 1 })
    if (message === null) return
    // the consumer may have been faster
    if (channels.sequence === before) takeMessage(channels, message)
  }
}

/** Reads a stalled stream message by message: unlike a consumer, that works during a leader election. */
export const keepStreamCaughtUp = async (channels: Channels, steps: Steps): Promise<void> => {
  const { closed } = steps
  while (!closed.aborted) {
    const before = channels.sequence
    await pause(LOOK_EVERY_MS, undefined, { signal: closed, ref: false }).catch(() => {})
    // errors are reported by the consumer
    if (channels.sequence === before && !closed.aborted) await catchUp(channels, steps).catch(() => {})
  }
}
