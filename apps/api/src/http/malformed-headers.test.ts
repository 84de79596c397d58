import { once } from 'node:events'

import { forgotPassword } from '@repo/api-client/auth/account-endpoints'
import { sessionHeaders } from '@repo/api-client/core/headers'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { rawConnection, upgradeHead } from '../../testing/raw-connection.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { buildWorld } from '../../testing/world.ts'
import { mails } from '../database/schema/mails.ts'

const PROXY = '10.0.0.7'

const startReset = async (environment: Readonly<Record<string, string>>) => {
  const server = await startTestServer({ ...environment })
  const world = await buildWorld(server)
  return async (headers: Readonly<Record<string, string>>) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: forgotPassword.path,
      remoteAddress: PROXY,
      headers: { ...sessionHeaders({ centerKey: world.branch.publishableKey, language: 'en' }), ...headers },
      payload: { email: world.coach.email },
    })
    const [mail] = await server.context.db
      .select()
      .from(mails)
      .where(eq(mails.branchUuid, world.branch.uuid))
      .orderBy(desc(mails.queuedAt))
    return { status: answer.statusCode, body: mail?.body ?? '', host: world.branch.host }
  }
}

describe('a malformed header', () => {
  it.each([
    ['host', '['],
    ['host', 'a b'],
    ['host', 'localhost\\@evil.example'],
    ['host', 'gym.example:99999'],
    ['host', 'user@gym.example'],
    ['origin', 'no address'],
    ['origin', 'https://[evil'],
    ['x-forwarded-host', '['],
    ['x-forwarded-host', 'gym.example, a b'],
    ['x-forwarded-proto', 'gopher'],
    ['x-forwarded-for', '1.2.3.4.5'],
    ['x-forwarded-for', '203.0.113.9, <script>'],
  ])('%s: %j is refused with 400 and sends no mail', async (name, value) => {
    const requestReset = await startReset({ TRUSTED_PROXIES: PROXY })
    expect(await requestReset({ [name]: value })).toMatchObject({ status: 400, body: '' })
  })

  it.each([
    ['host', 'GYM.example:3000'],
    ['host', '[::1]:3000'],
    ['origin', 'null'],
    ['origin', 'https://gym.example'],
    ['origin', 'capacitor://localhost'],
    ['x-forwarded-host', 'gym.example'],
    ['x-forwarded-proto', 'https, http'],
    ['x-forwarded-for', '203.0.113.9:4711, [2001:db8::1]:80, unknown'],
  ])('is not assumed in %s: %j', async (name, value) => {
    const requestReset = await startReset({ TRUSTED_PROXIES: PROXY })
    expect(await requestReset({ [name]: value })).toMatchObject({ status: 200 })
  })

  it('of a proxy that is not trusted is ignored', async () => {
    const requestReset = await startReset({})
    expect(await requestReset({ 'x-forwarded-host': '[', 'x-forwarded-for': 'nonsense' })).toMatchObject({
      status: 200,
    })
  })

  it('ends an upgrade with 400', async () => {
    const server = await startTestServer()
    const socket = await rawConnection(server.url)
    socket.write(upgradeHead('/realtime/').replace('host: localhost', 'host: a b'))
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(String(answer)).toContain('HTTP/1.1 400 ')
  })
})

describe('the link in an email', () => {
  it.each([
    ['a strange host', { host: 'evil.example' }],
    ['a strange port', { host: 'gym.example:6666' }],
    ['a strange host of a proxy', { 'x-forwarded-host': 'evil.example' }],
    ['a page elsewhere', { host: 'evil.example', referer: 'http://evil.example/' }],
  ])('leads to the public address, whatever host the call names: %s', async (_, headers) => {
    const requestReset = await startReset({ PUBLIC_URL: 'https://gym.example', TRUSTED_PROXIES: PROXY })
    const { status, body } = await requestReset({ ...headers })
    expect(status).toBe(200)
    // the stored hosts of this center do not include the public one, so its own host gets the public scheme
    expect(body).toMatch(/https:\/\/[\w.-]+\/reset-password#/)
    expect(body).not.toMatch(/evil|6666/)
  })

  it('leads to a stored host without the port of the call if no public address is set', async () => {
    const requestReset = await startReset({})
    for (const port of ['', ':6666']) {
      const { body, host } = await requestReset({ host: `evil.example${port}` })
      expect(body).toContain(`http://${host}/reset-password#`)
    }
    const { host } = await requestReset({})
    expect((await requestReset({ host: `${host}:6666` })).body).toContain(`http://${host}/reset-password#`)
  })
})
