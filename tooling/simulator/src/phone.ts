import { MAX_BATCH_SAMPLES } from '@repo/api-client/participation/batch'
import { MEASUREMENT_SOCKET_PATH, SocketMessage } from '@repo/api-client/participation/measurement-socket'
import WebSocket from 'ws'

interface Batch {
  readonly sequence: number
  readonly samples: readonly { readonly at: number; readonly hr: number }[]
}

export interface PhoneStats {
  sent: number
  acknowledged: number
  refused: number
  reconnections: number
}

/** One member's phone: a socket, and every batch kept until the server says that it is stored. */
export interface Phone {
  readonly send: (samples: Batch['samples']) => void
  readonly waiting: () => number
  readonly close: () => void
}

const FIRST_RETRY_MS = 500
const LONGEST_RETRY_MS = 5000

export const openPhone = (
  origin: string,
  token: string,
  options: { readonly stats: PhoneStats; readonly onEnded: () => void },
): Phone => {
  const { stats, onEnded } = options
  const kept = new Map<number, Batch>()
  let sequence = 0
  let socket: WebSocket | null = null
  let isReady = false
  let isClosed = false
  let retry = FIRST_RETRY_MS
  let later: NodeJS.Timeout | undefined
  const url = origin.replace(/^http/, 'ws') + MEASUREMENT_SOCKET_PATH

  const write = (message: object) => socket?.send(JSON.stringify(message))
  const push = (batch: Batch) => write({ type: 'batch', device_id: 'simulator', ...batch })

  const keep = (samples: Batch['samples']): Batch => {
    sequence += 1
    const batch = { sequence, samples }
    kept.set(sequence, batch)
    return batch
  }

  /** Sends everything kept again, in as few batches as it fits into: the server takes only so many in a second. */
  const sendAgain = (): void => {
    if (!isReady) return
    const samples = [...kept.values()].flatMap((batch) => batch.samples)
    kept.clear()
    for (let from = 0; from < samples.length; from += MAX_BATCH_SAMPLES) {
      push(keep(samples.slice(from, from + MAX_BATCH_SAMPLES)))
    }
  }

  const leave = (): void => {
    isClosed = true
    clearTimeout(later)
    socket?.close()
  }

  const hearRefusal = (code: string): void => {
    if (code === 'rate-limited' || code === 'unavailable') {
      clearTimeout(later)
      later = setTimeout(sendAgain, LONGEST_RETRY_MS * Math.random())
    } else if (code !== 'internal' && code !== 'class-over') {
      kept.clear()
      leave()
    }
  }

  const hear = (message: SocketMessage): void => {
    switch (message.type) {
      case 'ready':
        isReady = true
        retry = FIRST_RETRY_MS
        sendAgain()
        break
      case 'receipt':
        // a receipt of a batch that was sent again in another one says nothing new
        if (!kept.delete(message.sequence)) break
        stats.acknowledged += message.accepted + message.duplicate
        stats.refused += message.refused.length
        break
      case 'ended':
        kept.clear()
        onEnded()
        break
      case 'refused':
        hearRefusal(message.code)
        break
      default:
        message satisfies never
    }
  }

  const connect = (): void => {
    if (isClosed) return
    socket = new WebSocket(url)
    socket.on('open', () => write({ type: 'hello', version: 1, token }))
    socket.on('message', (data: Buffer) => {
      const parsed = SocketMessage.safeParse(JSON.parse(data.toString()))
      if (parsed.success) hear(parsed.data)
    })
    // a refused connection is also closed, and the close handler tries again
    socket.on('error', () => {})
    socket.on('close', () => {
      if (isReady && !isClosed) stats.reconnections += 1
      isReady = false
      if (isClosed) return
      later = setTimeout(connect, retry * (0.5 + Math.random()))
      retry = Math.min(retry * 2, LONGEST_RETRY_MS)
    })
  }
  connect()
  return {
    send: (samples) => {
      const batch = keep(samples)
      stats.sent += samples.length
      if (isReady) push(batch)
    },
    waiting: () => kept.size,
    close: leave,
  }
}
