import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { createClient } from './client.ts'
import { endpoint } from './endpoint.ts'
import { createSentAhead } from './sent-ahead.ts'

const answer = z.object({ from: z.string() })
const show = endpoint({ method: 'GET', path: '/one', summary: 'Show', access: { kind: 'public' }, response: answer })
const change = endpoint({
  method: 'POST',
  path: '/one',
  summary: 'Change',
  access: { kind: 'public' },
  response: answer,
})

const ANA = { 'token-admin': 'ana', 'branch-uuid': 'north' }

const client = () => {
  let asker: Record<string, string> = ANA
  const sent: string[] = []
  const answered = (from: string) => async (url: unknown) => {
    sent.push(`${from} ${String(url)}`)
    return Response.json({ from })
  }
  const ahead = createSentAhead(answered('call'), answered('ahead'))
  const { call } = createClient({ baseUrl: '', headers: () => asker, fetch: ahead.send })
  return {
    ahead,
    sent,
    become: (next: Record<string, string>) => {
      asker = next
    },
    look: async () => (await call(show, {})).from,
    change: () => call(change, {}),
  }
}

describe('a call sent ahead', () => {
  it('is there for the first who asks for the same, once', async () => {
    const { ahead, look, sent } = client()
    ahead.ask(['/one'], ANA)
    expect(sent).toEqual(['ahead /one'])
    expect(await look()).toBe('ahead')
    expect(await look()).toBe('call')
    expect(sent).toEqual(['ahead /one', 'call /one'])
  })

  it.each([
    ['another person', { ...ANA, 'token-admin': 'beto' }],
    ['another branch', { ...ANA, 'branch-uuid': 'south' }],
    ['nobody', {}],
  ])('is nothing to %s, nor to who was that meanwhile', async (_, other) => {
    const { ahead, become, look } = client()
    ahead.ask(['/one'], ANA)
    become(other)
    expect(await look()).toBe('call')
    become(ANA)
    expect(await look()).toBe('call')
  })

  it('is old once something was changed', async () => {
    const { ahead, change, look } = client()
    ahead.ask(['/one'], ANA)
    await change()
    expect(await look()).toBe('call')
  })

  it('is let go of when nobody has taken it in time', async () => {
    const { ahead, look } = client()
    ahead.ask(['/one'], ANA)
    ahead.end()
    expect(await look()).toBe('call')
  })

  it('that gets no answer fails for who takes it, and the next is made anew', async () => {
    const ahead = createSentAhead(
      async () => Response.json({ from: 'call' }),
      () => Promise.reject(new TypeError('no network')),
    )
    const { call } = createClient({ baseUrl: '', headers: () => ANA, fetch: ahead.send })
    ahead.ask(['/one'], ANA)
    await expect(call(show, {})).rejects.toMatchObject({ code: 'no-response' })
    expect(await call(show, {})).toEqual({ from: 'call' })
  })
})
