import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

import { describe, expect, it, onTestFinished } from 'vitest'

import { connectionLimits, limitConnections } from './limits/connection-limits.ts'

it.each([
  [256, { total: 22, perNetwork: 11 }],
  [1024, { total: 534, perNetwork: 267 }],
  [1_048_576, { total: 837_180, perNetwork: 4000 }],
])('a process with %i files may hold %j', (files, limits) => {
  expect(connectionLimits(files)).toEqual(limits)
})

describe('connections of one network', () => {
  const start = async (isProxy?: (address: string) => boolean) => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => socket.write('hello'))
    })
    limitConnections(server, { total: 100, perNetwork: 3 }, isProxy)
    server.listen(0, '0.0.0.0')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    return (server.address() as AddressInfo).port
  }
  const visit = async (port: number, localAddress = '127.0.0.1'): Promise<[Socket, 'greeted' | 'closed']> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write('hello?')
    const outcome = await Promise.race([
      once(socket, 'data').then(() => 'greeted' as const),
      once(socket, 'close').then(() => 'closed' as const),
    ])
    return [socket, outcome]
  }

  it('are closed beyond the limit without affecting another network, and closing one frees its slot', async () => {
    const port = await start()
    const first = [await visit(port), await visit(port), await visit(port)]
    expect(first.map(([, outcome]) => outcome)).toEqual(['greeted', 'greeted', 'greeted'])
    expect((await visit(port))[1]).toBe('closed')
    expect((await visit(port, '127.0.0.2'))[1]).toBe('greeted')
    first[0]?.[0].destroy()
    await expect.poll(async () => (await visit(port))[1]).toBe('greeted')
  })

  it('are not limited for a trusted proxy', async () => {
    const port = await start((address) => address.endsWith('127.0.0.1'))
    for (let visitor = 0; visitor < 5; visitor += 1) expect((await visit(port))[1]).toBe('greeted')
  })
})
