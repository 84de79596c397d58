import { randomUUID } from 'node:crypto'

import { showCenter } from '@repo/api-client/center/show-center'
import { daqHeaders, displayHeaders } from '@repo/api-client/core/headers'
import { deleteDisplay } from '@repo/api-client/displays/manage-displays'
import { reportDaq, sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'
import { issueDaqKey, revokeDaqKey } from '@repo/api-client/rooms/daq-rooms'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { newDevice } from '../../../testing/new-device.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { displays } from '../../database/schema/displays.ts'

describe('the devices of a room', () => {
  let server: TestServer
  let world: World
  let coach: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await buildWorld(server)
    coach = createClient({ baseUrl: server.url, headers: () => world.headers.coach })
  })

  const deviceWith = (key: string) => createClient({ baseUrl: server.url, headers: () => daqHeaders('en', key) })
  const issue = (name: string, device_uuid?: string, room = world.daq.uuid) =>
    coach.call(issueDaqKey, {
      params: { uuid: room },
      body: { ...newDevice, name, ...(device_uuid && { device_uuid }) },
    })
  const report = (device: Client, local_ip: string) =>
    device.callDecoded(reportDaq, { body: { local_ip, version: '1.0' } })
  const shown = async (room = world.daq.uuid) => {
    const { rooms } = await coach.callDecoded(showCenter, { params: { uuid: world.branch.uuid } })
    return rooms.find(({ uuid }) => uuid === room)
  }
  const devices = async (room = world.daq.uuid) => (await shown(room))?.devices.map(({ name, state }) => [name, state])

  it('work side by side, each with its own key and address, and are listed by name', async () => {
    const [right, left] = [await issue('Right'), await issue('Left')]
    await report(deviceWith(right.key), '10.0.0.2')
    server.clock.advance(1000)
    await report(deviceWith(left.key), '10.0.0.1')
    const room = await shown()
    expect(room?.devices).toMatchObject([
      { uuid: left.uuid, name: 'Left', kind: 'receiver', state: 'online', localIp: '10.0.0.1' },
      { uuid: right.uuid, name: 'Right', kind: 'receiver', state: 'online', localIp: '10.0.0.2' },
    ])
    expect(room?.daqIp).toBe('10.0.0.1')
  })

  it('end one by one', async () => {
    const [left, right] = [await issue('Left'), await issue('Right')]
    await coach.call(revokeDaqKey, { params: { uuid: left.uuid } })
    await expect(report(deviceWith(left.key), '10.0.0.1')).rejects.toMatchObject({ status: 401, code: 'key-unknown' })
    await expect(report(deviceWith(right.key), '10.0.0.2')).resolves.toMatchObject({ roomName: world.daq.name })
    expect(await devices()).toEqual([['Right', 'online']])
  })

  it('get new keys one by one, and new names with them', async () => {
    const [left, right] = [await issue('Left'), await issue('Right')]
    await report(deviceWith(left.key), '10.0.0.1')
    const renewed = await issue('Door', left.uuid)
    expect(renewed.uuid).toBe(left.uuid)
    await expect(report(deviceWith(left.key), '10.0.0.1')).rejects.toMatchObject({ status: 401 })
    expect(await devices()).toEqual([
      ['Door', 'awaited'],
      ['Right', 'awaited'],
    ])
    await expect(report(deviceWith(renewed.key), '10.0.0.1')).resolves.toMatchObject({ roomName: world.daq.name })
    await expect(report(deviceWith(right.key), '10.0.0.2')).resolves.toMatchObject({ roomName: world.daq.name })
  })

  it.each([
    ['a name of one character', { name: 'x' }],
    ['a name of 41 characters', { name: 'x'.repeat(41) }],
    ['the kind of a display', { kind: 'wall' }],
    ['no UUID', { device_uuid: '1' }],
  ])('are not added with %s', async (_, change) => {
    const body = { ...newDevice, ...change } as typeof newDevice
    await expect(coach.call(issueDaqKey, { params: { uuid: world.daq.uuid }, body })).rejects.toMatchObject({
      status: 422,
    })
    expect(await devices()).toEqual([])
  })

  it('are unknown in other rooms and centers', async () => {
    const other = await buildWorld(server)
    const { uuid } = await issue('Left')
    for (const device of [other.daqUuid, randomUUID()])
      await expect(issue('Door', device)).rejects.toMatchObject({ status: 404 })
    await expect(issue('Door', uuid, world.idle.uuid)).rejects.toMatchObject({ status: 404 })
    await expect(coach.call(revokeDaqKey, { params: { uuid: other.daqUuid } })).rejects.toMatchObject({ status: 404 })
    expect(await devices()).toEqual([['Left', 'awaited']])
  })

  describe('that are displays', () => {
    const wall = () => createClient({ baseUrl: server.url, headers: () => world.headers.display })
    const hangIn = (roomUuid: string | null) =>
      server.context.db.update(displays).set({ roomUuid }).where(eq(displays.uuid, world.displayUuid))
    const send = (device: Client) => {
      const samples = [{ mac: world.mac, at: server.clock.now(), hr: 140 }]
      return device.call(sendDaqMeasurements, { body: { device_id: 'wall', sequence: 0, samples } })
    }

    it('report and send for the room they hang in, without a key', async () => {
      await expect(report(wall(), '10.0.0.9')).resolves.toMatchObject({
        roomName: world.busy.name,
        classUuid: world.classUuid,
      })
      await expect(send(wall())).resolves.toMatchObject({ accepted: 1 })
      const room = await shown(world.busy.uuid)
      const display = room?.devices.find(({ kind }) => kind === 'wall')
      expect(display).toMatchObject({ name: 'Pared', kind: 'wall', state: 'online', localIp: '10.0.0.9' })
      await expect(coach.call(revokeDaqKey, { params: { uuid: display?.uuid ?? '' } })).rejects.toMatchObject({
        status: 404,
      })
      await expect(issue('Door', display?.uuid, world.busy.uuid)).rejects.toMatchObject({ status: 404 })
    })

    it('move with the display and end with it', async () => {
      await report(wall(), '10.0.0.9')
      await hangIn(world.idle.uuid)
      expect(await devices(world.busy.uuid)).toHaveLength(1)
      expect(await devices(world.idle.uuid)).toEqual([])
      await expect(report(wall(), '10.0.0.9')).resolves.toMatchObject({ roomName: world.idle.name })
      expect(await devices(world.idle.uuid)).toEqual([['Pared', 'online']])
      await expect(send(wall())).resolves.toMatchObject({ accepted: 0, refused: [{ reason: 'outside-class' }] })
      await coach.call(deleteDisplay, { params: { uuid: world.displayUuid } })
      expect(await devices(world.idle.uuid)).toEqual([])
      await expect(report(wall(), '10.0.0.9')).rejects.toMatchObject({ status: 401 })
    })

    it('are refused without a room, with an unknown token, and at the limit of calls', async () => {
      await hangIn(null)
      await expect(report(wall(), '10.0.0.9')).rejects.toMatchObject({ status: 409, code: 'no-room' })
      await expect(send(wall())).rejects.toMatchObject({ status: 409, code: 'no-room' })
      const stranger = createClient({ baseUrl: server.url, headers: () => displayHeaders('en', 'x'.repeat(43)) })
      await expect(send(stranger)).rejects.toMatchObject({ status: 401 })
      await hangIn(world.busy.uuid)
      const device = wall()
      const answers = await Promise.allSettled(Array.from({ length: 130 }, () => send(device)))
      expect(answers.some((one) => one.status === 'rejected' && one.reason.code === 'rate-limited')).toBe(true)
    })
  })
})
