import { randomUUID } from 'node:crypto'

import { exportAudit, listAudit, verifyAudit } from '@repo/api-client/audit/endpoints'
import { contract } from '@repo/api-client/contract'
import type { Endpoint } from '@repo/api-client/core/endpoint'
import { updateVariables } from '@repo/api-client/members/measures'
import { eraseMember } from '@repo/api-client/members/member-endpoints'
import { updateMember } from '@repo/api-client/members/save-member'
import { updateRoom } from '@repo/api-client/rooms/save-room'
import type { AuditColumn } from '@repo/domain/center/audit-list'
import { addDays, dayIn } from '@repo/domain/time/day'
import { asc, eq, sql } from 'drizzle-orm'
import papaparse from 'papaparse'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createValidSender } from '../../../testing/valid-sender.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { branchDatabase } from '../../database/branch-database.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { checkAuditChain } from './audit-chain.ts'

type Name = keyof typeof contract

/** Calls that change only the caller's own session, views, or profile. */
const ONES_OWN = new Set<Name>([
  'refreshSession',
  'keepListView',
  'deleteListView',
  'putAwayFirstSteps',
  'createRealtimeToken',
])
const SHOWN = new Set<Name>(['showJoinCode'])
/** Plan an import, which changes nothing of the center until it runs. */
const PLANS = new Set<Name>([
  'createImport',
  'createTrainingImport',
  'addTrainingFile',
  'discardImport',
  'saveImportColumns',
  'saveImportRow',
])
/** Always refused here, so there is nothing to record. */
const IN_VAIN = new Set<Name>(['createStreamingAccount', 'recoverStreaming', 'deleteStreaming'])

/** Calls that read members' data. */
const LOOKS = new Set<Name>(['listMemberTrainings', 'showMember', 'listWeights', 'listImportRows'])

const noted = (Object.keys(contract) as Name[]).filter((name) => {
  const { access, method, download }: Endpoint = contract[name]
  const isStaffs = access.kind === 'staff'
  const changes = method !== 'GET' && ![ONES_OWN, SHOWN, PLANS, IN_VAIN].some((names) => names.has(name))
  return isStaffs && (changes || download || LOOKS.has(name))
})

