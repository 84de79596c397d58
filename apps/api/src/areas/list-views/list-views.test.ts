import { deleteListView, keepListView, listListViews } from '@repo/api-client/list-views/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'

import { buildGym, staffClient, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'

const list = 'members' as const
const WOMEN = { column: 'sex', search: 'female' }

describe('the saved views of a list', () => {
  let server: TestServer
  let admin: Client
  let coach: Client
  let elsewhere: Client
  beforeEach(async () => {
    server = await startTestServer()
    const gym = await buildGym(server)
    const other = await buildGym(server)
    admin = await staffClient(server, gym, gym.admin.email)
    coach = await staffClient(server, gym, gym.coach.email)
    elsewhere = await staffClient(server, other, other.admin.email)
    // others have a view of the same name, which must stay unchanged
    for (const client of [coach, elsewhere]) await keep(client, 'Mujeres', { sort: 'email' }, true)
  })

  const keep = (client: Client, name: string, address: Record<string, string | number>, isDefault = false) =>
    client.call(keepListView, { params: { list }, body: { name, address, is_default: isDefault } })
  const kept = (client: Client) => client.callDecoded(listListViews, { params: { list } })

  it('belong to one account and are ordered by name', async () => {
    const { uuid: second } = await keep(admin, 'Nuevos', { sort: 'created', size: 50 })
    const { uuid: first } = await keep(admin, ' Mujeres ', WOMEN)
    await expect(kept(admin)).resolves.toEqual([
      { uuid: first, name: 'Mujeres', address: WOMEN, isDefault: false },
      { uuid: second, name: 'Nuevos', address: { sort: 'created', size: 50 }, isDefault: false },
    ])
    for (const client of [coach, elsewhere])
      await expect(kept(client)).resolves.toMatchObject([{ name: 'Mujeres', address: { sort: 'email' } }])
  })

  it('are overwritten under the same name', async () => {
    const { uuid } = await keep(admin, 'Mujeres', WOMEN)
    await expect(keep(admin, 'Mujeres', { size: 100 }, true)).resolves.toEqual({ uuid })
    await expect(kept(admin)).resolves.toEqual([{ uuid, name: 'Mujeres', address: { size: 100 }, isDefault: true }])
    await expect(kept(coach)).resolves.toMatchObject([{ address: { sort: 'email' }, isDefault: true }])
  })

  it('have one default at most, even if two tabs set it concurrently', async () => {
    await Promise.all(['a', 'b', 'c'].map((name) => keep(admin, name, {}, true)))
    const views = await kept(admin)
    expect(views).toHaveLength(3)
    expect(views.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    for (const client of [coach, elsewhere]) await expect(kept(client)).resolves.toMatchObject([{ isDefault: true }])
  })

  it('are limited to 30, which can still be changed', async () => {
    const names = Array.from({ length: 31 }, (_, index) => `vista ${index}`)
    const answers = await Promise.allSettled(names.map((name) => keep(admin, name, {})))
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(refused[0]?.reason).toMatchObject({ status: 409, code: 'too-many-views' })
    const [{ name } = { name: '' }] = await kept(admin)
    await expect(keep(admin, name, WOMEN)).resolves.toBeDefined()
    await expect(kept(admin)).resolves.toHaveLength(30)
  })

  it('can be deleted by their owner only', async () => {
    const { uuid } = await keep(admin, 'Mujeres', WOMEN)
    const forget = (client: Client) => client.call(deleteListView, { params: { list, uuid } })
    for (const client of [coach, elsewhere]) await expect(forget(client)).rejects.toMatchObject({ status: 404 })
    await forget(admin)
    await expect(forget(admin)).rejects.toMatchObject({ status: 404 })
    await expect(kept(admin)).resolves.toEqual([])
    await expect(kept(coach)).resolves.toHaveLength(1)
  })

  it.each([
    ['an empty name', ' ', {}],
    ['a name of 41 characters', 'x'.repeat(41), {}],
    ['a value of 101 characters', 'a', { search: 'x'.repeat(101) }],
    ['eleven values', 'a', Object.fromEntries(Array.from({ length: 11 }, (_, part) => [`p${part}`, 1]))],
  ])('cannot be saved with %s', async (_, name, address) => {
    await expect(keep(admin, name, address)).rejects.toMatchObject({ status: 422 })
  })
})
