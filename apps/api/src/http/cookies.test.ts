import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'

import { cookiesOf } from './authentication/cookies.ts'

const call = async (isSecure: boolean, cookie: string) => {
  const app = fastify()
  app.get('/', (request, reply) => {
    const cookies = cookiesOf(request, reply, isSecure)
    cookies.set('mark', 'new', 60)
    return { known: cookies.get('mark') }
  })
  const answer = await app.inject({ url: '/', headers: { cookie } })
  return [answer.json<{ known: string | null }>().known, answer.headers['set-cookie']]
}

describe('a cookie', () => {
  it('is bound to its host over TLS, and is ignored without that name', async () => {
    const given = '__Host-mark=new; Path=/; Secure; Max-Age=60; HttpOnly; SameSite=Strict'
    expect(await call(true, 'other=1; __Host-mark=old')).toEqual(['old', given])
    expect(await call(true, 'mark=planted')).toEqual([null, given])
  })

  it('is also set without TLS, for API calls alone', async () => {
    const given = 'mark=new; Path=/api/; Max-Age=60; HttpOnly; SameSite=Strict'
    expect(await call(false, 'mark=old')).toEqual(['old', given])
  })
})
