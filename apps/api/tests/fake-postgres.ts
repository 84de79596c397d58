import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

import { atEnd } from './at-end.ts'

const message = (type: string, body: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(5)
  head.write(type, 0, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const READY = message('Z', Buffer.from('I'))
const GREETING = Buffer.concat([message('R', Buffer.from([0, 0, 0, 0])), READY])
const DONE = Buffer.concat([message('C', Buffer.from('SELECT 0\0')), READY])

/** The network side of a PostgreSQL: greets, answers every plain query with nothing, and breaks when it is told to. */
export interface FakePostgres {
  readonly url: string
  /** How many connections are open. */
  readonly connections: () => number
  /** Ends every connection, as a restart does. */
  readonly cut: () => void
  /** From now on answers no query, or answers again. */
  readonly freeze: (isFrozen: boolean) => void
}

export const startFakePostgres = async (): Promise<FakePostgres> => {
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer((socket) => {
    sockets.add(socket)
    let isGreeted = false
    socket.on('data', (data) => {
      if (!isGreeted) socket.write(GREETING)
      else if (data[0] === 'Q'.charCodeAt(0) && !isFrozen) socket.write(DONE)
      isGreeted = true
    })
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  atEnd(() => {
    cut()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://somebody@127.0.0.1:${port}/gym`,
    connections: () => sockets.size,
    cut,
    freeze: (frozen) => {
      isFrozen = frozen
    },
  }
}
