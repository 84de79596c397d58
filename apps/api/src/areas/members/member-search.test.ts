import { randomUUID } from 'node:crypto'

import { listMembers } from '@repo/api-client/members/list-members'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import {
  buildEmptyGym,
  buildGym,
  staffClient,
  startTestServer,
  type Gym,
  type TestServer,
} from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'
import type { WireInput } from '../../../testing/wire-client.ts'

type Query = WireInput<typeof listMembers>['query']

describe('a member search', () => {
  let server: TestServer
  let gym: Gym
  let staff: Client
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
    staff = await staffClient(server, gym, gym.admin.email)
  })

  const add = (person: Parameters<typeof buildMember>[2]) => buildMember(server.context.db, gym.branch.uuid, person)
  const search = async (query: Query, client = staff) => {
    const page = await client.callDecoded(listMembers, { query })
    return { uuids: page.rows.map(({ uuid }) => uuid), total: page.total, lastPage: page.lastPage }
  }

  it('ignores case and accents', async () => {
    const { uuid } = await add({
      name: 'José Ángel',
      lastName1: 'Peñaloza',
      email: 'jap@gym.example',
      pseudonym: 'Águila',
    })
    expect(await search({ search: 'jose an' })).toEqual({ uuids: [uuid], total: 1, lastPage: 1 })
    expect(await search({ search_column: 'last_name_1', search: 'PENALO' })).toMatchObject({ uuids: [uuid] })
    expect(await search({ search_column: 'pseudonym', search: 'agui' })).toMatchObject({ uuids: [uuid] })
    expect(await search({ search_column: 'email', search: 'jap@' })).toMatchObject({ uuids: [uuid] })
    expect(await search({ search_column: 'email', search: 'jose' })).toMatchObject({ total: 0, lastPage: 1 })
  })

  it('finds a sign-in code only as a whole, with or without its gap, and none of a neighboring center', async () => {
    const { uuid, signInCode } = await add({})
    const elsewhere = await buildGym(server)
    await buildMember(server.context.db, elsewhere.branch.uuid, { signInCode })
    const found = (text: string) => search({ search_column: 'sign_in_code', search: text })
    expect(await found(signInCode)).toEqual({ uuids: [uuid], total: 1, lastPage: 1 })
    expect(await found(`${signInCode.slice(0, 3)} ${signInCode.slice(3)}`)).toMatchObject({ uuids: [uuid] })
    expect(await found(signInCode.slice(0, 5))).toMatchObject({ total: 0 })
  })

  it('matches words of the full name in any order, including either last name', async () => {
    const { uuid } = await add({ name: 'María José', lastName1: 'Quiñónez', lastName2: 'Zubeldía' })
    const neighbour = await add({ name: 'María', lastName1: 'Zubeldía', lastName2: null })
    for (const text of ['maria quinonez', 'QUIÑÓNEZ josé', 'zubel jose', '  jose   zubeldia '])
      expect(await search({ search: text })).toMatchObject({ uuids: [uuid] })
    const both = await search({ search: 'maria zubeldia' })
    expect([...both.uuids].toSorted()).toEqual([uuid, neighbour.uuid].toSorted())
    expect(await search({ search_column: 'last_name_1', search: 'zubeldia quinonez' })).toMatchObject({ uuids: [uuid] })
    expect(await search({ search_column: 'last_name_1', search: 'maria' })).toMatchObject({ total: 0 })
    expect(await search({ search: 'maria nobody' })).toMatchObject({ total: 0 })
  })

  it('matches birthday and sex', async () => {
    const { uuid } = await add({ birthday: '1977-07-07', sex: 'male' })
    expect(await search({ search_column: 'birthday', search: '1977-07-07' })).toMatchObject({ uuids: [uuid] })
    expect((await search({ search_column: 'sex', search: 'male' })).uuids).toContain(uuid)
    const gone = await add({ birthday: '1977-07-07', sex: 'male', unlinkedAt: new Date() })
    for (const query of [
      { search_column: 'birthday', search: '1977-07-07' },
      { search_column: 'sex', search: 'male' },
    ] as const)
      expect((await search(query)).uuids).not.toContain(gone.uuid)
    for (const day of ['1977-07-40', '2026-02-30', '2026-02-29', '0000-01-01', '1977-7-7'])
      await expect(search({ search_column: 'birthday', search: day })).rejects.toMatchObject({ status: 422 })
    await expect(search({ search_column: 'sex', search: 'other' })).rejects.toMatchObject({ status: 422 })
  })

  it('treats wildcard characters as plain text', async () => {
    const { uuid } = await add({ name: 'Cien%_real' })
    for (const text of ['%%%', '___', '\\\\\\']) expect(await search({ search: text })).toMatchObject({ total: 0 })
    expect(await search({ search: 'n%_r' })).toMatchObject({ uuids: [uuid] })
  })

  it('returns all members for -1', async () => {
    const all = await search({})
    expect(await search({ search: '-1' })).toEqual(all)
  })

  it('pages and orders its results', async () => {
    const names = Array.from({ length: 45 }, (_, n) => `Quetzal ${String(n).padStart(2, '0')}`)
    await Promise.all(names.toReversed().map((name) => add({ name })))
    const query = { search: 'quetzal', sort: 'name', direction: 'desc', page: 2 } as const
    const page = await staff.callDecoded(listMembers, { query })
    expect(page).toMatchObject({ total: 45, lastPage: 3 })
    expect(page.rows.map(({ name }) => name)).toEqual(names.toReversed().slice(20, 40))
    expect(await staff.callDecoded(listMembers, { query: { ...query, page: 4 } })).toMatchObject({
      rows: [],
      total: 45,
    })
  })

  it('in a center without members finds none until the first is added', async () => {
    const begun = await buildEmptyGym(server)
    const owner = await staffClient(server, begun, begun.admin.email)
    for (const query of [{}, { search: 'ana' }, { sort: 'created' }] as const)
      expect(await search(query, owner)).toEqual({ uuids: [], total: 0, lastPage: 1 })
    const { uuid } = await buildMember(server.context.db, begun.branch.uuid)
    expect(await search({}, owner)).toEqual({ uuids: [uuid], total: 1, lastPage: 1 })
  })

  it('excludes other branches', async () => {
    const other = await buildGym(server)
    const stranger = await staffClient(server, other, other.admin.email)
    const name = `Único ${randomUUID()}`
    await add({ name })
    expect((await search({ search: name })).total).toBe(1)
    expect((await search({ search: name }, stranger)).total).toBe(0)
    const { neighbour, removed } = other.neighbours
    expect((await search({}, stranger)).uuids.toSorted()).toEqual([neighbour.uuid, removed.uuid].toSorted())
  })
})
