import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream'
import { nanos, type NatsConnection } from '@nats-io/transport-node'

import type { Log } from '../../lib/log.ts'
import type { Publication } from '../embedded/channel.ts'
import type { Channels, SharedLog } from '../embedded/channels.ts'
import { keepStreamCaughtUp, placeIn, type StreamEntry, takeMessage } from './stream-consumer.ts'

const FALLBACK_SUBJECT = 'latido.beside-the-log'

interface Told extends Publication {
  readonly channel: string
  readonly from: string
}

/** Unstored broadcasts between servers, for when the log is unavailable. */
interface FallbackChannel {
  readonly broadcast: (channel: string, publication: Publication) => void
  readonly hearInto: (channels: Channels) => void
}

const openFallbackChannel = (nats: NatsConnection): FallbackChannel => {
  const own = randomUUID()
  return {
    broadcast: (channel, publication) => {
      const told: Told = { channel, from: own, ...publication }
      nats.publish(FALLBACK_SUBJECT, JSON.stringify(told))
    },
    hearInto: (channels) => {
      nats.subscribe(FALLBACK_SUBJECT, {
        callback: (error, message) => {
          if (error !== null) return
          const { channel, from, ...publication } = message.json<Told>()
          if (from !== own) channels.deliver(channel, publication, Date.now())
        },
      })
    },
  }
}

const STREAM = 'latido_realtime'
const SUBJECT = 'latido.realtime'
const MAX_BYTES = 512 * 1024 * 1024
/** Time-out of a publication. */
const APPEND_WITHIN_MS = 2_000
const READ_AGAIN_MS = 500
/** A consumer without a heartbeat for half of this is lost. */
const ASK_EVERY_MS = 2_000

export interface StreamLog extends SharedLog {
  /** Replays the stream, then follows it. Resolves after the replay. */
  readonly readInto: (channels: Channels, onReplaced: () => void) => Promise<void>
  readonly close: () => Promise<void>
}

interface Reader {
  readonly onCaughtUp: () => void
  /** The stream was recreated, so channels must restart. */
  readonly onReplaced: () => void
}

interface StreamLogOptions {
  readonly nats: NatsConnection
  readonly replicas: number
  readonly keptForMs: number
  readonly log: Log
}

/** One stream for all channels, so that all servers deliver in the same order. */
export const openStreamLog = async ({ nats, replicas, keptForMs, log }: StreamLogOptions): Promise<StreamLog> => {
  const manager = await jetstreamManager(nats)
  const stream = jetstream(nats, { timeout: APPEND_WITHIN_MS })
  const beside = openFallbackChannel(nats)
  const closing = new AbortController()
  const { signal: closed } = closing
  let stop = async (): Promise<void> => {}

  const ready = async (): Promise<void> => {
    const kept = {
      subjects: [SUBJECT],
      max_age: nanos(keptForMs),
      max_bytes: MAX_BYTES,
      duplicate_window: nanos(keptForMs),
      num_replicas: replicas,
    }
    await manager.streams.add({ name: STREAM, ...kept }).catch(() => manager.streams.update(STREAM, kept))
  }

  /** Continues after the last message, or replays a recreated stream. */
  const read = async (channels: Channels, { onCaughtUp, onReplaced }: Reader): Promise<void> => {
    await ready()
    const { last, ...start } = await placeIn(manager, STREAM)
    if (channels.epoch !== start.epoch) {
      channels.restart(start, Date.now())
      onReplaced()
    }
    if (last <= channels.sequence) onCaughtUp()
    const consumer = await stream.consumers.get(STREAM, {
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: channels.sequence + 1,
    })
    const messages = await consumer.consume({ expires: ASK_EVERY_MS, abort_on_missing_resource: true })
    stop = async () => void (await messages.close())
    if (closed.aborted) await stop()
    for await (const message of messages) {
      // a duplicate, or a recreated stream
      if (message.seq <= channels.sequence) return messages.stop()
      takeMessage(channels, message)
      if (message.seq >= last) onCaughtUp()
    }
  }

  await ready()
  return {
    append: async (channel, publication) => {
      const entry: StreamEntry = { channel, ...publication }
      const { seq } = await stream.publish(SUBJECT, JSON.stringify(entry), {
        msgID: `${channel} ${publication.id}`,
        timeout: APPEND_WITHIN_MS,
      })
      return seq
    },
    broadcast: beside.broadcast,
    readInto: async (channels, onReplaced) => {
      const caughtUp = Promise.withResolvers<void>()
      const keepReading = async (): Promise<void> => {
        while (!closed.aborted) {
          await read(channels, { onCaughtUp: caughtUp.resolve, onReplaced }).catch((error: unknown) => {
            if (!closed.aborted) log.warn('realtime-log-lost', { reason: String(error) })
          })
          if (!closed.aborted) await pause(READ_AGAIN_MS)
        }
      }
      beside.hearInto(channels)
      void keepReading()
      void keepStreamCaughtUp(channels, { manager, stream: STREAM, closed })
      await caughtUp.promise
    },
    close: async () => {
      closing.abort()
      await stop()
    },
  }
}
