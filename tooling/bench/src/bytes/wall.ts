import { connect } from 'node:net'

import { WebSocket, type PerMessageDeflateOptions } from 'ws'

const ATTACH = 10
/** Welcomed, attached. */
const GREETINGS = 2

export type Format = 'json' | 'msgpack'

export interface Wall {
  /** Bytes of its TCP connection since it was attached. */
  readonly bytes: () => number
  /** Resolves once so many packets have come in all. */
  readonly has: (packets: number) => Promise<void>
  readonly close: () => void
}

interface Opening {
  readonly port: number
  readonly token: string
  readonly channel: string
  readonly format: Format
  readonly deflate: boolean | PerMessageDeflateOptions
}

/** `{ action, channel }` of a channel with 32 to 255 letters. */
const attachInMessagePack = (channel: string): Buffer =>
  Buffer.concat([
    Buffer.from([0x82, 0xa6]),
    Buffer.from('action'),
    Buffer.from([ATTACH, 0xa7]),
    Buffer.from('channel'),
    Buffer.from([0xd9, channel.length]),
    Buffer.from(channel),
  ])

/** A wall that counts every byte it gets, attached to a channel. */
export const openWall = async ({ port, token, channel, format, deflate }: Opening): Promise<Wall> => {
  const stream = connect(port, '127.0.0.1')
  const url = `ws://127.0.0.1:${port}/?v=6&heartbeats=false&format=${format}&access_token=${token}`
  const socket = new WebSocket(url, { perMessageDeflate: deflate, createConnection: () => stream })
  let messages = 0
  const waiting = new Set<() => void>()
  socket.on('message', () => {
    messages += 1
    for (const look of waiting) look()
  })
  const come = (count: number): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (messages < count) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  await new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  socket.send(format === 'json' ? JSON.stringify({ action: ATTACH, channel }) : attachInMessagePack(channel))
  await come(GREETINGS)
  const before = stream.bytesRead
  return {
    bytes: () => stream.bytesRead - before,
    has: (packets) => come(packets + GREETINGS),
    close: () => socket.terminate(),
  }
}
