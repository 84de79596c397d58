/** Baseline: the minimal Node server, to measure the cost of an attack itself. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { tell } from '../measure/child-process.ts'
import type { Listening } from './messages.ts'

const server = createServer((_, answer) => answer.end('{}'))
server.on('upgrade', (_, socket) => {
  socket.on('error', () => socket.destroy())
  socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  tell({ kind: 'listening', origin: `http://127.0.0.1:${port}` } satisfies Listening)
})
