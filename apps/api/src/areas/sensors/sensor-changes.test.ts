import { randomUUID } from 'node:crypto'

import {
  createSensor,
  deleteSensor,
  handOverSensor,
  listSensors,
  updateSensor,
} from '@repo/api-client/sensors/endpoints'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { validCalls } from '../../../testing/valid-calls.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { members } from '../../database/schema/members.ts'

const ours = { name: 'Banda 7', mac: 'D4:00:00:00:00:07', centerId: '7', ownership: 'center' } as const
const body = {
  sensor_name: 'Banda 7',
  sensor_mac: 'D4:00:00:00:00:07',
  sensor_id_center: '7',
  ownership_type: 'center',
} as const

describe('a sensor', () => {
  let server: TestServer
  let world: World
  let admin: Client
  let coach: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await buildWorld(server)
    admin = createClient({ baseUrl: server.url, headers: () => world.headers.admin })
    coach = createClient({ baseUrl: server.url, headers: () => world.headers.coach })
  })

  const all = async () => (await admin.callDecoded(listSensors, { query: {} })).rows
  const shown = async (uuid: string) => (await all()).find((sensor) => sensor.uuid === uuid)
  const created = async () => (await admin.call(createSensor, { body })).uuid
  const asWritten = (change: object) =>
    fetch(`${server.url}/api/v2/sensor`, {
      method: 'POST',
      headers: { ...world.headers.admin, 'content-type': 'application/json' },
      body: JSON.stringify({ ...(validCalls(world).createSensor.body as object), ...change }),
    })
  const handOver = (uuid: string, from: string | null, to: string | null, by = coach) =>
    by.call(handOverSensor, { params: { uuid }, body: { former_user_uuid: from, user_uuid: to } })
  const noted = async () => {
    const entries = await server.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.branchUuid, world.branch.uuid))
    return entries.map(({ action }) => action).filter((action) => action !== 'sensors-searched')
  }

  it('is assigned to no one when added', async () => {
    const uuid = await created()
    expect(await shown(uuid)).toMatchObject({ ...ours, userUuid: null, lastSeenAt: null })
    expect(await noted()).toEqual(['sensor-created'])
  })

  it('has a unique address in its center, however the address is written', async () => {
    const { status } = await asWritten({ sensor_mac: 'd400.0000.0007', sensor_id_center: null, ownership_type: 'user' })
    expect(status).toBe(201)
    await expect(created()).rejects.toMatchObject({ status: 422, code: 'sensor-taken', fields: { sensor_mac: {} } })
    const { headers: elsewhere } = await buildWorld(server)
    const other = createClient({ baseUrl: server.url, headers: () => elsewhere.admin })
    await expect(other.call(createSensor, { body })).resolves.toMatchObject({ uuid: expect.any(String) })
  })

  it.each([
    { sensor_mac: 'D4:00:00:00:00' },
    { sensor_name: 'x' },
    { sensor_name: 'x'.repeat(61) },
    { sensor_id_center: '1'.repeat(21) },
    { ownership_type: 'borrowed' },
  ])('cannot be saved with %j', async (change) => {
    const answer = await asWritten(change)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'invalid-input',
      errors: { [String(Object.keys(change)[0])]: {} },
    })
  })

  it('stays with its wearer when changed', async () => {
    const params = { uuid: world.sensorUuid }
    await admin.call(updateSensor, { params, body: { ...body, sensor_name: 'Banda 8' } })
    expect(await shown(world.sensorUuid)).toMatchObject({ ...ours, name: 'Banda 8', userUuid: world.spare.uuid })
    await admin.call(updateSensor, { params, body: { ...body, ownership_type: 'user' } })
    expect(await shown(world.sensorUuid)).toMatchObject({ ownership: 'user', userUuid: world.spare.uuid })
    const { uuid } = await admin.call(createSensor, { body: { ...body, sensor_mac: 'D4:00:00:00:00:08' } })
    const change = admin.call(updateSensor, { params: { uuid }, body })
    await expect(change).rejects.toMatchObject({ status: 422, code: 'sensor-taken' })
  })

  it('is lent to a member and returned, and keeps its owner', async () => {
    const uuid = await created()
    await handOver(uuid, null, world.member.uuid)
    expect(await shown(uuid)).toMatchObject({ userUuid: world.member.uuid, userEmail: world.member.email })
    expect(
      await admin.callDecoded(listSensors, { query: { search_colum: 'ownership_type', search: 'lent' } }),
    ).toMatchObject({
      rows: expect.arrayContaining([expect.objectContaining({ uuid, ownership: 'center' })]),
    })
    await handOver(uuid, world.member.uuid, null)
    expect(await shown(uuid)).toMatchObject({ userUuid: null, ownership: 'center' })
    expect(await noted()).toEqual(['sensor-created', 'sensor-handed-over', 'sensor-handed-over'])
  })

  it('is lent to one of two members under concurrent calls', async () => {
    const uuid = await created()
    const wearers = [world.member.uuid, world.spare.uuid]
    const tries = await Promise.allSettled(wearers.map((to) => handOver(uuid, null, to)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'sensor-moved' },
    })
    const winner = wearers[tries.findIndex(({ status }) => status === 'fulfilled')]
    expect(await shown(uuid)).toMatchObject({ userUuid: winner })
  })

  it('cannot be lent to anyone outside the center', async () => {
    const gone = await buildMember(server.context.db, world.branch.uuid)
    await server.context.db.update(members).set({ unlinkedAt: new Date() }).where(eq(members.uuid, gone.uuid))
    const { member: foreign } = await buildWorld(server)
    for (const to of [gone.uuid, foreign.uuid, randomUUID()]) {
      await expect(handOver(world.sensorUuid, world.spare.uuid, to)).rejects.toMatchObject({
        status: 422,
        code: 'wearer-unknown',
      })
    }
    expect(await shown(world.sensorUuid)).toMatchObject({ userUuid: world.spare.uuid })
  })

  it('is not found if it was deleted or belongs to another center', async () => {
    const { sensorUuid: foreign, spare } = await buildWorld(server)
    const uuid = await created()
    await admin.call(deleteSensor, { params: { uuid } })
    expect(await shown(uuid)).toBeUndefined()
    expect(await shown(world.sensorUuid)).toBeDefined()
    const notFound = { status: 404, code: 'not-found' }
    for (const other of [foreign, uuid]) {
      await expect(admin.call(deleteSensor, { params: { uuid: other } })).rejects.toMatchObject(notFound)
      await expect(admin.call(updateSensor, { params: { uuid: other }, body })).rejects.toMatchObject(notFound)
      await expect(handOver(other, spare.uuid, null)).rejects.toMatchObject(notFound)
    }
  })
})
