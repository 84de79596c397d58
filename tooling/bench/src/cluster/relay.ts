import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A port that leads to another one, as long as it is not cut. */
export interface Relay {
  readonly port: number
  /** From now on nothing passes, in either direction, and nobody is told. */
  readonly cut: () => void
  /** What was held back passes now, and everything after it. */
  readonly heal: () => void
  readonly close: () => void
}

interface Pair {
  readonly end: () => void
  readonly part: () => void
  readonly meet: () => void
}

/** Lets two sockets speak to each other and end together. */
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

/** Opens a port of this machine that leads to another one. */
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
