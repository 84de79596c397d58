import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import type { ApiError } from './api-error.ts'
import { createClient } from './client.ts'
import { endpoint } from './endpoint.ts'
import { createActionKeys } from './idempotency-keys.ts'
import { keyed } from './keyed.ts'

const make = keyed(
  endpoint({
    method: 'POST',
    path: '/rooms',
    summary: 'Create a room',
    access: { kind: 'staff' },
    body: z.object({ name: z.string() }),
    response: z.object({ name: z.string() }),
  }),
)

const input = { body: { name: 'Sala' } }

const answering = (status: number, body: string) => {
  const asked: RequestInit[] = []
  const fetch = async (_: string, init: RequestInit) => {
    asked.push(init)
    return new Response(body, { status })
  }
  return { asked, client: createClient({ baseUrl: '', headers: () => ({}), fetch }) }
}

const faultOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('was granted')),
    (error: unknown) => error as ApiError,
  )

describe('an answer that breaks off on its way', () => {
  it('was never given', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network')) })
    const fetch = async () => new Response(body)
    const fault = await faultOf(createClient({ baseUrl: '', headers: () => ({}), fetch }).call(make, input))
    expect([fault.status, fault.code]).toEqual([10, 'no-response'])
  })
})

describe('a call with keys', () => {
  afterEach(() => void vi.useRealTimers())
  const withKeys = () => ({ ...input, keys: createActionKeys() })
  const keysOf = (asked: readonly RequestInit[]) =>
    asked.map(({ headers }) => new Headers(headers).get('idempotency-key'))

  it('carries one in quotes, and a call without keys carries none', async () => {
    const { asked, client } = answering(200, '{"name":"Sala"}')
    await client.call(make, withKeys())
    await client.call(make, input)
    expect(keysOf(asked)).toEqual([expect.stringMatching(/^"[0-9a-f]{32}"$/), null])
  })

  it('carries the same one again after a lost answer, and another one with another body', async () => {
    const { asked, client } = answering(502, '')
    const { keys } = withKeys()
    const named = (name: string) => faultOf(client.call(make, { body: { name }, keys }))
    for (const name of ['Sala', 'Sala', 'Salón']) await named(name)
    const [first, second, third] = keysOf(asked)
    expect([second === first, third === first]).toEqual([true, false])
  })

  it.each(['PUT', 'DELETE'] as const)('carries another one after a %s of the page', async (method) => {
    const change = endpoint({ method, path: '/rooms/1', summary: 'Change', access: { kind: 'staff' } })
    const lost = answering(502, '')
    const granted = answering(200, '{"name":"Sala"}')
    const given = withKeys()
    await faultOf(lost.client.call(make, given))
    await faultOf(lost.client.call(change, {}))
    await granted.client.call(make, { ...given })
    expect(keysOf(granted.asked)).toEqual([keysOf(lost.asked)[0]])
    const other = withKeys()
    await faultOf(lost.client.call(make, other))
    await granted.client.call(change, {})
    await granted.client.call(make, other)
    expect(keysOf(granted.asked).at(-1)).not.toBe(keysOf(lost.asked).at(-1))
  })

  it('is sent again while the server still runs it, after the wait it names, and not for ever', async () => {
    vi.useFakeTimers()
    let running = 2
    const sentAt: number[] = []
    const fetch = async () => {
      sentAt.push(Date.now())
      running -= 1
      return running < 0
        ? Response.json({ name: 'Sala' })
        : Response.json(
            { code: 'idempotency-key-in-use', message: '' },
            { status: 409, headers: { 'retry-after': '2' } },
          )
    }
    const { call } = createClient({ baseUrl: '', headers: () => ({}), fetch })
    const named = call(make, withKeys())
    await vi.advanceTimersByTimeAsync(4000)
    expect(await named).toEqual({ name: 'Sala' })
    expect(sentAt.map((at) => at - (sentAt[0] ?? 0))).toEqual([0, 2000, 4000])
    running = 30
    const refused = faultOf(call(make, withKeys()))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([(await refused).status, sentAt.length]).toEqual([409, 23])
  })

  const later = 'Sat, 21 Nov 2026 16:00:20 GMT'
  it.each([
    ['that names no time', 'idempotency-key-in-use', {}, null],
    ['that says why and when to try again', 43, { 'retry-after': '60' }, 60],
    ['whose time is a date', 43, { 'retry-after': later, date: 'Sat, 21 Nov 2026 16:00:00 GMT' }, 20],
    ['of another deployment', undefined, { 'retry-after': '7' }, 7],
  ])('is refused at once by a 409 %s', async (_, code, headers, seconds) => {
    const asked: string[] = []
    const fetch = async (url: string) => {
      asked.push(url)
      return Response.json({ code, message: '' }, { status: 409, headers })
    }
    const refused = await faultOf(createClient({ baseUrl: '', headers: () => ({}), fetch }).call(make, withKeys()))
    expect([refused.status, refused.retryAfterSeconds, asked.length]).toEqual([409, seconds, 1])
  })
})
