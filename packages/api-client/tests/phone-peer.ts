import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { afterEach } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'

import { PhoneMessage } from '../src/classes/measurements.ts'
import { openPhone, type Phone, type PhoneOptions } from '../src/classes/phone.ts'

export type Heard = Extract<PhoneMessage, { type: 'batch' }>

const open: { close: () => unknown }[] = []

export const closeLater = (one: { close: () => unknown }): void => void open.push(one)

afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

export const startServer = async (
  onBatch: (socket: WebSocket, batch: Heard) => void,
  onHello: (socket: WebSocket, hello: Extract<PhoneMessage, { type: 'hello' }>) => void = () => {},
) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  server.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      const message = PhoneMessage.parse(JSON.parse(data.toString()))
      if (message.type === 'hello') {
        socket.send(JSON.stringify({ type: 'ready', server_time: Date.now() + 60_000 }))
        onHello(socket, message)
      } else onBatch(socket, message)
    })
  })
  closeLater(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export const phoneTo = (url: string, options: Partial<PhoneOptions> = {}) => {
  const stats = { acknowledged: 0, lost: 0 }
  const phone: Phone = openPhone({
    url,
    token: 'token',
    deviceId: () => 'strap',
    random: () => 0.1,
    onReceipt: ({ accepted }) => {
      stats.acknowledged += accepted
    },
    onLost: () => {
      stats.lost += 1
    },
    onEnded: () => {},
    ...options,
  })
  closeLater(phone)
  return { phone, stats }
}

export const receipt = ({ sequence, samples }: Heard) =>
  JSON.stringify({ type: 'receipt', sequence, accepted: samples.length, duplicate: 0, refused: [] })

export const sample = (second: number) => ({ at: second * 1000, hr: 120 })
