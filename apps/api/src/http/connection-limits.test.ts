import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { connectionLimits, limitConnections, openFilesAllowed } from './connection-limits.ts'

it.each([
  [1024, { total: 819, perNetwork: 409 }],
  [1_048_576, { total: 838_860, perNetwork: 4000 }],
])('with %i files there may be %j', (files, limits) => {
  expect(connectionLimits(files)).toEqual(limits)
})

it.each([
  [
    'Limit                     Soft Limit           Hard Limit\nMax open files            1024                 524288\n',
    1024,
  ],
  ['Max open files            unlimited            unlimited\n', 10_240],
  ['Max processes             95968                95968\n', 10_240],
  [null, 10_240],
])('of %j this process may open so many files', (text, files) => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-limits-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const limits = join(folder, 'limits')
  if (text !== null) writeFileSync(limits, text)
  expect(openFilesAllowed(limits)).toBe(files)
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
  /** Connects from an address; whether it was greeted or closed. */
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

  it('are closed beyond the limit, those of another are not, and one that goes makes room', async () => {
    const port = await start()
    const first = [await visit(port), await visit(port), await visit(port)]
    expect(first.map(([, outcome]) => outcome)).toEqual(['greeted', 'greeted', 'greeted'])
    expect((await visit(port))[1]).toBe('closed')
    expect((await visit(port, '127.0.0.2'))[1]).toBe('greeted')
    first[0]?.[0].destroy()
    await expect.poll(async () => (await visit(port))[1]).toBe('greeted')
  })

  it('are free where it is a trusted proxy', async () => {
    const port = await start((address) => address.endsWith('127.0.0.1'))
    for (let visitor = 0; visitor < 5; visitor += 1) expect((await visit(port))[1]).toBe('greeted')
  })
})
