import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

import { atEnd } from './at-end.ts'

export interface Gate {
  readonly port: number
  readonly shut: () => void
  readonly open: () => void
}

export const openGate = async (to: number): Promise<Gate> => {
  const through = new Set<Socket>()
  let isShut = false
  const server = createServer((from) => {
    if (isShut) return from.destroy()
    const ahead = connect(to, '127.0.0.1')
    for (const [one, other] of [
      [from, ahead],
      [ahead, from],
    ] as const) {
      through.add(one)
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          through.delete(one)
          other.destroy()
        })
      one.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = (): void => {
    for (const socket of through) socket.destroy()
  }
  atEnd(() => {
    cut()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    shut: () => {
      isShut = true
      cut()
    },
    open: () => {
      isShut = false
    },
  }
}
