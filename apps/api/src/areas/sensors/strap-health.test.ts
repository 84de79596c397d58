import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { changeClassState } from '@repo/api-client/classes/run-class'
import { daqHeaders } from '@repo/api-client/core/headers'
import { sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'
import { issueDaqKey } from '@repo/api-client/rooms/daq-rooms'
import { listSensors } from '@repo/api-client/sensors/endpoints'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildSensor } from '../../../testing/factories/build-sensor.ts'
import { newDevice } from '../../../testing/new-device.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { sensors } from '../../database/schema/sensors.ts'
import { trainings } from '../../database/schema/trainings.ts'

describe('the health of a strap', () => {
  let server: TestServer
  let world: World
  let coach: Client
  let device: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await buildWorld(server)
    coach = createClient({ baseUrl: server.url, headers: () => world.headers.coach })
    const { key } = await coach.call(issueDaqKey, { params: { uuid: world.busy.uuid }, body: newDevice })
    device = createClient({ baseUrl: server.url, headers: () => daqHeaders('en', key) })
  })

  let sequence = 0
  const detect = (sample: object, from = device) =>
    from.call(sendDaqMeasurements, {
      body: {
        device_id: 'daq-1',
        sequence: (sequence += 1),
        samples: [{ mac: world.mac, at: server.clock.now(), hr: 0, ...sample }],
      },
    })
  const shown = async (uuid: string = world.sensorUuid) => {
    const { rows } = await coach.callDecoded(listSensors, { query: {} })
    return rows.find((sensor) => sensor.uuid === uuid)
  }
  const stop = () => coach.call(changeClassState, { params: { uuid: world.classUuid }, body: { state: 'stop' } })

  it('has the time of the last contact with a device, to the minute', async () => {
    const first = new Date(server.clock.now())
    await detect({})
    expect(await shown()).toMatchObject({ lastSeenAt: first, battery: null })
    server.clock.advance(59_000)
    await detect({})
    expect(await shown()).toMatchObject({ lastSeenAt: first })
    server.clock.advance(1000)
    await detect({})
    expect(await shown()).toMatchObject({ lastSeenAt: new Date(first.getTime() + 60_000) })
  })

  it('has a last contact even without a wearer and a class', async () => {
    const { uuid, mac } = await buildSensor(server.context.db, world.branch.uuid, '', { memberUuid: null })
    const { key } = await coach.call(issueDaqKey, { params: { uuid: world.idle.uuid }, body: newDevice })
    const idle = createClient({ baseUrl: server.url, headers: () => daqHeaders('en', key) })
    await expect(detect({ mac, battery: 55 }, idle)).resolves.toMatchObject({ accepted: 0 })
    expect(await shown(uuid)).toMatchObject({ lastSeenAt: new Date(server.clock.now()), battery: 55 })
    expect(await shown()).toMatchObject({ lastSeenAt: null })
  })

  it('has the battery level, and invalid levels are ignored', async () => {
    await detect({ battery: 80 })
    await detect({ battery: 79 })
    for (const battery of [101, -1, 50.5, 'full', null]) await detect({ battery })
    expect(await shown()).toMatchObject({ battery: 79 })
    await detect({})
    expect(await shown()).toMatchObject({ battery: 79 })
  })

  it('has the share of lost contact in the trainings of the last 30 days', async () => {
    const at = server.clock.now()
    const samples = Array.from({ length: 20 }, (_, second) => second)
      .filter((second) => second < 5 || second >= 15)
      .map((second) => ({ mac: world.mac, at: at + second * 1000, hr: 140 }))
    server.clock.advance(20_000)
    await device.call(sendDaqMeasurements, { body: { device_id: 'daq-1', sequence: 0, samples } })
    expect(await shown()).toMatchObject({ contactLoss: null })
    await stop()
    // 10 of 20 seconds have no value
    expect(await shown()).toMatchObject({ contactLoss: 50 })
    const { db } = server.context
    const old = new Date(server.clock.now() - 31 * 86_400_000)
    const [training] = await db.select().from(trainings).where(eq(trainings.sensorUuid, world.sensorUuid))
    expect(training).toMatchObject({ lostSeconds: 10, durationSeconds: 10 })
    await db.update(trainings).set({ startAt: old }).where(eq(trainings.sensorUuid, world.sensorUuid))
    expect(await shown()).toMatchObject({ contactLoss: null })
  })

  it("is recorded for a strap worn by phone by its name, the wearer's own first, and not if ambiguous", async () => {
    const { db } = server.context
    const other = await buildMember(db, world.branch.uuid)
    const add = (memberUuid: string | null) =>
      buildSensor(db, world.branch.uuid, '', { memberUuid, name: 'Polar H10 1A2B' })
    const [stranger, drawer] = [await add(other.uuid), await add(null)]
    const phone = createClient({ baseUrl: server.url, headers: () => world.headers.participant })
    const at = server.clock.now()
    const body = { device_id: 'Polar H10 1A2B', sequence: 0, samples: [{ at, hr: 140 }] }
    await phone.call(sendMeasurements, { body })
    server.clock.advance(5000)
    const ofClass = () =>
      db.select({ sensorUuid: trainings.sensorUuid }).from(trainings).where(eq(trainings.memberUuid, world.member.uuid))
    await stop()
    expect(await ofClass()).toEqual([{ sensorUuid: null }])
    await db.update(sensors).set({ memberUuid: world.member.uuid }).where(eq(sensors.uuid, drawer.uuid))
    await phone.call(sendMeasurements, { body: { ...body, sequence: 1, samples: [{ at: at + 1000, hr: 140 }] } })
    expect(await ofClass()).toEqual([{ sensorUuid: drawer.uuid }])
    expect(await shown(stranger.uuid)).toMatchObject({ lastSeenAt: null })
    expect(await shown(drawer.uuid)).toMatchObject({ lastSeenAt: new Date(at + 1000) })
  })
})
