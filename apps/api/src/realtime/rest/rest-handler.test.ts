import * as Ably from 'ably'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { addressOf, authBy } from '../testing/ably-clients.ts'
import {
  DISPLAY_GRANT,
  PUBLISHER_GRANT,
  ROOT_KEY,
  SIGNING_KEY,
  startRealtimeServer,
  type RealtimeServer,
} from '../testing/start-realtime-server.ts'

let server: RealtimeServer

beforeAll(async () => {
  server = await startRealtimeServer()
})
afterAll(() => server.stop())

const rest = (options: Ably.ClientOptions): Ably.Rest => new Ably.Rest({ ...addressOf(server), ...options })

const formats = [
  { format: 'JSON', useBinaryProtocol: false },
  { format: 'MessagePack', useBinaryProtocol: true },
]

describe.each(formats)('the REST client, in $format', ({ useBinaryProtocol }) => {
  it('asks the time', async () => {
    const before = Date.now()
    const time = await rest({ key: ROOT_KEY, useBinaryProtocol }).time()
    expect(time).toBeGreaterThanOrEqual(before)
    expect(time).toBeLessThanOrEqual(Date.now())
  })

  it('publishes, and reads what was said', async () => {
    const channel = rest({ ...authBy(server, PUBLISHER_GRANT), useBinaryProtocol }).channels.get(
      `branch:a:${useBinaryProtocol}`,
    )
    const { serials } = await channel.publish('packet', { text: 'Zoë 💓' })
    await channel.publish([
      { name: 'one', data: 'text' },
      { name: 'two', data: Buffer.from([0, 255]) },
    ])
    const { items } = await channel.history()
    expect(items.map(({ name, data }) => ({ name, data }))).toEqual([
      { name: 'two', data: Buffer.from([0, 255]) },
      { name: 'one', data: 'text' },
      { name: 'packet', data: { text: 'Zoë 💓' } },
    ])
    expect(items.at(-1)).toMatchObject({ serial: serials[0], clientId: 'publisher:1', timestamp: expect.any(Number) })
  })

  it('turns pages in both directions', async () => {
    const name = `branch:a:pages:${useBinaryProtocol}`
    for (let sequence = 0; sequence < 7; sequence += 1) await server.realtime.publish(name, 'packet', { sequence })
    const channel = rest({ key: ROOT_KEY, useBinaryProtocol }).channels.get(name)
    for (const direction of ['forwards', 'backwards'] as const) {
      const pages: number[][] = []
      let page: Ably.PaginatedResult<Ably.InboundMessage> | null = await channel.history({ limit: 3, direction })
      while (page !== null) {
        pages.push(page.items.map(({ data }) => (data as { sequence: number }).sequence))
        page = await page.next()
      }
      expect(pages).toEqual(direction === 'forwards' ? [[0, 1, 2], [3, 4, 5], [6]] : [[6, 5, 4], [3, 2, 1], [0]])
    }
  })

  it('turns pages of messages, not of publications, and turns several published at once round as well', async () => {
    const name = `branch:a:batches:${useBinaryProtocol}`
    const channel = rest({ key: ROOT_KEY, useBinaryProtocol }).channels.get(name)
    for (const batch of ['ab', 'cde', 'f']) await channel.publish(batch.split('').map((data) => ({ name: 'x', data })))
    for (const direction of ['forwards', 'backwards'] as const) {
      const pages: string[] = []
      let page: Ably.PaginatedResult<Ably.InboundMessage> | null = await channel.history({ limit: 4, direction })
      while (page !== null) {
        pages.push(page.items.map(({ data }) => String(data)).join(''))
        page = await page.next()
      }
      expect(pages).toEqual(direction === 'forwards' ? ['abcd', 'ef'] : ['fedc', 'ba'])
    }
  })

  it('says why it is refused', async () => {
    const channel = rest({ ...authBy(server, DISPLAY_GRANT), useBinaryProtocol }).channels.get('branch:a:class:1')
    await expect(channel.publish('packet', {})).rejects.toMatchObject({ code: 40160, statusCode: 401 })
    await expect(channel.history()).rejects.toMatchObject({ code: 40160, statusCode: 401 })
  })
})

it('publishes a repeated request once', async () => {
  const channel = rest({ key: ROOT_KEY }).channels.get('branch:a:twice')
  const message = { id: 'a-name-of-its-own:0', name: 'packet', data: 'x' }
  const first = await channel.publish(message)
  expect(await channel.publish(message)).toEqual(first)
  expect((await channel.history()).items).toHaveLength(1)
})

