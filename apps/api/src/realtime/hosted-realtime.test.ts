import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { collect, createClientPool } from '../../testing/realtime/ably-clients.ts'
import {
  DISPLAY_GRANT,
  ROOT_KEY,
  startRealtimeServer,
  type RealtimeServer,
} from '../../testing/realtime/start-realtime-server.ts'
import { createHostedRealtime } from './hosted-realtime.ts'

const CLASS = 'branch:a:class:1'
const JSON_TYPE = { 'content-type': 'application/json' }

const clients = createClientPool()
let server: RealtimeServer

beforeAll(async () => {
  server = await startRealtimeServer()
})
afterAll(async () => {
  clients.closeAll()
  await server.stop()
})

const hosted = (apiKey = ROOT_KEY, port = server.port) =>
  createHostedRealtime({ apiKey, host: { endpoint: '127.0.0.1', port, tls: false } })

describe('the hosted driver', () => {
  it('publishes in order, and displays receive it whole', async () => {
    const { data } = await collect(clients.connect(server, DISPLAY_GRANT).channels.get(CLASS))
    const realtime = hosted()
    const sent = Array.from({ length: 5 }, (_, sequence) => ({ sequence, pseudonym: 'Zoë 💓' }))
    await Promise.all(sent.map((packet) => realtime.publish(CLASS, 'packet', packet)))
    await vi.waitFor(() => expect(data).toHaveLength(5))
    expect(data).toEqual(sent)
    expect(realtime.stats().publishedMessages).toBe(5)
  })

  it('makes the service revoke the tokens of a client', async () => {
    const requests: { url: string | undefined; body: unknown }[] = []
    const service = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        requests.push({ url: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) as unknown })
        const result = { successCount: 1, failureCount: 0, results: [{ target: 'clientId:display:1' }] }
        response.writeHead(201, JSON_TYPE).end(JSON.stringify(result))
      })
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    await hosted(ROOT_KEY, (service.address() as AddressInfo).port).expel('display:1')
    service.close()
    expect(requests).toEqual([{ url: '/keys/latido.embedded/revokeTokens', body: { targets: ['clientId:display:1'] } }])
  })

  it('keeps the order within each channel without delaying other channels', async () => {
    const arrived: string[] = []
    const waiting: (() => void)[] = []
    const slow = createServer((request, response) => {
      arrived.push(request.url ?? '')
      waiting.push(() => response.writeHead(201, JSON_TYPE).end('{}'))
    })
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
    const realtime = hosted(ROOT_KEY, (slow.address() as AddressInfo).port)
    const sent = ['a', 'a', 'b'].map((channel) => realtime.publish(channel, 'packet', {}))
    await vi.waitFor(() => expect(arrived).toContain('/channels/b/messages'))
    await vi.waitFor(() => expect(arrived).toHaveLength(2))
    expect(arrived.toSorted()).toEqual(['/channels/a/messages', '/channels/b/messages'])
    for (const answer of waiting) answer()
    await vi.waitFor(() => expect(arrived).toHaveLength(3))
    waiting.at(-1)?.()
    await Promise.all(sent)
    await new Promise((resolve) => slow.close(resolve))
  })

  it('signs tokens that the service accepts', async () => {
    const { token, expiresAt } = await hosted().token({ ...DISPLAY_GRANT, ttlMs: 30_000 })
    const client = clients.connect(server, DISPLAY_GRANT, { authCallback: (_, done) => done(null, token) })
    await expect(client.channels.get(CLASS).attach()).resolves.toMatchObject({ current: 'attached' })
    expect(expiresAt - Date.now()).toBeGreaterThan(28_000)
  })

  it('rejects a publication that the service refuses, and continues with the next', async () => {
    await expect(hosted('latido.embedded:wrong').publish(CLASS, 'packet', {})).rejects.toMatchObject({ code: 40101 })
    await expect(hosted().publish(CLASS, 'packet', {})).resolves.toBeUndefined()
  })

  it('queues no packets while the service is stalled', async () => {
    const hanging = createServer(() => {})
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve))
    const realtime = hosted(ROOT_KEY, (hanging.address() as AddressInfo).port)
    const outcomes = Array.from({ length: 7 }, () => realtime.publish(CLASS, 'packet', {}))
    const first = await Promise.race(outcomes.map((outcome, index) => outcome.then(String, () => index)))
    expect(first).toBe(5)
    const closed = new Promise((resolve) => hanging.close(resolve))
    hanging.closeAllConnections()
    await Promise.allSettled(outcomes)
    await closed
  })

  it('accepts no upgrade, and publishes nothing once closed', async () => {
    const realtime = hosted()
    expect(realtime.handlesUpgrade('/?v=6&access_token=x')).toBe(false)
    await realtime.close()
    const before = server.realtime.stats().publishedMessages
    await realtime.publish(CLASS, 'packet', {})
    expect(server.realtime.stats().publishedMessages).toBe(before)
  })

  it.each(['', 'nocolon', ':secret', 'name:'])('does not start with the key %j', (apiKey) => {
    expect(() => createHostedRealtime({ apiKey })).toThrow('app.key:secret')
  })
})