describe('the audit log', () => {
  let server: TestServer
  let world: World
  let admin: Client
  let send: Awaited<ReturnType<typeof createValidSender>>
  beforeAll(async () => {
    server = await startTestServer()
    send = await createValidSender(server.url)
  })
  beforeEach(async () => {
    world = await buildWorld(server)
    admin = createClient({ baseUrl: server.url, headers: () => world.headers.admin })
  })

  const entries = () =>
    server.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.branchUuid, world.branch.uuid))
      .orderBy(asc(auditEntries.sequence))
  const broken = async () => {
    const { brokenAt } = await checkAuditChain(branchDatabase(server.context.db, world.branch.uuid))
    return brokenAt
  }
  const profile = (name: string) => ({
    email: world.member.email,
    name,
    last_name_1: 'Solís',
    pseudonym: 'Colibrí',
    birthday: '1990-05-04',
    sex: 'female' as const,
  })
  const rename = (name: string) =>
    admin.call(updateMember, { params: { uuid: world.member.uuid }, body: profile(name) })

  it.each(noted)('records %s with the administrator', async (name) => {
    expect(await entries()).toEqual([])
    const { status } = await send(name, world, 'admin')
    expect(status).toBe(contract[name].status)
    const [entry] = await entries()
    expect(entry).toMatchObject({ administratorUuid: world.admin.uuid, sequence: 1 })
    expect(entry?.administratorName).toContain(world.admin.name)
    expect(await broken()).toBeNull()
  })

  it('records no refused call', async () => {
    await expect(
      admin.call(updateMember, { params: { uuid: randomUUID() }, body: profile('Ana') }),
    ).rejects.toMatchObject({ status: 404 })
    expect(await entries()).toEqual([])
  })

  it('holds the old and new values of a room, but only the changed fields of a member', async () => {
    const body = {
      room_name: 'Sala Norte',
      status: true,
      couches: [{ uuid: world.coach.uuid }],
      branch_uuid: world.branch.uuid,
    }
    await admin.call(updateRoom, { params: { uuid: world.idle.uuid }, body })
    const measures = { weight: 71, height: 171, resting_heart_rate: 61 }
    await admin.call(updateVariables, { params: { uuid: world.member.uuid }, body: measures })
    const [room, member] = await entries()
    expect(room?.details).toMatchObject({ name: 'Sala Norte' })
    expect(room?.details?.changes).toContainEqual({ field: 'name', before: world.idle.name, after: 'Sala Norte' })
    const said = member?.details?.changes ?? []
    expect(said.map(({ field }) => field)).toEqual(expect.arrayContaining(['weight', 'height', 'restingHeartRate']))
    expect(said.every((change) => 'isWithheld' in change)).toBe(true)
  })

  it('records repeated views within an hour once', async () => {
    await send('listMemberTrainings', world, 'admin')
    await send('listMemberTrainings', world, 'admin')
    await send('listMemberTrainings', world, 'coach')
    server.clock.advance(3_600_000)
    await send('listMemberTrainings', world, 'admin')
    expect((await entries()).map(({ administratorUuid }) => administratorUuid)).toEqual([
      world.admin.uuid,
      world.coach.uuid,
      world.admin.uuid,
    ])
  })

  it('is one hash chain under concurrent writes', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => rename(`Ana${index}`)))
    const kept = await entries()
    expect(kept.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(new Set(kept.map(({ hash }) => hash)).size).toBe(12)
    expect(await broken()).toBeNull()
  })

  it.each([
    ['the actor', sql`update audit_entries set administrator_name = 'Otra' where sequence = 2`],
    ['the action', sql`update audit_entries set action = 'member-created' where sequence = 2`],
    ['the time', sql`update audit_entries set at = at + interval '1 second' where sequence = 2`],
    ['the subject', sql`update audit_entries set subject_uuid = gen_random_uuid() where sequence = 2`],
    ['the details', sql`update audit_entries set details = jsonb_set(details, '{name}', '"Otra"') where sequence = 2`],
    ['a whole entry', sql`delete from audit_entries where sequence = 2`],
    ['the digest', sql`update audit_entries set details_digest = 'x', details = null where sequence = 2`],
  ])('detects a change of %s in the database', async (_, change) => {
    await rename('Ana')
    await rename('Eva')
    await rename('Ida')
    expect(await broken()).toBeNull()
    await server.context.db.execute(sql`${change} and branch_uuid = ${world.branch.uuid}`)
    expect(await broken()).toBeGreaterThanOrEqual(2)
  })

  it('lists the newest entry first, filters by each column, and exports the entries to a file', async () => {
    await rename('Zacarías')
    await send('listMemberTrainings', world, 'coach')
    const found = async (column: AuditColumn, search: string) => {
      const { rows } = await admin.callDecoded(listAudit, { query: { search_column: column, search } })
      return rows.map(({ action }) => action)
    }
    const { rows, total } = await admin.callDecoded(listAudit, { query: {} })
    expect([total, rows.map(({ action }) => action)]).toEqual([2, ['member-metrics-seen', 'member-changed']])
    expect(rows[1]).toMatchObject({ byUuid: world.admin.uuid, subjectKind: 'member', subjectUuid: world.member.uuid })
    expect(rows[1]?.subjectName).toContain('Zacarías')
    const paged = await admin.callDecoded(listAudit, { query: { direction: 'asc' } })
    expect(paged.rows.map(({ sequence }) => sequence)).toEqual([1, 2])
    expect(await found('action', 'member-changed')).toEqual(['member-changed'])
    expect(await found('subject', 'zacarias')).toEqual(['member-metrics-seen', 'member-changed'])
    const today = dayIn('America/Mexico_City', server.clock.now())
    expect(await found('at', today)).toHaveLength(2)
    expect(await found('at', addDays(today, -1))).toEqual([])
    const { content } = await admin.download(exportAudit, { query: { format: 'csv' } })
    const { data } = papaparse.parse<string[]>((await content.text()).trim())
    expect(data.map(([number, , , what]) => [number, what])).toEqual([
      ['Number', 'What'],
      ['3', 'audit-exported'],
      ['2', 'member-metrics-seen'],
      ['1', 'member-changed'],
    ])
    expect(data[1]?.at(-1)).toMatch(/^[0-9a-f]{64}$/)
    expect(await admin.callDecoded(verifyAudit, {})).toEqual({ entries: 3, brokenAt: null })
  })

  it('is paged and excludes entries of other centers', async () => {
    const other = await buildWorld(server)
    await send('updateMember', other, 'admin')
    const numbers = Array.from({ length: 25 }, (_, index) => index)
    for (const number of numbers) await rename(`Ana${number}`)
    const pageOf = async (page: string, direction: 'asc' | 'desc') => {
      const { rows, total, lastPage } = await admin.callDecoded(listAudit, { query: { page: Number(page), direction } })
      return { total, lastPage, sequences: rows.map(({ sequence }) => sequence) }
    }
    const last = numbers.slice(5).map((number) => number + 1)
    expect(await pageOf('1', 'desc')).toEqual({ total: 25, lastPage: 2, sequences: last.toReversed() })
    expect(await pageOf('2', 'desc')).toEqual({ total: 25, lastPage: 2, sequences: [5, 4, 3, 2, 1] })
    expect(await pageOf('2', 'asc')).toEqual({ total: 25, lastPage: 2, sequences: [21, 22, 23, 24, 25] })
    expect((await pageOf('3', 'desc')).sequences).toEqual([])
  })

  it('cannot be changed or deleted with the rights of a branch', async () => {
    await rename('Ana')
    const branch = branchDatabase(server.context.db, world.branch.uuid)
    const tries = (statement: ReturnType<typeof sql>) => branch.run((tx) => tx.execute(statement))
    await expect(tries(sql`update audit_entries set action = 'x'`)).rejects.toThrow()
    await expect(tries(sql`delete from audit_entries`)).rejects.toThrow()
    expect(await entries()).toHaveLength(1)
  })

  it('keeps no personal data of an erased member and an intact chain', async () => {
    await rename('Zacarías')
    const canary = { ...profile('Canario'), email: 'canario@example.com' }
    await admin.call(updateMember, { params: { uuid: world.spare.uuid }, body: canary })
    const traces = ['Canario', 'canario@example.com', world.spare.uuid]
    const kept = JSON.stringify(await entries())
    expect(traces.filter((trace) => !kept.includes(trace))).toEqual([])
    await admin.call(eraseMember, { params: { uuid: world.spare.uuid } })
    const left = JSON.stringify(await entries())
    expect(traces.filter((trace) => left.includes(trace))).toEqual([])
    expect(left).toContain('Zacarías')
    expect(await broken()).toBeNull()
  })
})
