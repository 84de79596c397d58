/** The process that sends: the product's realtime endpoint, and a bare `ws` server on the same port. */
import { WebSocketServer } from 'ws'

import { tell } from '../measure/child-process.ts'
import { openRealtime } from '../measure/embedded-realtime.ts'
import { CHANNEL, SUBSCRIBERS, type CpuUsed, type Order, type Ready } from './messages.ts'

const packetOf = (sequence: number, participants: number): object => ({
  sequence,
  server_time: 1_800_000_000_000 + sequence * 1000,
  participants: Array.from({ length: participants }, (_, index) => ({
    uuid: `5f0c7a52-9d3e-4c1b-8f64-${String(index).padStart(12, '0')}`,
    pseudonym: `Runner ${index}`,
    heart_rate: 90 + ((index + sequence) % 100),
    effort: 50 + ((index * 7 + sequence) % 50),
    calories: 100 + index,
    zone: 1 + (index % 5),
  })),
})

const bare = new WebSocketServer({ noServer: true, perMessageDeflate: false })
const { publish, sentBytes, port, token } = await openRealtime((request, socket, head) => {
  if (request.url !== '/bare') return
  bare.handleUpgrade(request, socket, head, (accepted) => bare.emit('connection', accepted))
})
const frames: Buffer[] = []
let bytes = 0

const sendBare = (frame: Buffer | undefined): void => {
  for (const socket of bare.clients) if (frame !== undefined) socket.send(frame, { binary: false })
}

const sendPacket = async (index: number, participants: number): Promise<void> => {
  const before = sentBytes()
  await publish(CHANNEL, 'packet', packetOf(index, participants))
  bytes = Math.round((sentBytes() - before) / SUBSCRIBERS)
  if (frames[index]?.length !== bytes) frames[index] = Buffer.alloc(bytes)
}

const cpuUsed = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

process.on('message', (order: Order) => {
  if (order.kind === 'cpu') tell({ kind: 'cpu', microseconds: cpuUsed(), bytes } satisfies CpuUsed)
  else if (order.way === 'bare') sendBare(frames[order.index])
  else void sendPacket(order.index, order.participants)
})
tell({ kind: 'ready', port, token } satisfies Ready)
