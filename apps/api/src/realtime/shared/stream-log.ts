import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { DeliverPolicy, jetstream, jetstreamManager, type JsMsg } from '@nats-io/jetstream'
import { nanos, type NatsConnection } from '@nats-io/transport-node'

import type { Log } from '../../log.ts'
import type { Publication } from '../embedded/channel.ts'
import type { Channels, Origin, SharedLog } from '../embedded/channels.ts'

const STREAM = 'latido_realtime'
const SUBJECT = 'latido.realtime'
const MAX_BYTES = 512 * 1024 * 1024
/** Whoever waits for a place in the log is told by then that there is none. */
const APPEND_WITHIN_MS = 3_000
const READ_AGAIN_MS = 500
/** How often the log is asked for more; half of it without a sign of life is a reading that is lost. */
const ASK_EVERY_MS = 2_000

interface StreamEntry extends Publication {
  readonly channel: string
}

/** A log that servers share, and what reads it into this one's channels. */
export interface StreamLog extends SharedLog {
  /** Reads into channels from the beginning of what is kept, and on; resolves once they know all there was. */
  readonly readInto: (channels: Channels, onReplaced: () => void) => Promise<void>
  readonly close: () => Promise<void>
}

interface Reader {
  /** Hears that everything there was at the beginning is read. */
  readonly onCaughtUp: () => void
  /** Hears that channels begin anew, since this is another stream than before. */
  readonly onReplaced: () => void
}

interface StreamLogOptions {
  readonly nats: NatsConnection
  /** How many nodes of NATS keep the log. */
  readonly replicas: number
  readonly keptForMs: number
  readonly log: Log
}

/** One stream for all channels: its sequence is the order in which every server tells what was said. */
export const openStreamLog = async ({ nats, replicas, keptForMs, log }: StreamLogOptions): Promise<StreamLog> => {
  const manager = await jetstreamManager(nats)
  const stream = jetstream(nats, { timeout: APPEND_WITHIN_MS })
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

  /** Which stream this is: one that is made anew counts from one again. */
  const origin = async (): Promise<Origin & { readonly last: number }> => {
    await ready()
    const { created, state } = await manager.streams.info(STREAM)
    const epoch = createHash('sha256').update(created).digest('hex').slice(0, 12)
    return { epoch, sequence: Math.max(0, state.first_seq - 1), last: state.last_seq }
  }

  const take = (channels: Channels, message: JsMsg): void => {
    const { channel, ...publication } = message.json<StreamEntry>()
    const at = message.time.getTime()
    channels.take(channel, publication, { sequence: message.seq, at })
  }

  /** Reads on from where it was, or another stream from its beginning, until the reading breaks off. */
  const read = async (channels: Channels, { onCaughtUp, onReplaced }: Reader): Promise<void> => {
    const { last, ...start } = await origin()
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
      if (message.seq <= channels.sequence) return messages.stop()
      take(channels, message)
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
      void keepReading()
      await caughtUp.promise
    },
    close: async () => {
      closing.abort()
      await stop()
    },
  }
}
