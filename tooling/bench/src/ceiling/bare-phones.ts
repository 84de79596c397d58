/** Phones of the baseline: each sends a sample a second, at its own offset. */
import { once } from 'node:events'

import { WebSocket } from 'ws'

import { tell } from '../measure/child-process.ts'
import { eachSecond } from '../measure/each-second.ts'
import type { Answered, Come, Order } from './messages.ts'

const AT_ONCE = 100

let waited: number[] = []

const beat = (socket: WebSocket): void => {
  const send = () => socket.send(JSON.stringify({ at: Date.now(), hr: 90 + Math.floor(Math.random() * 90) }))
  eachSecond(send)
  socket.on('message', (data: Buffer) => {
    const { kind, at } = JSON.parse(data.toString()) as { kind: string; at: number }
    if (kind === 'receipt') waited.push(Date.now() - at)
  })
}

const come = async (port: number, phones: number): Promise<void> => {
  for (let first = 0; first < phones; first += AT_ONCE) {
    const group = Array.from({ length: AT_ONCE }, () => new WebSocket(`ws://127.0.0.1:${port}`))
    await Promise.all(group.map((socket) => once(socket, 'open')))
    for (const socket of group) beat(socket)
  }
  tell({ kind: 'come' } satisfies Come)
}

process.on('message', (order: Order) => {
  if (order.kind === 'come') void come(order.port, order.phones)
  else if (order.kind === 'count') waited = []
  else tell({ kind: 'answered', waited } satisfies Answered)
})
process.on('SIGTERM', () => process.exit(0))
