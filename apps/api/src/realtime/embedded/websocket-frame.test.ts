import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

import { textMessage } from './frame.ts'

const server = createServer()
const webSockets = new WebSocketServer({ noServer: true })
let client: WebSocket
let stream: Duplex

beforeAll(async () => {
  server.on('upgrade', (request, socket, head) => {
    stream = socket
    webSockets.handleUpgrade(request, socket, head, () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  await new Promise((resolve) => client.once('open', resolve))
})
afterAll(() => {
  client.terminate()
  server.close()
})

describe('textMessage', () => {
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 300_000])('of %i bytes is read whole by a client', async (length) => {
    const payload = Buffer.alloc(length, 'x')
    const received = new Promise((resolve) => client.once('message', (data, isBinary) => resolve({ data, isBinary })))
    stream.write(textMessage(payload))
    expect(await received).toEqual({ data: payload, isBinary: false })
  })
})

it('a frame uses no more memory than it has bytes', () => {
  const frame = textMessage(Buffer.alloc(20_000))
  expect(frame.buffer.byteLength).toBe(frame.length)
})
