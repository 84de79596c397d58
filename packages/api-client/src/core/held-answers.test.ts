import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { createClient } from './client.ts'
import { endpoint } from './endpoint.ts'
import { createHeldAnswers } from './held-answers.ts'

const access = { kind: 'staff' } as const
const shown = { method: 'GET', access, response: z.object({ names: z.array(z.string()) }) } as const
const listNames = endpoint({ ...shown, path: '/names', summary: 'Names', isRevalidated: true })
const showNames = endpoint({ ...shown, path: '/names', summary: 'Names' })

/** A server that tags its answer by what it is, and the tags it was asked with. */
const served = () => {
  const server = { names: ['Ana'], asked: [] as (string | null)[], token: 'one', tagged: true }
  const fetch = async (_: unknown, init?: RequestInit) => {
    const headers = new Headers(init?.headers)
    const tag = `W/"${headers.get('token-admin')}-${server.names.join('-')}"`
    server.asked.push(headers.get('if-none-match'))
    if (headers.get('if-none-match') === tag) return new Response(null, { status: 304 })
    return Response.json({ names: server.names }, server.tagged ? { headers: { etag: tag } } : {})
  }
  const client = createClient({ baseUrl: '', headers: () => ({ 'token-admin': server.token }), fetch })
  return { server, client }
}

describe('answers a client holds', () => {
  it('are taken again while the server says they stand, and read anew once they do not', async () => {
    const { server, client } = served()
    const first = await client.call(listNames, {})
    expect(await client.call(listNames, {})).toBe(first)
    server.names = ['Ana', 'Luis']
    const changed = await client.call(listNames, {})
    expect(changed).toEqual({ names: ['Ana', 'Luis'] })
    expect(await client.call(listNames, {})).toBe(changed)
    expect(server.asked).toEqual([null, 'W/"one-Ana"', 'W/"one-Ana"', 'W/"one-Ana-Luis"'])
  })

  it('are forgotten when somebody else asks, also when the first one comes back', async () => {
    const { server, client } = served()
    await client.call(listNames, {})
    for (const token of ['two', 'one']) {
      server.token = token
      await client.call(listNames, {})
    }
    expect(server.asked).toEqual([null, null, null])
  })

  it('are forgotten by any call of somebody else, as that of a login', async () => {
    const { server, client } = served()
    await client.call(listNames, {})
    server.token = ''
    await client.call(showNames, {})
    server.token = 'one'
    await client.call(listNames, {})
    expect(server.asked).toEqual([null, null, null])
  })

  it('are asked about only where the contract says so and the server gave a tag', async () => {
    const { server, client } = served()
    server.tagged = false
    await client.call(listNames, {})
    server.tagged = true
    for (const endpoint of [listNames, showNames, listNames]) await client.call(endpoint, {})
    expect(server.asked).toEqual([null, null, null, 'W/"one-Ana"'])
  })

  it('are no more than fifty, the longest unused forgotten, and none that comes too late', () => {
    const held = createHeldAnswers()
    const one = { 'token-admin': 'one' }
    const other = { 'token-admin': 'two' }
    held.of(one, '/0')
    for (let n = 0; n < 51; n += 1) {
      held.keep(one, `/${n}`, { tag: `${n}`, answer: n })
      held.of(one, '/0')
    }
    expect([held.of(one, '/0')?.answer, held.of(one, '/1'), held.of(one, '/50')?.answer]).toEqual([0, undefined, 50])
    held.of(other, '/0')
    held.keep(one, '/late', { tag: 'late', answer: 'late' })
    expect([held.of(other, '/late'), held.of(one, '/late')]).toEqual([undefined, undefined])
  })
})
