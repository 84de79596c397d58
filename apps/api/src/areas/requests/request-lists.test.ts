import { exportRequests, listRequests } from '@repo/api-client/requests/requests'
import papaparse from 'papaparse'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildLinkRequest } from '../../../testing/factories/build-link-request.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

describe('membership requests', () => {
  let server: TestServer
  let world: World
  let admin: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await buildWorld(server)
    admin = createClient({ baseUrl: server.url, headers: () => world.headers.admin })
  })

  const db = () => server.context.db
  const list = async (query: object = {}) =>
    (await admin.callDecoded(listRequests, { params: { branch: world.branch.uuid }, query })).rows
  const addRequest = (change: Parameters<typeof buildLinkRequest>[2] = {}) =>
    buildLinkRequest(db(), world.branch.uuid, change)

  it('are listed with their conflicts, the oldest first', async () => {
    const early = await addRequest({ requestedAt: new Date('2025-12-30T00:00:00Z'), lastName2: 'null' })
    const named = await addRequest({
      requestedAt: new Date('2026-01-03T00:00:00Z'),
      pseudonym: world.spare.pseudonym.toUpperCase(),
    })
    await addRequest({ refusedAt: new Date('2026-01-04T00:00:00Z') })
    await addRequest({ acceptedAt: new Date('2026-01-04T00:00:00Z') })
    const elsewhere = await buildWorld(server)
    await buildLinkRequest(db(), elsewhere.branch.uuid)
    const rows = await list()
    expect(rows).toHaveLength(4)
    expect(rows[0]).toEqual({
      uuid: early.uuid,
      name: 'Elena',
      lastName1: 'Ferrer',
      lastName2: null,
      pseudonym: early.pseudonym,
      email: early.email,
      sex: null,
      birthday: null,
      requestedAt: early.requestedAt,
      conflict: null,
    })
    const { neighbour } = world.neighbours
    expect(rows.find(({ email }) => email === neighbour.email)).toMatchObject({ conflict: 'email' })
    expect(rows.at(-1)).toMatchObject({ uuid: named.uuid, conflict: 'pseudonym' })
  })

  it('are exported as they are listed, in both languages, and to their own center only', async () => {
    await addRequest({ name: 'Ágata', lastName1: 'Ibáñez', email: 'agata@mail.example', sex: 'female' })
    await addRequest({ refusedAt: new Date('2026-01-04T00:00:00Z') })
    const query = { search_colum: 'name', search: 'agata', format: 'csv' } as const
    const params = { branch: world.branch.uuid }
    const rowsFor = async (language: string) => {
      const client = createClient({
        baseUrl: server.url,
        headers: () => ({ ...world.headers.admin, 'accept-language': language }),
      })
      const { content, fileName } = await client.download(exportRequests, { params, query })
      return { fileName, rows: papaparse.parse<string[]>(await content.text(), { skipEmptyLines: true }).data }
    }
    const english = await rowsFor('en')
    expect(english.fileName).toMatch(/^requests-\d{4}-\d\d-\d\d\.csv$/)
    expect(english.rows).toHaveLength(2)
    expect(english.rows[1]).toEqual(expect.arrayContaining(['Ágata', 'Ibáñez', 'agata@mail.example', 'Female']))
    const { rows } = await rowsFor('es')
    expect(rows[0]?.[0]).toBe('Nombre')
    expect(rows[1]).toContain('Femenino')
    const elsewhere = await buildWorld(server)
    const stranger = createClient({ baseUrl: server.url, headers: () => elsewhere.headers.admin })
    await expect(stranger.download(exportRequests, { params, query })).rejects.toMatchObject({ status: 404 })
    const unnamed = createClient({ baseUrl: server.url, headers: () => world.headers.center })
    await expect(unnamed.download(exportRequests, { params, query })).rejects.toMatchObject({ status: 401 })
    await expect(admin.download(exportRequests, { params, query: { ...query, search: 'a' } })).rejects.toMatchObject({
      status: 422,
    })
  })

  it.each([
    [{ search_colum: 'name', search: 'ibañez' }],
    [{ search_colum: 'last_name_1', search: 'ágata' }],
    [{ search_colum: 'email', search: 'AGATA@mail' }],
    [{ search_colum: 'pseudonym', search: 'libelula' }],
    [{ search_colum: 'birthday', search: '1987-02-28' }],
    [{ search_colum: 'sex', search: 'female' }],
  ])('are found by %j', async (query) => {
    const { uuid } = await addRequest({
      name: 'Ágata',
      lastName1: 'Ibáñez',
      email: 'agata@mail.example',
      pseudonym: 'Libélula',
      birthday: '1987-02-28',
      sex: 'female',
    })
    expect((await list(query)).map((row) => row.uuid)).toEqual([uuid])
  })
})
