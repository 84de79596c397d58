import { WebSocket } from 'ws'

import type { Frame } from '../../src/realtime/embedded/frame.ts'
import type { OutboundFrame } from '../../src/realtime/embedded/protocol.ts'
import type { Grant } from '../../src/realtime/realtime.ts'
import type { RealtimeServer } from './start-realtime-server.ts'

export const readFrame = ({ plain }: Frame): OutboundFrame =>
  JSON.parse(plain.subarray(plain.indexOf('{')).toString()) as OutboundFrame

export interface RawClient {
  readonly socket: WebSocket
  readonly frames: readonly OutboundFrame[]
  readonly pings: () => number
  readonly send: (frame: unknown) => void
  readonly frame: (matches: (frame: OutboundFrame) => boolean) => Promise<OutboundFrame>
  readonly closed: Promise<number>
  readonly close: () => void
}

export const rawClient = (port: number, query: Readonly<Record<string, string>>, autoPong = true): RawClient => {
  const search = new URLSearchParams({ v: '6', ...query })
  const socket = new WebSocket(`ws://127.0.0.1:${port}/?${search.toString()}`, { autoPong })
  const frames: OutboundFrame[] = []
  const waiting = new Set<() => void>()
  let pings = 0
  socket.on('error', () => {})
  socket.on('ping', () => (pings += 1))
  socket.on('message', (data) => {
    frames.push(JSON.parse((data as Buffer).toString()) as OutboundFrame)
    for (const look of waiting) look()
  })
  return {
    socket,
    frames,
    pings: () => pings,
    send: (frame) => socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame)),
    frame: (matches) =>
      new Promise((resolve) => {
        const look = () => {
          const found = frames.find(matches)
          if (found === undefined) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    closed: new Promise((resolve) => socket.on('close', resolve)),
    close: () => socket.terminate(),
  }
}

export const rawClientWith = async (
  server: RealtimeServer,
  grant: Grant,
  query: Readonly<Record<string, string>> = {},
): Promise<RawClient> => {
  const { token } = await server.realtime.token(grant)
  return rawClient(server.port, { access_token: token, ...query })
}
