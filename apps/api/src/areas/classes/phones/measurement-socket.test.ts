import { EventEmitter } from 'node:events'
import type { Duplex } from 'node:stream'

import { expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'

import { errorAnswers } from '../../../app/refusals.ts'
import type { Context } from '../../../lib/context.ts'
import { servePhone } from './measurement-socket.ts'

const served = (writableLength: number) => {
  const state: { OPEN: number; readyState: number } = { OPEN: WebSocket.OPEN, readyState: WebSocket.OPEN }
  const socket = Object.assign(new EventEmitter(), state, {
    send: vi.fn<(text: string) => void>(),
    close: vi.fn<(code: number) => void>(() => (socket.readyState = WebSocket.CLOSING)),
    terminate: vi.fn<() => void>(),
  })
  const warn = vi.fn<(event: string, facts: object) => void>()
  const context = {
    clock: { now: () => 0, steady: () => 0 },
    log: { warn },
    errors: errorAnswers,
  } as unknown as Context
  const greetings = { take: () => true }
  servePhone(socket as unknown as WebSocket, { writableLength } as Duplex, { context, language: 'en', greetings })
  return { socket, warn }
}

it('a phone that does not read its messages is disconnected', () => {
  const { socket, warn } = served(256 * 1024 + 1)
  socket.emit('message', 'no JSON')
  expect(socket.send).not.toHaveBeenCalled()
  expect(socket.terminate).toHaveBeenCalledOnce()
  expect(warn).toHaveBeenCalledWith('phone-slow-consumer', { bufferedBytes: 262_145 })
})

it('a phone that is slightly behind stays connected', () => {
  const { socket } = served(256 * 1024)
  socket.emit('message', 'no JSON')
  expect(socket.send).toHaveBeenCalledOnce()
  expect(socket.terminate).not.toHaveBeenCalled()
})

it('messages of a phone that was disconnected are ignored', () => {
  const { socket } = served(0)
  for (let frame = 0; frame < 500; frame += 1) socket.emit('message', 'no JSON')
  expect(socket.send).toHaveBeenCalledOnce()
  expect(socket.close).toHaveBeenCalledExactlyOnceWith(1000)
})
