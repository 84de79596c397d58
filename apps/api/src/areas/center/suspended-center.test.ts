import { searchCenter } from '@repo/api-client/auth/search-center'
import { contract } from '@repo/api-client/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { addressOf, validCalls } from '../../../testing/valid-calls.ts'
import { createClient } from '../../../testing/wire-client.ts'
import { buildWorld, callerOf, type World } from '../../../testing/world.ts'
import { branches } from '../../database/schema/center.ts'

const guarded = Object.entries(contract).filter(([, { access }]) => access.kind !== 'public')

describe('a suspended center', () => {
  let server: TestServer
  let world: World
  let neighbour: World
  beforeAll(async () => {
    server = await startTestServer()
    world = await buildWorld(server)
    neighbour = await buildWorld(server)
  })

  const setStatus = (status: number) =>
    server.context.db.update(branches).set({ status }).where(eq(branches.uuid, world.branch.uuid))
  const call = async (name: string, of: World) => {
    const endpoint = contract[name as keyof typeof contract]
    const { method, path } = endpoint
    const body = endpoint.body === undefined ? null : '{}'
    return fetch(server.url + addressOf(path, validCalls(of)[name as keyof typeof contract]), {
      method,
      headers: { ...of.headers[callerOf(endpoint)], ...(body === null ? {} : { 'content-type': 'application/json' }) },
      body,
    })
  }

  it('has its status in the lookup, and other centers are unaffected', async () => {
    const client = createClient({ baseUrl: server.url, headers: () => ({}) })
    const lookUp = ({ branch }: World) => client.call(searchCenter, { params: { host: branch.host } })
    await setStatus(0)
    await expect(lookUp(world)).resolves.toMatchObject({ status: 0 })
    await expect(lookUp(neighbour)).resolves.toMatchObject({ status: 1 })
  })

  it.each(guarded.map(([name]) => name))('refuses %s for every caller', async (name) => {
    await setStatus(0)
    const answer = await call(name, world)
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'center-suspended'])
  })

  it('has its sessions, displays, and phones back once it is resumed', async () => {
    await setStatus(0)
    const names = ['showCenter', 'showDisplay', 'showParticipation', 'listOpenClasses'] as const
    const statuses = async (of: World) => Promise.all(names.map(async (name) => (await call(name, of)).status))
    expect(await statuses(neighbour)).toEqual([200, 200, 200, 200])
    await setStatus(1)
    expect(await statuses(world)).toEqual([200, 200, 200, 200])
  })
})
