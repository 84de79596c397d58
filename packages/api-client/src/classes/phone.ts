import type { ClassTimes } from '@repo/domain/classes/class-clock'
import type { Milliseconds } from '@repo/domain/core/units'

import { type BatchReceipt, MEASUREMENT_SOCKET_PATH, SocketMessage } from './measurements.ts'
import { type Batch, createOutbox, type PhoneSample } from './outbox.ts'
import { type OwnNumbers, ownNumbersOf } from './own-numbers.ts'

export interface PhoneOptions {
  readonly url: string
  readonly token: string
  readonly deviceId: () => string
  readonly wantsNumbers?: boolean
  readonly kept?: readonly PhoneSample[]
  readonly answerWithin?: Milliseconds
  readonly random?: () => number
  readonly onReady?: (serverTime: Milliseconds) => void
  readonly onReceipt?: (receipt: BatchReceipt) => void
  readonly onNumbers?: (own: OwnNumbers, times: ClassTimes | null) => void
  readonly onKept?: () => void
  readonly onLost?: () => void
  readonly onEnded: () => void
  readonly onRefused?: (code: string) => void
}

/** A reconnecting socket that keeps samples until the server acknowledges them. */
export interface Phone {
  readonly send: (samples: readonly PhoneSample[]) => void
  readonly waiting: () => number
  readonly kept: () => readonly PhoneSample[]
  readonly close: () => void
}

const FIRST_RETRY_MS = 500
/** Jitter adds up to half, so all phones reconnect within 3 seconds. */
const LONGEST_RETRY_MS = 2000
const ANSWER_WITHIN_MS = 10_000

type NumbersMessage = Extract<SocketMessage, { type: 'numbers' }>

const messageOf = (data: unknown): SocketMessage | null => {
  try {
    const parsed = SocketMessage.safeParse(JSON.parse(String(data)))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

const timesOf = ({ class_start: startAt, class_finish: finishAt }: NumbersMessage): ClassTimes | null =>
  startAt === undefined || finishAt === undefined ? null : { startAt, finishAt }

/** Opens a phone. It reconnects until it is closed, refused, or the class has ended. */
export const openPhone = (options: PhoneOptions): Phone => {
  const outbox = createOutbox(options.kept ?? [], () => options.onKept?.())
  const answerWithin = options.answerWithin ?? ANSWER_WITHIN_MS
  const random = options.random ?? Math.random
  const url = options.url.replace(/^http/, 'ws') + MEASUREMENT_SOCKET_PATH
  let socket: WebSocket | null = null
  let isReady = false
  let isClosed = false
  let isOver = false
  let retry = FIRST_RETRY_MS
  let later: ReturnType<typeof setTimeout> | undefined
  let overdue: ReturnType<typeof setTimeout> | undefined

  const write = (message: object) => socket?.send(JSON.stringify(message))

  const expectAnswer = () => {
    overdue ??= setTimeout(lose, answerWithin)
  }
  const answered = () => {
    clearTimeout(overdue)
    overdue = undefined
  }

  const push = (batch: Batch) => {
    write({ type: 'batch', device_id: options.deviceId(), ...batch })
    expectAnswer()
  }
  const sendAgain = () => {
    if (!isReady) return
    for (const batch of outbox.regroup()) push(batch)
  }

  const leave = () => {
    isClosed = true
    clearTimeout(later)
    answered()
    socket?.close()
  }

  const lose = () => {
    const wasReady = isReady
    isReady = false
    answered()
    socket?.close()
    socket = null
    if (isClosed) return
    if (wasReady) options.onLost?.()
    clearTimeout(later)
    later = setTimeout(connect, retry * (0.5 + random()))
    retry = Math.min(retry * 2, LONGEST_RETRY_MS)
  }

  const onRefusal = (code: string) => {
    if (code === 'rate-limited' || code === 'unavailable') {
      clearTimeout(later)
      later = setTimeout(sendAgain, LONGEST_RETRY_MS * random())
      return
    }
    // after a server error, the socket closes and everything is resent
    if (code === 'internal') return
    outbox.clear()
    if (code === 'class-over') return endWhenEmpty()
    leave()
    options.onRefused?.(code)
  }

  const endWhenEmpty = () => {
    if (!isOver || outbox.size() > 0 || isClosed) return
    leave()
    options.onEnded()
  }

  const hear = (message: SocketMessage) => {
    switch (message.type) {
      case 'ready':
        isReady = true
        retry = FIRST_RETRY_MS
        options.onReady?.(message.server_time)
        sendAgain()
        break
      case 'receipt':
        if (outbox.settle(message.sequence)) options.onReceipt?.(message)
        if (outbox.size() > 0) expectAnswer()
        endWhenEmpty()
        break
      case 'numbers':
        options.onNumbers?.(ownNumbersOf(message.own, message.server_time), timesOf(message))
        break
      case 'ended':
        isOver = true
        endWhenEmpty()
        break
      case 'refused':
        onRefusal(message.code)
        break
      default:
        message satisfies never
    }
  }

  const connect = () => {
    const opened = new WebSocket(url)
    socket = opened
    // ignores a connection that was given up
    const isCurrent = () => socket === opened
    expectAnswer()
    opened.addEventListener('open', () => {
      const numbers = options.wantsNumbers === true ? { numbers: true } : {}
      if (isCurrent()) write({ type: 'hello', version: 1, token: options.token, ...numbers })
    })
    opened.addEventListener('message', ({ data }) => {
      const message = messageOf(data)
      if (message === null || !isCurrent() || isClosed) return
      answered()
      hear(message)
    })
    opened.addEventListener('close', () => {
      if (isCurrent()) lose()
    })
  }
  connect()

  return {
    send: (samples) => {
      const batch = outbox.add(samples)
      if (isReady) push(batch)
    },
    waiting: outbox.size,
    kept: outbox.samples,
    close: leave,
  }
}
