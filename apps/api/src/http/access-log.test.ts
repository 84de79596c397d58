import { beforeAll, describe, expect, it, vi } from 'vitest'

import { buildGym, staffClient, startTestServer, type Gym, type TestServer } from '../../testing/test-server.ts'
import { buildWorld } from '../../testing/world.ts'
import { createLog } from '../lib/log.ts'

const start = async (environment: Record<string, string>) => {
  const lines: string[] = []
  const server = await startTestServer(environment, createLog('info', { write: (line) => void lines.push(line) }))
  return { server, lines }
}

describe('the access log', () => {
  let server: TestServer
  let lines: string[]
  let gym: Gym
  beforeAll(async () => {
    ;({ server, lines } = await start({ ACCESS_LOG: '1' }))
    gym = await buildGym(server)
  })
  const calls = () =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'call')

  it("records a call's route pattern, status, duration, and a name", async () => {
    const answer = await fetch(`${server.url}/readyz?who=ana`)
    await answer.text()
    expect(calls().at(-1)).toEqual({
      level: expect.anything(),
      time: expect.any(String),
      msg: 'call',
      method: 'GET',
      route: '/readyz',
      status: 200,
      ms: expect.any(Number),
      id: answer.headers.get('x-request-id'),
    })
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })

  it('contains neither the caller, nor the requested resource, nor missing addresses', async () => {
    const admin = await staffClient(server, gym, gym.admin.email)
    await fetch(`${server.url}/api/v2/users/${gym.admin.uuid}?secret=Robles`, { headers: { 'user-agent': 'Robles' } })
    await fetch(`${server.url}/Robles/${gym.admin.uuid}`)
    const text = JSON.stringify(calls())
    expect(calls().length).toBeGreaterThan(3)
    for (const secret of ['Robles', gym.admin.uuid, gym.admin.email, admin.token, '127.0.0.1', '::1']) {
      expect(text).not.toContain(secret)
    }
  })
})

it('the default log notes only refused input and slowed calls', async () => {
  const { server, lines } = await start({})
  const answer = await fetch(`${server.url}/readyz`)
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, null])
  const noted = () => lines.filter((line) => line.includes('"call"')).map((line) => JSON.parse(line) as object)
  expect(noted()).toEqual([])
  const { headers: known } = await buildWorld(server)
  const body = JSON.stringify({ email: 'ana@example.test', password: 7 })
  const headers = { ...known.center, 'content-type': 'application/json' }
  const refused = await fetch(`${server.url}/api/v2/auth/admin/login`, { method: 'POST', headers, body })
  // a line is logged after the response was sent
  await vi.waitFor(() => expect(noted()).toHaveLength(1))
  expect(noted()).toMatchObject([{ method: 'POST', route: '/api/v2/auth/admin/login', status: 422 }])
  expect(refused.status).toBe(422)
  expect(JSON.stringify(noted())).not.toContain('ana@')
})