describe('a request for a token', () => {
  const signed = async (params: Ably.TokenParams = {}, key = ROOT_KEY): Promise<Ably.TokenRequest> =>
    rest({ key }).auth.createTokenRequest(params, { key })
  const post = async (request: unknown, keyName = 'latido.embedded') => {
    const url = `/keys/${keyName}/requestToken`
    const headers = { 'content-type': 'application/json' }
    const answer = await server.realtime.handleRest({
      method: 'POST',
      url,
      headers,
      body: Buffer.from(JSON.stringify(request)),
    })
    return {
      status: answer?.status,
      body: JSON.parse(String(answer?.body)) as { error?: { code: number }; token?: string },
    }
  }

  it('is answered with a token that does what was asked for, and no more', async () => {
    const capability = { 'branch:a:rooms': ['publish' as const] }
    const details = await rest({ key: ROOT_KEY }).auth.requestToken({ clientId: 'x', capability, ttl: 60_000 })
    expect(details).toMatchObject({ clientId: 'x', capability: JSON.stringify(capability) })
    expect(details.expires - details.issued).toBeGreaterThanOrEqual(60_000)
    const client = rest({ token: details.token })
    await expect(client.channels.get('branch:a:rooms').publish('x', {})).resolves.toBeDefined()
    await expect(client.channels.get('branch:a:other').publish('x', {})).rejects.toMatchObject({ code: 40160 })
  })

  const refused: { why: string; make: () => Promise<unknown>; code: number }[] = [
    { why: 'signed with another key', make: () => signed({}, 'latido.embedded:wrong'), code: 40101 },
    { why: 'changed after it was signed', make: async () => ({ ...(await signed()), clientId: 'root' }), code: 40101 },
    { why: 'too old', make: () => signed({ timestamp: Date.now() - 3_600_000 }), code: 40104 },
    { why: 'for too long', make: () => signed({ ttl: 8 * 86_400_000 }), code: 40000 },
    { why: 'no request', make: async () => ({ keyName: 7 }), code: 40000 },
    { why: 'not JSON', make: async () => 'x', code: 40000 },
  ]

  it.each(refused)('is refused when it is $why', async ({ make, code }) => {
    expect((await post(await make())).body.error).toMatchObject({ code })
  })

  it('works once', async () => {
    const request = await signed()
    expect(await post(request)).toMatchObject({ status: 201, body: { token: expect.any(String) } })
    expect((await post(request)).body.error).toMatchObject({ code: 40105 })
  })
})

describe('a call by hand', () => {
  const basic = (key: string) => `Basic ${Buffer.from(key).toString('base64')}`
  const call = async (method: string, url: string, authorization?: string, body: string | null = null) => {
    const headers = authorization === undefined ? {} : { authorization }
    const answer = await server.realtime.handleRest({
      method,
      url,
      headers,
      body: body === null ? null : Buffer.from(body),
    })
    return answer === null ? null : { status: answer.status, headers: answer.headers, text: answer.body.toString() }
  }
  const messages = '/channels/branch%3Aa%3Aclass/messages'

  it.each([
    { what: 'no credentials', header: undefined, status: 401 },
    { what: 'a wrong key', header: basic('latido.embedded:wrong'), status: 401 },
    { what: 'another key name', header: basic(`other:${SIGNING_KEY}`), status: 401 },
    { what: 'a scheme of its own', header: 'Magic abc', status: 401 },
    { what: 'a token that is none', header: 'Bearer abc', status: 401 },
    { what: 'the key', header: basic(ROOT_KEY), status: 200 },
  ])('with $what: $status', async ({ header, status }) => {
    const answer = await call('GET', messages, header)
    expect(answer?.status).toBe(status)
    expect(answer?.text).not.toContain(SIGNING_KEY)
  })

  it('takes a token as it stands, without base64', async () => {
    const { token } = await server.realtime.token(PUBLISHER_GRANT)
    expect(await call('GET', messages, `Bearer ${token}`)).toMatchObject({ status: 200 })
  })

  it.each(['', 'x', '{', '[]', '[1]', '{"name":7}', '{"data":true}', 'null'])('refuses the body %j', async (body) => {
    expect(await call('POST', messages, basic(ROOT_KEY), body)).toMatchObject({ status: 400 })
  })

  it.each(['limit=-1', 'limit=x', 'limit=1e9', 'start=x&end=y', 'cursor=x', 'from_serial=x', 'direction=sideways'])(
    'bears with odd history parameters: %s',
    async (query) => {
      expect(await call('GET', `${messages}?${query}`, basic(ROOT_KEY))).toMatchObject({ status: 200 })
    },
  )

  it.each([
    ['GET', '/'],
    ['GET', '/channels'],
    ['DELETE', messages],
    ['POST', '/time'],
    ['GET', '/keys/latido.embedded/requestToken'],
    ['GET', '//'],
  ])('leaves %s %s to others', async (method, url) => {
    expect(await call(method, url)).toBeNull()
  })

  it('refuses a channel name that cannot be decoded', async () => {
    expect(await call('GET', '/channels/%E0%A4%A/messages', basic(ROOT_KEY))).toMatchObject({ status: 400 })
  })
})
