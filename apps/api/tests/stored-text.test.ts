import { sessionHeaders } from '@repo/api-client/core/headers'
import { showMember, updateMember } from '@repo/api-client/members/save-member'
import { expect, it } from 'vitest'

import { buildGym, staffClient, startTestServer } from '../testing/test-server.ts'

it.each(['Ana \uD800', '\uDC00na', 'Ana\u0000'])(
  'a text that the database cannot store is refused: %j',
  async (name) => {
    const server = await startTestServer()
    const gym = await buildGym(server)
    const staff = await staffClient(server, gym, gym.admin.email)
    const { uuid, email } = gym.neighbours.neighbour
    const body = {
      email,
      name,
      last_name_1: 'Lozano',
      pseudonym: 'Vecina',
      birthday: '1990-05-04',
      sex: 'female' as const,
    }
    const call = staff.call(updateMember, { params: { uuid }, body })
    await expect(call).rejects.toMatchObject({ status: 422, code: 'invalid-input' })
    expect(await staff.callDecoded(showMember, { params: { uuid } })).toMatchObject({ name: 'Vecina' })
  },
)

it('no cache keeps an answer of the server, granted or refused', async () => {
  const server = await startTestServer()
  const gym = await buildGym(server)
  const { token } = await staffClient(server, gym, gym.admin.email)
  for (const [tokenOf, status] of [
    [token, 200],
    ['unknown', 401],
  ] as const) {
    const headers = sessionHeaders({ centerKey: gym.branch.publishableKey, language: 'en', staffToken: tokenOf })
    const answer = await fetch(`${server.url}/api/v2/users`, { headers })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
  }
})

it('a call that names another branch in its header finds nothing', async () => {
  const server = await startTestServer()
  const [gym, other] = [await buildGym(server), await buildGym(server)]
  const { token } = await staffClient(server, gym, gym.admin.email)
  const staff = sessionHeaders({ centerKey: gym.branch.publishableKey, language: 'en', staffToken: token })
  const statusWith = async (branch: Record<string, string>) =>
    (await fetch(`${server.url}/api/v2/users`, { headers: { ...staff, ...branch } })).status
  expect(await statusWith({})).toBe(200)
  expect(await statusWith({ 'branch-uuid': gym.branch.uuid })).toBe(200)
  expect(await statusWith({ 'branch-uuid': other.branch.uuid })).toBe(404)
})

it.each([
  '/api/v1/challenges',
  '/api/v1/dashboard',
  '/api/v1/challenges/search?column=name&data=a',
  '/api/v2/users',
  '/api/v2/center/report',
])('a call that names another branch in its query finds nothing: %s', async (path) => {
  const server = await startTestServer()
  const options = { features: { gamification: true } }
  const [gym, other] = [await buildGym(server, options), await buildGym(server)]
  const { token } = await staffClient(server, gym, gym.admin.email)
  const staff = sessionHeaders({ centerKey: gym.branch.publishableKey, language: 'en', staffToken: token })
  const statusOf = async (branch: string) => {
    const url = new URL(path, server.url)
    url.searchParams.append('branch_uuid', branch)
    return (await fetch(url, { headers: staff })).status
  }
  const named = [gym.branch.uuid, other.branch.uuid, '0190a000-0000-7000-8000-000000000003', 'none']
  expect(await Promise.all(named.map(statusOf))).toEqual([200, 404, 404, 404])
})
