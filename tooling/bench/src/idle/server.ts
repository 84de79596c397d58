/** The process that is connected to: the product's realtime endpoint, or a bare `ws` server. Started with `--expose-gc`. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import { WebSocketServer } from 'ws'

import { tell } from '../measure/child-process.ts'
import { openRealtime } from '../measure/embedded-realtime.ts'
import type { Held, Ready, Way } from './messages.ts'

const ROUNDS = 4

const openBare = async (): Promise<Omit<Ready, 'kind'>> => {
  const server = createServer()
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  sockets.on('connection', (socket) => socket.on('message', () => socket.send('{"action":11,')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, token: '' }
}

/** What is left after the garbage is gone: heap and buffers, since the process's own pages come back late. */
const held = async (): Promise<number> => {
  for (let round = 0; round < ROUNDS; round += 1) {
    globalThis.gc?.()
    await pause(100)
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const way = process.argv[2] as Way
const { port, token } = way === 'bare' ? await openBare() : await openRealtime()
process.on('message', () => void held().then((bytes) => tell({ kind: 'held', bytes } satisfies Held)))
tell({ kind: 'ready', port, token } satisfies Ready)
