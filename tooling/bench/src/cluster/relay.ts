import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Relay {
  readonly port: number
  /** Blocks both directions without closing connections. */
  readonly cut: () => void
  readonly heal: () => void
  readonly close: () => void
}

interface Pair {
  readonly end: () => void
  readonly part: () => void
  readonly meet: () => void
}

/** Pipes both ways; either end closes both. */
export const join = (one: Socket, other: Socket): Pair => {
  const meet = (): void => {
    one.pipe(other)
    other.pipe(one)
  }
  for (const socket of [one, other]) socket.on('error', () => {})
  one.once('close', () => other.destroy())
  other.once('close', () => one.destroy())
  meet()
  return {
    end: () => void one.destroy(),
    part: () => {
      one.unpipe(other)
      other.unpipe(one)
    },
    meet,
  }
}

export const openRelay = async (target: number): Promise<Relay> => {
  const pairs = new Set<Pair>()
  let isCut = false
  const server = createServer((socket) => {
    const pair = join(socket, connect(target, '127.0.0.1'))
    pairs.add(pair)
    socket.once('close', () => pairs.delete(pair))
    if (isCut) pair.part()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true
      for (const pair of pairs) pair.part()
    },
    heal: () => {
      isCut = false
      for (const pair of pairs) pair.meet()
    },
    close: () => {
      for (const pair of pairs) pair.end()
      server.close()
    },
  }
}
