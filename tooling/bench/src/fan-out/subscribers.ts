/** The process that receives: the same number of subscribers each way. */
import { WebSocket } from 'ws'

import { tell } from '../measure/child-process.ts'
import { realtimeUrl, subscribe } from '../measure/subscribe.ts'
import { CHANNEL, SUBSCRIBERS, type Joined, type Received } from './messages.ts'

const [origin = '', token = '', takes = ''] = process.argv.slice(2)
const perMessageDeflate = takes === 'compressed'
let arrivals: number[] = []

const arrived = (at: number): void => {
  arrivals.push(at)
  if (arrivals.length < SUBSCRIBERS) return
  tell({ kind: 'received', arrivals } satisfies Received)
  arrivals = []
}

/** When the last bytes came of the frame that is heard: to inflate five hundred of them in one process takes longer than to send them. */
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

const openBare = (): Promise<void> =>
  new Promise((resolve) => {
    const { made, heard } = arrivalsOf()
    const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/bare`)
    made(socket)
    socket.on('open', resolve)
    socket.on('message', heard)
  })

const many = <T>(open: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: SUBSCRIBERS }, open))

await many(openRealtime)
await many(openBare)
tell({ kind: 'joined' } satisfies Joined)
