import { randomUUID } from 'node:crypto'

import { banParticipant } from '@repo/api-client/classes/participants'
import { startClass } from '@repo/api-client/classes/run-class'
import { daqHeaders } from '@repo/api-client/core/headers'
import { sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'
import { issueDaqKey } from '@repo/api-client/rooms/daq-rooms'
import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildMember } from '../../../../testing/factories/build-member.ts'
import { buildSensor } from '../../../../testing/factories/build-sensor.ts'
import { newDevice } from '../../../../testing/new-device.ts'
import { classBody } from '../../../../testing/open-class.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { type Client, createClient } from '../../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../../testing/world.ts'
import { classes, participations } from '../../../database/schema/classes.ts'
import { rooms } from '../../../database/schema/rooms.ts'
import { sensors } from '../../../database/schema/sensors.ts'
import { trainings } from '../../../database/schema/trainings.ts'

const DAY = 86_400_000

describe('a late batch of a device', () => {
  let server: TestServer
  let world: World
  let coach: Client
  let device: Client
  let start: number
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await buildWorld(server)
    start = server.clock.now()
    coach = createClient({ baseUrl: server.url, headers: () => world.headers.coach })
    device = await deviceIn(world.busy.uuid)
  })

  const deviceIn = async (uuid: string) => {
    const { key } = await coach.call(issueDaqKey, { params: { uuid }, body: newDevice })
    return createClient({ baseUrl: server.url, headers: () => daqHeaders('en', key) })
  }
  const wearer = async () => {
    const member = await buildMember(server.context.db, world.branch.uuid, { maxHeartRate: 200 })
    const { uuid, mac } = await buildSensor(server.context.db, world.branch.uuid, '', { memberUuid: member.uuid })
    return { member, mac, sensorUuid: uuid }
  }
  const seconds = (mac: string, from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => ({ mac, at: start + (from + n) * 1000, hr: 150 }))
  const send = (samples: { mac: unknown; at: unknown; hr: unknown }[], from = device) =>
    from.call(sendDaqMeasurements, { body: { device_id: 'daq-1', sequence: 0, samples } })
  const endAfter = async (count: number) => {
    server.clock.set(start + count * 1000)
    await server.context.engine.end(world.classUuid)
  }
  const secondsOf = async ({ uuid }: { uuid: string }, classUuid = world.classUuid) => {
    const own = and(eq(trainings.memberUuid, uuid), eq(trainings.classUuid, classUuid))
    const [training] = await server.context.db.select().from(trainings).where(own)
    return training?.durationSeconds ?? null
  }
  const reasonsOf = ({ refused }: { refused: readonly { reason: string }[] }) => [
    ...new Set(refused.map(({ reason }) => reason)),
  ]

  it('counts completely, though the device was cut off over the end of the class', async () => {
    const ana = await wearer()
    server.clock.set(start + 20_000)
    await send(seconds(ana.mac, 0, 20))
    await endAfter(60)
    expect(await secondsOf(ana.member)).toBe(20)
    server.clock.advance(600_000)
    await expect(send(seconds(ana.mac, 10, 60))).resolves.toMatchObject({
      sequence: 0,
      accepted: 40,
      duplicate: 10,
      refused: [],
    })
    expect(await secondsOf(ana.member)).toBe(60)
    await expect(send(seconds(ana.mac, 0, 60))).resolves.toMatchObject({ accepted: 0, duplicate: 60 })
    expect(await secondsOf(ana.member)).toBe(60)
    // the strap was last received with the last sample
    const [sensor] = await server.context.db.select().from(sensors).where(eq(sensors.uuid, ana.sensorUuid))
    expect(sensor?.lastSeenAt?.getTime()).toBeLessThanOrEqual(start + 60_000)
  })

  it('lets in wearers whom the device could not report during the class', async () => {
    const [ana, leo] = [await wearer(), await wearer()]
    await endAfter(60)
    server.clock.advance(60_000)
    const given = [...seconds(ana.mac, 0, 60), ...seconds(leo.mac, 30, 60)]
    await expect(send(given)).resolves.toMatchObject({ accepted: 90, refused: [] })
    expect([await secondsOf(ana.member), await secondsOf(leo.member)]).toEqual([60, 30])
  })

  it('is divided among the classes of its room by time', async () => {
    const ana = await wearer()
    await endAfter(60)
    server.clock.set(start + 100_000)
    const body = classBody(world.typeUuid)
    const { uuid: next } = await coach.call(startClass, { params: { uuid: world.busy.uuid }, body })
    server.clock.set(start + 131_000)
    const receipt = await send(seconds(ana.mac, 50, 130))
    expect(receipt).toMatchObject({ accepted: 40, duplicate: 0 })
    expect(receipt.refused).toEqual(
      Array.from({ length: 40 }, (_, index) => ({ index: index + 10, reason: 'outside-class' })),
    )
    expect(await secondsOf(ana.member)).toBe(10)
    server.clock.set(start + 140_000)
    await server.context.engine.end(next)
    expect(await secondsOf(ana.member, next)).toBe(30)
  })

  it.each([
    ['a class that ended over a day ago', DAY + 1, 'outside-class'],
    ['a class that ended a day ago', DAY, undefined],
  ])('for %s is judged by time', async (_, later, reason) => {
    const ana = await wearer()
    await endAfter(60)
    server.clock.advance(later)
    expect(reasonsOf(await send(seconds(ana.mac, 0, 60)))[0]).toBe(reason)
    expect(await secondsOf(ana.member)).toBe(reason === undefined ? 60 : null)
  })

  it('without any class has each sample refused for its own reason, and is never refused as a whole', async () => {
    const ana = await wearer()
    const free = await buildSensor(server.context.db, world.branch.uuid, '', { memberUuid: null })
    const at = server.clock.now()
    for (const room of [world.idle.uuid, world.daq.uuid]) {
      const receipt = await send(
        [
          { mac: ana.mac, at, hr: 150 },
          { mac: '00:00:00:00:00:00', at, hr: 150 },
          { mac: free.mac, at, hr: 150 },
          { mac: ana.mac, at: 'now', hr: 150 },
          { mac: ana.mac, at, hr: 300 },
          { mac: ana.mac, at: at + 60_000, hr: 150 },
        ],
        await deviceIn(room),
      )
      expect(receipt).toMatchObject({ accepted: 0, duplicate: 0 })
      expect(receipt.refused).toEqual(
        ['outside-class', 'unknown-sensor', 'unassigned-sensor', 'not-a-number', 'out-of-range', 'future'].map(
          (reason, index) => ({ index, reason }),
        ),
      )
    }
  })

  it('counts in no class of another room or center', async () => {
    const ana = await wearer()
    const elsewhere = await buildWorld(server)
    const { mac: foreign } = await buildSensor(server.context.db, elsewhere.branch.uuid, elsewhere.member.uuid)
    await endAfter(60)
    const other = await deviceIn(world.idle.uuid)
    expect(reasonsOf(await send(seconds(ana.mac, 0, 60), other))).toEqual(['outside-class'])
    expect(reasonsOf(await send(seconds(foreign, 0, 60)))).toEqual(['unknown-sensor'])
    expect(await secondsOf(ana.member)).toBeNull()
  })

  it('lets in no one who left, was banned, or finds no spot', async () => {
    const [ana, leo] = [await wearer(), await wearer()]
    await send([...seconds(ana.mac, 0, 1)])
    await coach.call(banParticipant, {
      params: { uuid: world.classUuid },
      body: { user_uuid: ana.member.uuid, type_banned: 'permanent' },
    })
    await server.context.db.update(classes).set({ capacity: 1 }).where(eq(classes.uuid, world.classUuid))
    await endAfter(60)
    const inside = eq(participations.classUuid, world.classUuid)
    const before = await server.context.db.select().from(participations).where(inside)
    expect(reasonsOf(await send(seconds(ana.mac, 10, 60)))).toEqual(['banned'])
    expect(reasonsOf(await send(seconds(leo.mac, 10, 60)))).toEqual(['class-full'])
    await expect(server.context.db.select().from(participations).where(inside)).resolves.toHaveLength(before.length)
  })

  it('counts for the wearer of then, not for who was given the strap since', async () => {
    const [ana, leo] = [await wearer(), await wearer()]
    await send(seconds(ana.mac, 0, 1))
    await endAfter(60)
    const since = { memberUuid: leo.member.uuid, updatedAt: new Date(server.clock.now()) }
    await server.context.db.update(sensors).set(since).where(eq(sensors.uuid, ana.sensorUuid))
    expect(reasonsOf(await send(seconds(ana.mac, 1, 60)))).toEqual(['unassigned-sensor'])
    expect(await secondsOf(leo.member)).toBeNull()
    const back = { memberUuid: ana.member.uuid, updatedAt: new Date(server.clock.now()) }
    await server.context.db.update(sensors).set(back).where(eq(sensors.uuid, ana.sensorUuid))
    await expect(send(seconds(ana.mac, 1, 60))).resolves.toMatchObject({ accepted: 59 })
  })

  it('is kept by the device while its room is inactive', async () => {
    const ana = await wearer()
    await endAfter(60)
    const room = eq(rooms.uuid, world.busy.uuid)
    await server.context.db.update(rooms).set({ isActive: false }).where(room)
    await expect(send(seconds(ana.mac, 0, 60))).rejects.toMatchObject({ status: 409, code: 'room-inactive' })
    await server.context.db.update(rooms).set({ isActive: true }).where(room)
    await expect(send(seconds(ana.mac, 0, 60))).resolves.toMatchObject({ accepted: 60 })
  })

  it('with an unknown key is refused', async () => {
    const stranger = createClient({ baseUrl: server.url, headers: () => daqHeaders('en', randomUUID()) })
    await expect(send(seconds('A0:B1:C2:D3:E4:F5', 0, 1), stranger)).rejects.toMatchObject({ status: 401 })
  })
})
