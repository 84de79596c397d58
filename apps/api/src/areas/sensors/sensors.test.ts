import { exportSensors, listSensors } from '@repo/api-client/sensors/endpoints'
import { eq } from 'drizzle-orm'
import papaparse from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildSensor } from '../../../testing/factories/build-sensor.ts'
import {
  buildGym,
  centerClient,
  type Gym,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import type { Client, WireInput } from '../../../testing/wire-client.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'

type Query = WireInput<typeof listSensors>['query']

describe('sensors', () => {
  let server: TestServer
  let gym: Gym
  let coach: Client
  let stranger: Client
  let own: Awaited<ReturnType<typeof buildSensor>>
  let lent: Awaited<ReturnType<typeof buildSensor>>
  let free: Awaited<ReturnType<typeof buildSensor>>
  let worn: Awaited<ReturnType<typeof buildSensor>>
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
    coach = await staffClient(server, gym, gym.coach.email)
    const other = await buildGym(server)
    stranger = await staffClient(server, other, other.coach.email)
    const { db } = server.context
    const wearer = await buildMember(db, gym.branch.uuid, { email: 'wearer@gym.example' })
    const add = (of: Parameters<typeof buildSensor>[3]) => buildSensor(db, gym.branch.uuid, wearer.uuid, of)
    own = await add({ name: 'Ágil', mac: 'A1:B2:C3:00:00:01', centerNumber: '10', ownership: 'owned' })
    lent = await add({
      name: 'bravo',
      mac: 'A1:B2:C3:00:00:02',
      ant: '730926',
      centerNumber: '9',
      ownership: 'borrowed',
    })
    free = await add({ name: 'Cobre', mac: 'D4:00:00:00:00:03', centerNumber: '100', memberUuid: null })
    const neighbours = await coach.callDecoded(listSensors, { query: { search: 'strap' } })
    worn = { ...own, uuid: neighbours.rows[0]?.uuid ?? '' }
  })

  const found = async (query: Query, client = coach) => {
    const { rows } = await client.callDecoded(listSensors, { query })
    return rows.map(({ uuid }) => uuid)
  }

  it('are listed with their wearers, by name regardless of case and accents', async () => {
    const page = await coach.callDecoded(listSensors, { query: {} })
    expect(page).toMatchObject({ page: 1, lastPage: 1, size: 20, total: 4 })
    expect(page.rows.map(({ uuid }) => uuid)).toEqual([own.uuid, lent.uuid, free.uuid, worn.uuid])
    expect(page.rows[1]).toEqual({
      uuid: lent.uuid,
      name: 'bravo',
      mac: 'A1:B2:C3:00:00:02',
      ant: '730926',
      centerId: '9',
      userUuid: lent.memberUuid,
      userEmail: 'wearer@gym.example',
      ownership: 'center',
      updatedAt: new Date('2026-01-02T00:00:00Z'),
      lastSeenAt: null,
      battery: null,
      contactLoss: null,
      version: 1,
    })
    expect(page.rows[0]).toMatchObject({ ownership: 'user' })
    expect(page.rows[2]).toMatchObject({ ownership: 'center', userUuid: null, userEmail: null })
  })

  it.each<[NonNullable<Query>, () => string[]]>([
    [{ search: 'agil' }, () => [own.uuid]],
    [{ search_colum: 'sensor_mac', search: 'a1b2c3' }, () => [own.uuid, lent.uuid]],
    [{ search_colum: 'sensor_mac', search: 'B2:c3:00:00:02' }, () => [lent.uuid]],
    [{ search_colum: 'sensor_mac', search: '7309' }, () => [lent.uuid]],
    [{ search_colum: 'sensor_id_center', search: '9' }, () => [lent.uuid]],
    [{ search_colum: 'user_email', search: 'WEARER@' }, () => [own.uuid, lent.uuid]],
    [{ search_colum: 'ownership_type', search: 'user' }, () => [own.uuid]],
    [{ search_colum: 'ownership_type', search: 'center' }, () => [lent.uuid, free.uuid, worn.uuid]],
    [{ search_colum: 'ownership_type', search: 'lent' }, () => [lent.uuid, worn.uuid]],
    [{ search: '%%%' }, () => []],
    [{ search: '-1' }, () => [own.uuid, lent.uuid, free.uuid, worn.uuid]],
    [{ search: 'nobody' }, () => []],
  ])('are found by %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected())
  })

  it('are ordered by center number numerically', async () => {
    const numbered = (await found({ sort: 'sensor_id_center', direction: 'desc' })).slice(0, 3)
    expect(numbered).toEqual([free.uuid, own.uuid, lent.uuid])
  })

  it('are paged without gaps or duplicates', async () => {
    const { db } = server.context
    const many = await buildGym(server)
    const staff = await staffClient(server, many, many.coach.email)
    for (let n = 0; n < 44; n += 1) await buildSensor(db, many.branch.uuid, '', { memberUuid: null, name: 'Igual' })
    const pages = []
    for (const page of [1, 2, 3]) pages.push(await staff.callDecoded(listSensors, { query: { page } }))
    expect(pages.map(({ rows }) => rows.length)).toEqual([20, 20, 5])
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ uuid }) => uuid))).size).toBe(45)
    const { rows, total, lastPage } = await staff.callDecoded(listSensors, { query: { page: 4 } })
    expect([rows, total, lastPage]).toEqual([[], 45, 3])
  })

  it.each<NonNullable<Query>>([
    { search: 'ab' },
    { search_colum: 'ownership_type', search: 'borrowed' },
    { page: 0 },
    { sort: 'mac' },
    { search_colum: 'password' },
  ])('cannot be listed by %j', async (query) => {
    await expect(found(query)).rejects.toMatchObject({ status: 422, code: 'invalid-input' })
  })

  it('are visible to staff of their own center only', async () => {
    expect(await found({ search_colum: 'sensor_mac', search: 'a1b2c3' }, stranger)).toEqual([])
    const anonymous = centerClient(server, gym.branch.publishableKey)
    await expect(found({}, anonymous)).rejects.toMatchObject({ status: 401 })
  })

  it('are exported with the same rows in the same order, which is audited', async () => {
    const query = { search_colum: 'ownership_type', search: 'lent', direction: 'desc', format: 'csv' } as const
    const { content, fileName } = await coach.download(exportSensors, { query })
    expect(fileName).toMatch(/^sensors-\d{4}-\d\d-\d\d\.csv$/)
    const [heads, ...rows] = papaparse.parse<string[]>(await content.text(), { skipEmptyLines: true }).data
    expect(heads).toEqual([
      'Name',
      'MAC',
      'Center number',
      'User',
      'Ownership',
      'Updated',
      'Last seen',
      'Battery %',
      'Contact lost %',
    ])
    expect(rows.map(([name]) => name)).toEqual([expect.stringContaining('Strap'), 'bravo'])
    expect(rows[1]).toEqual([
      'bravo',
      'A1:B2:C3:00:00:02',
      '9',
      'wearer@gym.example',
      'Center, lent',
      // midnight in UTC is the evening before in Mexico City
      '2026-01-01 18:00',
      '',
      '',
      '',
    ])
    const noted = await server.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.branchUuid, gym.branch.uuid))
    const taken = noted.filter(({ action }) => action === 'sensors-exported')
    expect(taken).toMatchObject([{ administratorUuid: gym.coach.uuid }])
  })
})
