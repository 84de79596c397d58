import { logIn } from '@repo/api-client/auth/log-in'
import { showRealtimeConfig } from '@repo/api-client/classes/realtime-config'
import { sessionHeaders } from '@repo/api-client/core/headers'
import { describe, expect, it } from 'vitest'

import { startTestServer } from '../../testing/test-server.ts'
import { buildWorld } from '../../testing/world.ts'
import { loginAttempts } from '../database/schema/staff.ts'

/** Headers of a proxy, which any client can send too. */
const FORWARDED = {
  'x-forwarded-for': '203.0.113.9, 198.51.100.2',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'wall.example',
}
const PROXY = '10.0.0.7'

/** Client address and host that the server derives for a caller behind the proxy's address. */
const seen = async (environment: Readonly<Record<string, string>>) => {
  const server = await startTestServer({ ...environment })
  const { app, context } = server
  const world = await buildWorld(server)
  await app.inject({
    method: 'POST',
    url: logIn.path,
    remoteAddress: PROXY,
    headers: { ...FORWARDED, ...sessionHeaders({ centerKey: world.branch.publishableKey, language: 'en' }) },
    payload: { email: world.coach.email, password: 'not-the-password', rememberme: false },
  })
  const keys = (await context.db.select().from(loginAttempts)).map(({ key }) => key).join(' ')
  const config = await app.inject({
    method: 'GET',
    url: showRealtimeConfig.path,
    remoteAddress: PROXY,
    headers: { ...FORWARDED, host: 'gym.local', ...world.headers.admin },
  })
  const { client_options: options } = config.json<{ client_options: { tls: boolean; endpoint: string } }>()
  const addresses = [PROXY, '203.0.113.9', '198.51.100.2'].filter((address) => keys.includes(address))
  return { addresses, tls: options.tls, host: options.endpoint }
}

describe('forwarding headers', () => {
  it.each([
    ['are ignored by default', {}, { addresses: [PROXY], tls: false, host: 'gym.local' }],
    [
      'are ignored for a public address',
      { PUBLIC_URL: 'https://g.example' },
      { addresses: [PROXY], tls: true, host: 'g.example' },
    ],
    [
      'are ignored from another address',
      { TRUSTED_PROXIES: '10.0.0.8' },
      { addresses: [PROXY], tls: false, host: 'gym.local' },
    ],
    [
      'are believed from a range',
      { TRUSTED_PROXIES: '10.0.0.0/24' },
      { addresses: ['198.51.100.2'], tls: true, host: 'wall.example' },
    ],
    [
      'are believed from one hop',
      { TRUSTED_PROXIES: '1' },
      { addresses: ['198.51.100.2'], tls: true, host: 'wall.example' },
    ],
    [
      'are believed from two hops',
      { TRUSTED_PROXIES: '2' },
      { addresses: ['203.0.113.9'], tls: true, host: 'wall.example' },
    ],
  ])('%s', async (_, environment, expected) => {
    await expect(seen(environment)).resolves.toEqual(expected)
  })
})

describe('a server with a public address', () => {
  it.each([
    ['a proxy that names its own host', 'http://gym.local:3000', undefined, 'g.example', true],
    ['a page of the public address', 'http://g.example', 'https://g.example/live/', 'g.example', true],
    ['a page at an address in the gym', 'http://192.168.1.5', 'http://192.168.1.5/live/', '192.168.1.5', false],
    ['a page of another site', 'http://192.168.1.5', 'http://evil.example/', 'g.example', true],
  ])('sends clients of %s to a host that they can reach', async (_, called, referer, host, tls) => {
    const { app, ...server } = await startTestServer({ PUBLIC_URL: 'https://g.example' })
    const world = await buildWorld({ app, ...server })
    const answer = await app.inject({
      method: 'GET',
      url: showRealtimeConfig.path,
      headers: {
        ...world.headers.admin,
        host: new URL(called).host,
        ...(referer === undefined ? {} : { referer }),
      },
    })
    expect(answer.json()).toMatchObject({ client_options: { endpoint: host, tls } })
  })
})
