import { constants, deflateRawSync } from 'node:zlib'

import { WebSocketServer } from 'ws'

import { tell } from '../measure/child-process.ts'
import { openRealtime } from '../measure/embedded-realtime.ts'
import { CHANNEL, LENGTH_BYTES, SUBSCRIBERS, type CpuUsed, type Order, type Ready } from './messages.ts'

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

const [takes] = process.argv.slice(2)

const bare = new WebSocketServer({ noServer: true, perMessageDeflate: false })
const { publish, sentBytes, port, token } = await openRealtime((request, socket, head) => {
  if (request.url !== '/bare') return
  bare.handleUpgrade(request, socket, head, (accepted) => bare.emit('connection', accepted))
})
const frames: Buffer[] = []
let bytes = 0

const sendBare = (frame: Buffer | undefined): void => {
  for (const socket of bare.clients) if (frame !== undefined) socket.send(frame, { binary: takes === 'compressed' })
}

/** Short enough to fit into a packet that repeats the previous one. */
const REPEATED = 40

/** Text of the packet's length with similar redundancy. */
const repeating = (packet: object): string => {
  const text = JSON.stringify(packet)
  return text
    .slice(0, REPEATED)
    .repeat(Math.ceil(text.length / REPEATED))
    .slice(0, text.length)
}

/** As many bytes as the endpoint sent, with a compressed part if it compressed. */
const bareFrame = (packet: object): Buffer => {
  const frame = Buffer.alloc(bytes)
  if (takes === 'plain') return frame
  const content = deflateRawSync(repeating(packet), { finishFlush: constants.Z_SYNC_FLUSH })
  if (LENGTH_BYTES + content.length > bytes)
    throw new Error(`${content.length} bytes to inflate do not fit into ${bytes}`)
  frame.writeUInt16BE(content.length)
  content.copy(frame, LENGTH_BYTES)
  return frame
}

const sendPacket = async (index: number, participants: number): Promise<void> => {
  const before = sentBytes()
  const packet = packetOf(index, participants)
  await publish(CHANNEL, 'packet', packet)
  bytes = Math.round((sentBytes() - before) / SUBSCRIBERS)
  if (frames[index]?.length !== bytes) frames[index] = bareFrame(packet)
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
