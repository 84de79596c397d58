/** The process that receives: the same number of subscribers each way. */
import { WebSocket } from 'ws'

import { tell } from '../measure/child-process.ts'
import { realtimeUrl, subscribe } from '../measure/subscribe.ts'
import { CHANNEL, SUBSCRIBERS, type Joined, type Received } from './messages.ts'

const [origin = '', token = '', takes = ''] = process.argv.slice(2)
const perMessageDeflate = takes === 'compressed'
let received = 0

const onFrame = (): void => {
  received += 1
  if (received % SUBSCRIBERS === 0) tell({ kind: 'received' } satisfies Received)
}

const openBare = (): Promise<void> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/bare`)
    socket.on('open', resolve)
    socket.on('message', onFrame)
  })

const many = <T>(open: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: SUBSCRIBERS }, open))

await many(() => subscribe(realtimeUrl(origin, token), CHANNEL, onFrame, { perMessageDeflate }))
await many(openBare)
tell({ kind: 'joined' } satisfies Joined)
