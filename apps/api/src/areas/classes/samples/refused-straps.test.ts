import { showMeasurements } from '@repo/api-client/classes/class-summary'
import { banParticipant, listRefusedStraps, readmitParticipant } from '@repo/api-client/classes/participants'
import { changeCapacity } from '@repo/api-client/classes/run-class'
import { daqHeaders } from '@repo/api-client/core/headers'
import { sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'
import { issueDaqKey } from '@repo/api-client/rooms/daq-rooms'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildMember } from '../../../../testing/factories/build-member.ts'
import { buildSensor } from '../../../../testing/factories/build-sensor.ts'
import { newDevice } from '../../../../testing/new-device.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { type Client, createClient } from '../../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../../testing/world.ts'

describe('a refused strap', () => {
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
    device = await deviceIn(world.busy.uuid)
  })

  const deviceWith = (key: string) => createClient({ baseUrl: server.url, headers: () => daqHeaders('en', key) })
  const deviceIn = async (room: string) =>
    deviceWith((await coach.call(issueDaqKey, { params: { uuid: room }, body: newDevice })).key)
  let number = 0
  const strap = async (branchUuid: string, memberUuid: string | null) => {
    number += 1
    const mac = `A0:B1:C2:D3:00:${number.toString(16).padStart(2, '0').toUpperCase()}`
    const updatedAt = new Date(world.now)
    await buildSensor(server.context.db, branchUuid, memberUuid, { name: `Strap ${number}`, mac, updatedAt })
    return mac
  }
  const wearer = async () => {
    const member = await buildMember(server.context.db, world.branch.uuid, { maxHeartRate: 200 })
    return { member, mac: await strap(world.branch.uuid, member.uuid) }
  }
  const sample = (mac: unknown, hr: unknown = 150, second = 0) => ({ mac, at: server.clock.now() + second * 1000, hr })
  const send = (samples: ReturnType<typeof sample>[], sequence = 0, from = device) =>
    from.call(sendDaqMeasurements, { body: { device_id: 'daq-1', sequence, samples } })
  const packet = () => coach.call(showMeasurements, { params: { uuid: world.classUuid } })

  it('is listed for the coach while it is detected', async () => {
    const refused = () => coach.call(listRefusedStraps, { params: { uuid: world.classUuid } })
    const [ana, lent] = [await wearer(), await strap(world.branch.uuid, null)]
    await coach.call(changeCapacity, {
      params: { uuid: world.classUuid },
      body: { user_capacity_status: true, capacity: 1 },
    })
    await send([sample(ana.mac), sample(lent), sample('A0:B1:C2:D3:FF:FF'), sample('nonsense')])
    expect(await packet()).toMatchObject({ refused_straps: 3 })
    const { data } = await refused()
    expect(data).toEqual([
      expect.objectContaining({ sensor_mac: ana.mac, reason: 'class-full', pseudonym: ana.member.pseudonym }),
      expect.objectContaining({ sensor_mac: lent, reason: 'unassigned-sensor', user_uuid: null }),
      expect.objectContaining({ sensor_mac: 'A0:B1:C2:D3:FF:FF', reason: 'unknown-sensor', sensor_name: null }),
    ])
    await coach.call(changeCapacity, {
      params: { uuid: world.classUuid },
      body: { user_capacity_status: true, capacity: 5 },
    })
    server.clock.advance(2000)
    await send([sample(ana.mac)], 1)
    expect((await refused()).data).toHaveLength(2)
    server.clock.advance(31_000)
    expect((await refused()).data).toEqual([])
    expect((await packet()).refused_straps).toBeUndefined()
  })

  it('of a removed participant readmits no one until the coach does', async () => {
    const ana = await wearer()
    await send([sample(ana.mac)])
    const who = { params: { uuid: world.classUuid }, body: { user_uuid: ana.member.uuid } }
    await coach.call(banParticipant, { ...who, body: { ...who.body, type_banned: 'none' } })
    server.clock.advance(1000)
    expect((await send([sample(ana.mac)], 1)).refused).toEqual([{ index: 0, reason: 'left-class' }])
    await coach.call(readmitParticipant, who)
    server.clock.advance(1000)
    expect(await send([sample(ana.mac)], 2)).toMatchObject({ accepted: 1, refused: [] })
  })
})
