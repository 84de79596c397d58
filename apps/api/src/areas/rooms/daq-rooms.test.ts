import { showCenter } from '@repo/api-client/center/show-center'
import { showMeasurements } from '@repo/api-client/classes/class-summary'
import { listOpenClasses } from '@repo/api-client/classes/join-class'
import { startClass } from '@repo/api-client/classes/run-class'
import { daqHeaders } from '@repo/api-client/core/headers'
import { showDisplay } from '@repo/api-client/displays/display'
import { reportDaq, sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'
import { addDaqRoom, deleteDaqRoom, issueDaqKey, revokeDaqKey } from '@repo/api-client/rooms/daq-rooms'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { newDevice } from '../../../testing/new-device.ts'
import { centerClient, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { validCalls } from '../../../testing/valid-calls.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

describe('a room with a connected device', () => {
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

  const keyOf = async (uuid: string) => (await coach.call(issueDaqKey, { params: { uuid }, body: newDevice })).key
  const deviceWith = (key: string) => createClient({ baseUrl: server.url, headers: () => daqHeaders('en', key) })
  const report = (device: Client, local_ip: string | null = '192.168.1.40', version = '2.1') =>
    device.callDecoded(reportDaq, { body: { local_ip, version } })
  const shown = async (uuid: string) => {
    const { rooms } = await admin.callDecoded(showCenter, { params: { uuid: world.branch.uuid } })
    return rooms.find((room) => room.uuid === uuid)
  }
  const start = (uuid: string) =>
    coach.call(startClass, { params: { uuid }, body: { ...(validCalls(world).startClass.body as object) } as never })

  it('is added under a unique name and has no key at first', async () => {
    const { uuid } = await admin.call(addDaqRoom, { body: { room_name: 'Estudio Norte' } })
    expect(await shown(uuid)).toMatchObject({ name: 'Estudio Norte', kind: 'daq', daqIp: null, devices: [] })
    const again = admin.call(addDaqRoom, { body: { room_name: ' estudio norte ' } })
    await expect(again).rejects.toMatchObject({ status: 422, fields: { room_name: expect.anything() } })
    for (const room_name of ['abc', 'x'.repeat(101)]) {
      await expect(admin.call(addDaqRoom, { body: { room_name } })).rejects.toMatchObject({ status: 422 })
    }
  })

  it('has the last contact, address, and version of its device', async () => {
    const device = deviceWith(await keyOf(world.daq.uuid))
    const issued = await shown(world.daq.uuid)
    expect(issued?.devices).toEqual([
      {
        uuid: expect.any(String),
        name: 'Receptor',
        kind: 'receiver',
        state: 'awaited',
        keyIssuedAt: new Date(server.clock.now()),
        lastSeenAt: null,
        version: null,
        localIp: null,
      },
    ])
    server.clock.advance(5000)
    expect(await report(device)).toEqual({
      roomName: world.daq.name,
      classUuid: null,
      serverTime: new Date(server.clock.now()),
      planVersion: 0,
      plan: [],
    })
    expect(await shown(world.daq.uuid)).toMatchObject({
      daqIp: '192.168.1.40',
      devices: [{ state: 'online', lastSeenAt: new Date(server.clock.now()), version: '2.1', localIp: '192.168.1.40' }],
    })
    server.clock.advance(90_000)
    expect(await shown(world.daq.uuid)).toMatchObject({ devices: [{ state: 'offline' }] })
    await report(device, null, '2.2')
    expect(await shown(world.daq.uuid)).toMatchObject({ daqIp: null, devices: [{ version: '2.2' }] })
  })

  it('receives straps for phones while its device is online', async () => {
    const device = deviceWith(await keyOf(world.daq.uuid))
    await start(world.daq.uuid)
    const seen = async () => {
      const center = centerClient(server, world.branch.publishableKey)
      const { classes } = await center.callDecoded(listOpenClasses, { query: {} })
      return classes.find(({ roomUuid }) => roomUuid === world.daq.uuid)?.hasReceiver
    }
    expect(await seen()).toBe(false)
    await report(device)
    expect(await seen()).toBe(true)
    server.clock.advance(90_000)
    expect(await seen()).toBe(false)
  })

  it.each([
    ['an invalid address', { local_ip: '192.168.1.400', version: '2.1' }],
    ['a script URL as its address', { local_ip: 'javascript:alert(1)', version: '2.1' }],
    ['no version', { local_ip: null, version: ' ' }],
    ['a version of 41 characters', { local_ip: null, version: 'x'.repeat(41) }],
  ])('accepts no device report with %s', async (_, body) => {
    const device = deviceWith(await keyOf(world.daq.uuid))
    await expect(device.call(reportDaq, { body })).rejects.toMatchObject({ status: 422 })
    expect(await shown(world.daq.uuid)).toMatchObject({ daqIp: null, devices: [{ lastSeenAt: null }] })
  })

  it('hosts a class that its device receives and fills, and that displays show', async () => {
    const device = deviceWith(await keyOf(world.daq.uuid))
    const { uuid: classUuid } = await start(world.daq.uuid)
    expect(await report(device)).toMatchObject({ classUuid })
    const samples = [{ mac: world.mac, at: server.clock.now(), hr: 140 }]
    const receipt = await device.call(sendDaqMeasurements, { body: { device_id: 'daq', sequence: 0, samples } })
    expect(receipt).toMatchObject({ accepted: 1, refused: [] })
    const { data } = await coach.call(showMeasurements, { params: { uuid: classUuid } })
    expect(data).toMatchObject([{ final_user_uuid: world.spare.uuid, hr: 140 }])
    const wall = createClient({ baseUrl: server.url, headers: () => world.headers.display })
    const { rooms } = await wall.callDecoded(showDisplay, {})
    expect(rooms.find(({ uuid }) => uuid === world.daq.uuid)?.currentClass).toMatchObject({ uuid: classUuid })
  })

  it('loses its device when the key is revoked', async () => {
    const { uuid, key } = await coach.call(issueDaqKey, { params: { uuid: world.daq.uuid }, body: newDevice })
    const device = deviceWith(key)
    await coach.call(revokeDaqKey, { params: { uuid } })
    await expect(report(device)).rejects.toMatchObject({ status: 401 })
    expect(await shown(world.daq.uuid)).toMatchObject({ devices: [] })
    await expect(coach.call(revokeDaqKey, { params: { uuid } })).rejects.toMatchObject({ status: 404 })
  })

  it('is deleted with the key of its device, but not during a class', async () => {
    const device = deviceWith(await keyOf(world.daq.uuid))
    const remove = (uuid: string) => admin.call(deleteDaqRoom, { params: { uuid } })
    await start(world.daq.uuid)
    await expect(remove(world.daq.uuid)).rejects.toMatchObject({ status: 409, code: 'room-running' })
    const { uuid } = await admin.call(addDaqRoom, { body: { room_name: 'Estudio Sur' } })
    const other = deviceWith(await keyOf(uuid))
    await remove(uuid)
    expect(await shown(uuid)).toBeUndefined()
    await expect(report(other)).rejects.toMatchObject({ status: 401 })
    await expect(report(device)).resolves.toMatchObject({ roomName: world.daq.name })
    // a remote room is deleted by another call, with another permission
    await expect(remove(world.idle.uuid)).rejects.toMatchObject({ status: 404 })
  })

  it('is unknown in another center', async () => {
    const other = await buildWorld(server)
    const uuid = other.daq.uuid
    await expect(admin.call(deleteDaqRoom, { params: { uuid } })).rejects.toMatchObject({ status: 404 })
    await expect(coach.call(revokeDaqKey, { params: { uuid: other.daqUuid } })).rejects.toMatchObject({ status: 404 })
  })
})
