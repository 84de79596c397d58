/** Receiver: the same number of subscribers for both ways. */
import { createInflateRaw } from 'node:zlib'

import { WebSocket } from 'ws'

import { tell } from '../measure/child-process.ts'
import { realtimeUrl, subscribe } from '../measure/subscribe.ts'
import { CHANNEL, LENGTH_BYTES, SUBSCRIBERS, type Joined, type Received } from './messages.ts'

const [origin = '', token = '', takes = ''] = process.argv.slice(2)
const perMessageDeflate = takes === 'compressed'
let arrivals: number[] = []

const arrived = (at: number): void => {
  arrivals.push(at)
  if (arrivals.length < SUBSCRIBERS) return
  tell({ kind: 'received', arrivals } satisfies Received)
  arrivals = []
}

/** Arrival of the bytes, because decompressing 500 frames in one process takes longer than sending them. */
const arrivalsOf = () => {
  let at = 0
  return {
    made: (socket: WebSocket) =>
      void socket.on('upgrade', (response) =>
        response.socket.on('data', () => {
          at = performance.timeOrigin + performance.now()
        }),
      ),
    heard: () => arrived(at),
  }
}

const openRealtime = (): Promise<WebSocket> => {
  const { made, heard } = arrivalsOf()
  return subscribe(realtimeUrl(origin, token), CHANNEL, heard, { perMessageDeflate, made })
}

/** Same concurrency as in `ws`. */
const AT_A_TIME = 10
const waiting: (() => void)[] = []
let inflating = 0

const takeTurn = (work: (done: () => void) => void): void => {
  const begin = (): void => {
    inflating += 1
    work(() => {
      inflating -= 1
      waiting.shift()?.()
    })
  }
  if (inflating < AT_A_TIME) begin()
  else waiting.push(begin)
}

const reading = (): ((frame: Buffer, then: () => void) => void) => {
  if (!perMessageDeflate)
    return (frame, then) => {
      frame.toString()
      then()
    }
  const stream = createInflateRaw()
  let parts: Buffer[] = []
  stream.on('data', (part: Buffer) => parts.push(part))
  return (frame, then) => {
    takeTurn((done) => {
      stream.write(frame.subarray(LENGTH_BYTES, LENGTH_BYTES + frame.readUInt16BE()))
      stream.flush(() => {
        if (Buffer.concat(parts).toString() === '') throw new Error('nothing was inflated')
        parts = []
        done()
        then()
      })
    })
  }
}

const openBare = (): Promise<void> =>
  new Promise((resolve) => {
    const { made, heard } = arrivalsOf()
    const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/bare`)
    made(socket)
    socket.on('open', resolve)
    const read = reading()
    socket.on('message', (frame: Buffer) => read(frame, heard))
  })

const many = <T>(open: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: SUBSCRIBERS }, open))

await many(openRealtime)
await many(openBare)
tell({ kind: 'joined' } satisfies Joined)
