import { showCenter } from '@repo/api-client/center/show-center'
import { contract } from '@repo/api-client/contract'
import { deleteRoom } from '@repo/api-client/rooms/save-room'
import { showAdmin } from '@repo/api-client/staff/staff-endpoints'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { branchDatabase } from '../src/database/branch-database.ts'
import { rowsOf } from '../src/database/database.ts'
import { members } from '../src/database/schema/members.ts'
import { rooms } from '../src/database/schema/rooms.ts'
import { buildMember } from '../testing/factories/build-member.ts'
import { buildRoom } from '../testing/factories/build-room.ts'
import { buildGym, type Gym, staffClient, startTestServer, type TestServer } from '../testing/test-server.ts'

const UNKNOWN = '7d3c0b52-2f5e-4f0e-8f39-2a6b1c9d4e10'

describe('two centers on one server', () => {
  let server: TestServer
  let ours: Gym
  let theirs: Gym
  beforeAll(async () => {
    server = await startTestServer()
    ours = await buildGym(server)
    theirs = await buildGym(server)
    await buildMember(server.context.db, ours.branch.uuid)
    await buildMember(server.context.db, theirs.branch.uuid)
  })

  it('row-level security shows a branch handle its own rows even without a where clause', async () => {
    const handle = branchDatabase(server.context.db, ours.branch.uuid)
    for (const way of [handle.run, handle.read]) {
      const seen = await way((tx) => tx.select().from(members))
      expect(new Set(seen.map(({ branchUuid }) => branchUuid))).toEqual(new Set([ours.branch.uuid]))
    }
  })

  it('a read transaction cannot change data', async () => {
    const handle = branchDatabase(server.context.db, ours.branch.uuid)
    const write = handle.read((tx) => tx.update(members).set({ name: 'Changed' }))
    await expect(write).rejects.toMatchObject({ cause: { code: '25006' } })
    const stored = await handle.read((tx) => tx.select({ name: members.name }).from(members))
    expect(stored.filter(({ name }) => name === 'Changed')).toEqual([])
  })

  it.each(['run', 'read'] as const)(
    'a %s statement in tests cannot compare columns without their tables',
    async (way) => {
      const handle = branchDatabase(server.context.db, ours.branch.uuid)
      const astray = handle[way]((tx) => tx.execute(sql`select 1 from rooms where "uuid" = "branch_uuid"`))
      await expect(astray).rejects.toThrow('which tables')
    },
  )

  it('a failed read rejects', async () => {
    const handle = branchDatabase(server.context.db, ours.branch.uuid)
    await expect(handle.read(() => Promise.reject(new Error('unreadable')))).rejects.toThrow('unreadable')
  })

  it('row-level security refuses rows for another branch', async () => {
    const at = new Date()
    const foreign = { uuid: UNKNOWN, branchUuid: theirs.branch.uuid, kind: 'remote' as const, name: 'Foreign' }
    const write = branchDatabase(server.context.db, ours.branch.uuid).run((tx) =>
      tx.insert(rooms).values({ ...foreign, createdAt: at, updatedAt: at }),
    )
    await expect(write).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  it('every table of a branch has a policy', async () => {
    const result: unknown = await server.context.db.execute(sql`
      select table_name as name, (select count(*)::int from pg_policies where tablename = table_name) as policies
      from information_schema.columns where table_schema = 'public' and column_name = 'branch_uuid'`)
    const { rows: tables } = result as { rows: { name: string; policies: number }[] }
    expect(tables.length).toBeGreaterThan(10)
    expect(tables.filter(({ policies }) => policies === 0)).toEqual([])
  })

  it('every policy evaluates the branch once per statement, not once per row', async () => {
    const rows = await rowsOf<{ qual: string }>(
      server.context.db,
      sql`select distinct qual from pg_policies where policyname = 'branch_only' order by qual`,
    )
    expect(rows.map(({ qual }) => qual)).toEqual([
      '(branch_uuid = ( SELECT current_branch() AS current_branch))',
      '(uuid = ( SELECT current_branch() AS current_branch))',
    ])
  })

  it('an id of another branch gets the same answer as an unknown id', async () => {
    const client = await staffClient(server, ours, ours.admin.email)
    const foreignRoom = await buildRoom(server.context.db, theirs.branch.uuid, theirs.coach.uuid)
    const bodyOf = (call: () => Promise<unknown>) =>
      call().then(
        () => null,
        ({ status, code, message }: { status: number; code: string; message: string }) => ({ status, code, message }),
      )
    const room = (uuid: string) => () => client.call(deleteRoom, { params: { uuid } })
    const admin = (uuid: string) => () => client.call(showAdmin, { params: { uuid } })
    const center = (uuid: string) => () => client.call(showCenter, { params: { uuid } })
    for (const [foreign, unknown] of [
      [room(foreignRoom.uuid), room(UNKNOWN)],
      [admin(theirs.admin.uuid), admin(UNKNOWN)],
      [center(theirs.branch.uuid), center(UNKNOWN)],
    ] as const) {
      const answer = await bodyOf(foreign)
      expect(answer?.status).toBe(404)
      expect(answer).toEqual(await bodyOf(unknown))
    }
  })
})

describe('every endpoint without valid credentials', () => {
  const guarded = Object.entries(contract).filter(([, { access }]) => access.kind !== 'public')
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })

  const send = (
    endpoint: (typeof contract)[keyof typeof contract],
    headers: Record<string, string>,
    body: string | null,
  ) => fetch(server.url + endpoint.path.replace(/\{\w+\}/g, UNKNOWN), { method: endpoint.method, headers, body })

  const ENDED = { code: 'unauthenticated', message: 'Tu sesión terminó. Inicia sesión de nuevo.' }
  const MISSING = { code: 'key-missing', message: 'Falta la clave de esta llamada.' }
  const UNKNOWN_KEY = { code: 'key-unknown', message: 'La clave de esta llamada no es correcta.' }
  const SAID = {
    center: [MISSING, UNKNOWN_KEY],
    staff: [MISSING, ENDED],
    display: [ENDED, ENDED],
    participant: [ENDED, ENDED],
    daq: [MISSING, UNKNOWN_KEY],
  }

  it.each(guarded)(
    '%s returns 401 in the requested language without a token and with a made-up one',
    async (_, endpoint) => {
      const made = {
        authorization: 'Bearer x',
        'token-admin': 'x',
        'token-display': 'x',
        'token-participant': 'x',
        'token-daq': 'x',
      }
      const { kind } = endpoint.access
      const sent = [{ 'accept-language': 'es-MX' }, { 'accept-language': 'es', ...made }]
      for (const [place, headers] of sent.entries()) {
        const answer = await send(endpoint, headers, null)
        expect(answer.status).toBe(401)
        await expect(answer.json()).resolves.toEqual(kind === 'public' ? null : SAID[kind][place])
      }
    },
  )

  it.each(guarded.filter(([, { method }]) => method !== 'GET'))(
    '%s returns no server error for malformed JSON',
    async (_, endpoint) => {
      const answer = await send(endpoint, { 'content-type': 'application/json' }, '{"a":')
      expect(answer.status).toBeLessThan(500)
      const body = (await answer.json()) as { code: string; message: string }
      expect([typeof body.code, body.message.length > 0]).toEqual(['string', true])
    },
  )
})
