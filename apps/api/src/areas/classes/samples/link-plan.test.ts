import { leaveClass } from '@repo/api-client/classes/join-class'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { listRoomStraps, pickStrap } from '@repo/api-client/classes/own-straps'
import { changeClassState } from '@repo/api-client/classes/run-class'
import { daqHeaders } from '@repo/api-client/core/headers'
import { reportDaq, sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'
import { issueDaqKey } from '@repo/api-client/rooms/daq-rooms'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { statementsOf } from '../../../../testing/count-statements.ts'
import { buildMember } from '../../../../testing/factories/build-member.ts'
import { buildSensor } from '../../../../testing/factories/build-sensor.ts'
import { newDevice } from '../../../../testing/new-device.ts'
import { openClass } from '../../../../testing/open-class.ts'
import {
  buildGym,
  type FurnishedGym,
  participantClient,
  startTestServer,
  type TestServer,
} from '../../../../testing/test-server.ts'
import { type Client, createClient } from '../../../../testing/wire-client.ts'
import { sensors } from '../../../database/schema/sensors.ts'

describe('the Bluetooth connections planned for a room', () => {
  let server: TestServer
  let gym: FurnishedGym
  let place: Awaited<ReturnType<typeof openClass>>
  let device: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    gym = await buildGym(server, { features: { realtime: true, daqs: true } })
    place = await openClass(server, gym)
    const { key } = await place.coach.call(issueDaqKey, { params: { uuid: place.room.uuid }, body: newDevice })
    device = createClient({ baseUrl: server.url, headers: () => daqHeaders('en', key) })
  })

  const strapOf = (memberUuid: string | null, mac: string | null, more: { name?: string; ant?: string } = {}) =>
    buildSensor(server.context.db, gym.branch.uuid, memberUuid, { mac, ...more })
  const joined = async (at = place) => {
    const member = await buildMember(server.context.db, gym.branch.uuid)
    return { member, phone: participantClient(server, (await at.join(member)).token) }
  }
  const report = () => device.callDecoded(reportDaq, { body: { local_ip: null, version: '1.0' } })
  const plan = async () => (await report()).plan
  const send = (samples: { strap: string; at: number; hr: number }[] = []) =>
    device.call(sendDaqMeasurements, { body: { device_id: 'daq', sequence: 0, samples } })
  const measure = (phone: Client, device_id: string) =>
    phone.call(sendMeasurements, {
      body: { device_id, sequence: server.clock.now() % 1e6, samples: [{ at: server.clock.now(), hr: 120 }] },
    })
  const stop = () => place.coach.call(changeClassState, { params: { uuid: place.classUuid }, body: { state: 'stop' } })

  it('are those of the straps of its class, by address', async () => {
    const [ana, leo] = [await joined(), await joined()]
    await strapOf(leo.member.uuid, 'A0:B1:C2:D3:00:02', { ant: '730926' })
    await strapOf(ana.member.uuid, 'A0:B1:C2:D3:00:01')
    await strapOf(ana.member.uuid, null, { ant: '5' })
    await strapOf(null, 'A0:B1:C2:D3:00:03')
    const absent = await buildMember(server.context.db, gym.branch.uuid)
    await strapOf(absent.uuid, 'A0:B1:C2:D3:00:04')
    const elsewhere = await joined(await openClass(server, gym))
    await strapOf(elsewhere.member.uuid, 'A0:B1:C2:D3:00:05')
    expect(await plan()).toEqual([
      { strap: 'ble:A0B1C2D30001', want: 'link', same: [] },
      { strap: 'ble:A0B1C2D30002', want: 'link', same: ['ant:730926'] },
    ])
  })

  it('include a strap that a member picked', async () => {
    const { phone } = await joined()
    await send([{ strap: 'ble:A09E1A8C4AA3', at: server.clock.now(), hr: 120 }])
    const before = await report()
    expect(before.plan).toEqual([])
    const { straps } = await phone.callDecoded(listRoomStraps, { query: {} })
    await phone.call(pickStrap, { body: { id: straps[0]?.id ?? '', keep: false } })
    expect(await plan()).toEqual([{ strap: 'ble:A09E1A8C4AA3', want: 'link', same: [] }])
    await measure(phone, 'mine')
    expect(await plan()).toEqual([{ strap: 'ble:A09E1A8C4AA3', want: 'leave', same: [] }])
    await phone.call(leaveClass, {})
    expect(await plan()).toEqual([])
  })

  it('exclude members who have left, and return with them', async () => {
    const { member, phone } = await joined()
    await strapOf(member.uuid, 'A0:B1:C2:D3:00:01')
    const before = await report()
    await phone.call(leaveClass, {})
    expect(await report()).toMatchObject({ plan: [], planVersion: 0 })
    await place.join(member)
    expect(await report()).toMatchObject({ plan: before.plan, planVersion: before.planVersion })
  })

  it('exclude sensors of another center with the same addresses', async () => {
    const { member } = await joined()
    const other = await buildGym(server)
    const stranger = await buildMember(server.context.db, other.branch.uuid)
    await buildSensor(server.context.db, other.branch.uuid, stranger.uuid, { mac: 'A0:B1:C2:D3:00:01' })
    expect(await plan()).toEqual([])
    await strapOf(member.uuid, 'A0:B1:C2:D3:00:01')
    server.clock.advance(15_000)
    expect(await plan()).toEqual([{ strap: 'ble:A0B1C2D30001', want: 'link', same: [] }])
  })

  describe('leave to a phone', () => {
    it('all straps of its member while it measures', async () => {
      const { member, phone } = await joined()
      await strapOf(member.uuid, 'A0:B1:C2:D3:00:01')
      await measure(phone, 'Polar H10 8C4CAB21')
      expect(await plan()).toEqual([{ strap: 'ble:A0B1C2D30001', want: 'leave', same: [] }])
      server.clock.advance(31_000)
      expect(await plan()).toEqual([{ strap: 'ble:A0B1C2D30001', want: 'link', same: [] }])
    })

    it("a center's strap by its name, but not one of several with that name", async () => {
      const { member, phone } = await joined()
      await strapOf(null, 'A0:B1:C2:D3:00:01', { name: 'Strap 7' })
      await measure(phone, 'Strap 7')
      expect(await plan()).toEqual([{ strap: 'ble:A0B1C2D30001', want: 'leave', same: [] }])
      await strapOf(null, 'A0:B1:C2:D3:00:02', { name: 'Strap 7' })
      server.clock.advance(15_000)
      expect(await plan()).toEqual([])
      await strapOf(member.uuid, 'A0:B1:C2:D3:00:03', { name: 'Strap 7' })
      server.clock.advance(15_000)
      expect(await plan()).toEqual([{ strap: 'ble:A0B1C2D30003', want: 'leave', same: [] }])
    })

    it('nothing because the device receives the strap', async () => {
      const { member } = await joined()
      await strapOf(member.uuid, 'A0:B1:C2:D3:00:01')
      await send([{ strap: 'ble:A0B1C2D30001', at: server.clock.now(), hr: 120 }])
      expect(await plan()).toEqual([{ strap: 'ble:A0B1C2D30001', want: 'link', same: [] }])
    })
  })

  describe('have a version', () => {
    it('that comes with receipts and changes only with the plan', async () => {
      const versions = new Set<number>()
      const same = async (): Promise<number> => {
        const [{ planVersion }, { plan_version }] = [await report(), await send()]
        expect(plan_version).toBe(planVersion)
        versions.add(planVersion)
        return planVersion
      }
      expect(await same()).toBe(0)
      const { member, phone } = await joined()
      expect(await same()).toBe(0)
      const { uuid } = await strapOf(member.uuid, 'A0:B1:C2:D3:00:01')
      server.clock.advance(15_000)
      const linked = await same()
      server.clock.advance(15_000)
      expect(await same()).toBe(linked)
      await measure(phone, 'mine')
      expect(await same()).not.toBe(linked)
      server.clock.advance(31_000)
      expect(await same()).toBe(linked)
      await server.context.db.update(sensors).set({ memberUuid: null }).where(eq(sensors.uuid, uuid))
      server.clock.advance(15_000)
      expect(await same()).toBe(0)
      expect(versions.size).toBe(3)
    })

    it('that costs no statement with each batch', async () => {
      const { member } = await joined()
      await strapOf(member.uuid, 'A0:B1:C2:D3:00:01')
      const sample = () => [{ strap: 'ble:A0B1C2D30001', at: server.clock.now(), hr: 120 }]
      await send(sample())
      server.clock.advance(1000)
      const cold = await statementsOf(server.context.db, async () => {
        server.clock.advance(15_000)
        await send()
      })
      const warm = await statementsOf(server.context.db, () => send())
      expect(warm).toBeLessThan(cold)
    })
  })

  it('end with the class', async () => {
    const { member } = await joined()
    await strapOf(member.uuid, 'A0:B1:C2:D3:00:01')
    expect(await plan()).toHaveLength(1)
    server.clock.advance(1000)
    await stop()
    expect(await report()).toMatchObject({ classUuid: null, plan: [], planVersion: 0 })
    expect(await send()).toMatchObject({ plan_version: 0 })
  })

  it('are not answered while another server takes the class over', async () => {
    await joined()
    server.context.engine.lose(place.classUuid)
    await expect(report()).rejects.toMatchObject({ status: 503, code: 'unavailable' })
  })
})
