import { showAdmin } from '@repo/api-client/staff/staff-endpoints'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildGym, type Gym, staffClient, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'

describe('the names of staff', () => {
  let server: TestServer
  let gym: Gym
  let admin: Client & { token: string }
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
    admin = await staffClient(server, gym, gym.admin.email)
  })

  let count = 0
  const add = (change: object) =>
    fetch(`${server.url}/api/v2/admin/user`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${gym.branch.publishableKey}`,
        'token-admin': admin.token,
        'token-level': 'admin',
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        name: 'Beatriz',
        last_name_1: 'Solís',
        mobile_phone: '5512345678',
        role: 'coach',
        email: `beatriz${(count += 1)}@gym.example`,
        password: 'una clave larga',
        password_confirmation: 'una clave larga',
        ...change,
      }),
    })
  const stored = async (answer: Response) => {
    const { uuid } = (await answer.json()) as { uuid: string }
    return admin.callDecoded(showAdmin, { params: { uuid } })
  }

  it.each([['null'], [''], [' '], [null]])('are null if an optional text is %j', async (none) => {
    const answer = await add({ last_name_2: none, landline: none })
    expect(answer.status).toBe(201)
    expect(await stored(answer)).toMatchObject({ lastName2: null, landline: null })
  })

  const SHORT = { name: 'Li', last_name_1: 'Paz', last_name_2: 'Gil' }

  it('can be short if the form confirms it', async () => {
    const answer = await add({ ...SHORT, short_name: true })
    expect(answer.status).toBe(201)
    expect(await stored(answer)).toMatchObject({ name: 'Li', lastName1: 'Paz', lastName2: 'Gil' })
  })

  it.each([
    [{}, 'name'],
    [{ short_name: false }, 'name'],
    [{ name: 'Lia' }, 'last_name_1'],
    [{ name: 'Lia', last_name_1: 'Pazos' }, 'last_name_2'],
    [{ short_name: true, name: 'L' }, 'name'],
    [{ short_name: true, last_name_1: '' }, 'last_name_1'],
    [{ short_name: true, name: 'x'.repeat(51) }, 'name'],
    [{ short_name: 'yes' }, 'short_name'],
  ])('are refused with %j', async (change, field) => {
    const answer = await add({ ...SHORT, ...change })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'invalid-input', errors: { [field]: {} } })
  })
})
