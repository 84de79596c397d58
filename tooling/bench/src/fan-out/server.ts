/** The process that sends: the product's realtime endpoint, and a bare `ws` server on the same port. */
import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { WebSocketServer } from 'ws'

import { tell } from '../measure/child-process.ts'
import { CHANNEL, type CpuUsed, type Order, type Ready } from './messages.ts'

interface Realtime {
  readonly publish: (channel: string, event: string, data: object) => Promise<void>
  readonly token: (grant: object) => Promise<{ readonly token: string }>
  readonly attach: (server: Server) => void
}

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

// An app is no package to import by name, so the endpoint is loaded from its folder.
const loadRealtime = async (): Promise<Realtime> => {
  const module = new URL('../../../../apps/api/src/realtime/embedded/embedded-realtime.ts', import.meta.url).href
  const { createEmbeddedRealtime } = (await import(module)) as {
    createEmbeddedRealtime: (options: object) => Realtime
  }
  const log = { info: () => {}, warn: () => {}, fault: () => {} }
  return createEmbeddedRealtime({ signingKey: 'a-signing-key-for-the-bench-0123456789', log })
}

const realtime = await loadRealtime()
const server = createServer()
const bare = new WebSocketServer({ noServer: true, perMessageDeflate: false })
let frames: Buffer[] = []

const sendBare = (frame: Buffer | undefined): void => {
  for (const socket of bare.clients) if (frame !== undefined) socket.send(frame, { binary: false })
}

const cpuUsed = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

server.on('upgrade', (request: IncomingMessage, socket, head) => {
  if (request.url === '/bare')
    bare.handleUpgrade(request, socket, head, (accepted) => bare.emit('connection', accepted))
})
realtime.attach(server)
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
process.on('message', (order: Order) => {
  if (order.kind === 'frames') frames = order.frames.map((frame) => Buffer.from(frame))
  else if (order.kind === 'cpu') tell({ kind: 'cpu', microseconds: cpuUsed() } satisfies CpuUsed)
  else if (order.way === 'bare') sendBare(frames[order.index])
  else void realtime.publish(CHANNEL, 'packet', packetOf(order.index, order.participants))
})
const grant = { clientId: null, capability: { [CHANNEL]: ['subscribe'] }, ttlMs: 3_600_000 }
const { token } = await realtime.token(grant)
tell({ kind: 'ready', port: (server.address() as AddressInfo).port, token } satisfies Ready)
