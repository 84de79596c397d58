import { showMeasurements } from '@repo/api-client/classes/class-summary'
import { leaveClass, showParticipation } from '@repo/api-client/classes/join-class'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { banParticipant, listStrapsElsewhere } from '@repo/api-client/classes/participants'
import { changeClassState } from '@repo/api-client/classes/run-class'
import { daqHeaders, participantHeaders } from '@repo/api-client/core/headers'
import { sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'
import { issueDaqKey } from '@repo/api-client/rooms/daq-rooms'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildMember } from '../../../../testing/factories/build-member.ts'
import { buildSensor } from '../../../../testing/factories/build-sensor.ts'
import { newDevice } from '../../../../testing/new-device.ts'
import { openClass } from '../../../../testing/open-class.ts'
import { buildGym, type Gym, startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { type Client, createClient } from '../../../../testing/wire-client.ts'
import { trainings } from '../../../database/schema/trainings.ts'

type Member = Awaited<ReturnType<typeof buildMember>>
type Place = Awaited<ReturnType<typeof openClass>> & { readonly device: Client }

describe('a strap in range of two rooms', () => {
  let server: TestServer
  let gym: Gym
  let fire: Place
  let water: Place
  let ana: Member
  let start: number
  const mac = 'A0:B1:C2:D3:77:01'
  beforeAll(async () => {
    server = await startTestServer()
  })
  const open = async (): Promise<Place> => {
    const place = await openClass(server, gym)
    const { key } = await place.coach.call(issueDaqKey, { params: { uuid: place.room.uuid }, body: newDevice })
    return { ...place, device: createClient({ baseUrl: server.url, headers: () => daqHeaders('en', key) }) }
  }
  beforeEach(async () => {
    const features = { realtime: true, daqs: true, streaming: true, gamification: true }
    gym = await buildGym(server, { features })
    start = server.clock.now()
    fire = await open()
    water = await open()
    // a second sign-in ends the first session
    fire = { ...fire, coach: water.coach }
    ana = await buildMember(server.context.db, gym.branch.uuid, { maxHeartRate: 200 })
    await wears(ana)
  })

  const wears = (member: Member) =>
    buildSensor(server.context.db, gym.branch.uuid, member.uuid, { name: 'Strap', mac, updatedAt: new Date(start) })
  let sequence = 0
  const send = ({ device }: Place, from: number, to: number) => {
    sequence += 1
    const samples = Array.from({ length: to - from }, (_, n) => ({ mac, at: start + (from + n) * 1000, hr: 140 }))
    return device.call(sendDaqMeasurements, { body: { device_id: 'daq', sequence, samples } })
  }
  const at = (second: number) => server.clock.set(start + second * 1000)
  const packetOf = ({ coach, classUuid }: Place) => coach.call(showMeasurements, { params: { uuid: classUuid } })
  const straysOf = async ({ coach, classUuid }: Place) =>
    (await coach.call(listStrapsElsewhere, { params: { uuid: classUuid } })).data
  const end = ({ coach, classUuid }: Place) =>
    coach.call(changeClassState, { params: { uuid: classUuid }, body: { state: 'stop' } })
  const trainingsOf = (member: Member) =>
    server.context.db.select().from(trainings).where(eq(trainings.memberUuid, member.uuid))
  const refusedAll = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ index, reason: 'in-another-class' }))

  it('counts in the class that its member joined first, and the other coach sees it', async () => {
    for (let second = 0; second < 20; second += 5) {
      at(second + 5)
      await expect(send(fire, second, second + 5)).resolves.toMatchObject({ accepted: 5, refused: [] })
      await expect(send(water, second, second + 5)).resolves.toMatchObject({ accepted: 0, refused: refusedAll(5) })
    }
    expect((await packetOf(fire)).data).toMatchObject([{ final_user_uuid: ana.uuid, hr: 140 }])
    expect(await packetOf(fire)).not.toHaveProperty('straps_elsewhere')
    expect(await packetOf(water)).toMatchObject({ data: [], straps_elsewhere: 1 })
    expect(await straysOf(fire)).toEqual([])
    expect(await straysOf(water)).toEqual([
      { user_uuid: ana.uuid, pseudonym: ana.pseudonym, room_name: fire.room.name },
    ])
    await Promise.all([end(fire), end(water)])
    const stored = await trainingsOf(ana)
    expect(stored).toMatchObject([{ classUuid: fire.classUuid, durationSeconds: 20 }])
  })

  it('is admitted to one class if both devices send its first values concurrently', async () => {
    at(5)
    const receipts = await Promise.all([send(fire, 0, 5), send(water, 0, 5)])
    expect(receipts.map(({ accepted }) => accepted).toSorted((one, other) => one - other)).toEqual([0, 5])
    await Promise.all([end(fire), end(water)])
    expect(await trainingsOf(ana)).toHaveLength(1)
  })

  it('counts in the class that its member joined by phone before', async () => {
    await water.join(ana)
    at(5)
    await expect(send(fire, 0, 5)).resolves.toMatchObject({ accepted: 0, refused: refusedAll(5) })
    await expect(send(water, 0, 5)).resolves.toMatchObject({ accepted: 5 })
    expect(await straysOf(fire)).toMatchObject([{ user_uuid: ana.uuid, room_name: water.room.name }])
  })

  it('counts in the first of two classes that its member has joined', async () => {
    await fire.join(ana)
    at(1)
    await water.join(ana)
    at(6)
    await expect(send(water, 0, 6)).resolves.toMatchObject({ accepted: 0, refused: refusedAll(6) })
    await expect(send(fire, 0, 6)).resolves.toMatchObject({ accepted: 6 })
    await Promise.all([end(fire), end(water)])
    expect(await trainingsOf(ana)).toMatchObject([{ classUuid: fire.classUuid }])
  })

  it('counts in the second room once its member has left the first, by its end or by silence', async () => {
    at(10)
    await send(fire, 0, 10)
    at(135)
    await expect(send(water, 120, 135)).resolves.toMatchObject({ accepted: 5, refused: refusedAll(10) })
    await end(fire)
    at(140)
    await expect(send(water, 135, 140)).resolves.toMatchObject({ accepted: 5, refused: [] })
    // samples that the second device buffered during the first class don't count again
    await expect(send(water, 0, 10)).resolves.toMatchObject({ accepted: 0, refused: refusedAll(10) })
    await end(water)
    const stored = await trainingsOf(ana)
    expect(stored.map(({ durationSeconds }) => durationSeconds).toSorted((one, other) => one - other)).toEqual([10, 10])
  })

  it('counts in the second room once its member was removed from the first class', async () => {
    at(5)
    await send(fire, 0, 5)
    const out = { user_uuid: ana.uuid, type_banned: 'this_class' } as const
    await fire.coach.call(banParticipant, { params: { uuid: fire.classUuid }, body: out })
    at(10)
    await expect(send(water, 0, 10)).resolves.toMatchObject({ accepted: 5, refused: refusedAll(5) })
    expect(await straysOf(water)).toEqual([])
  })

  it('is no longer listed once the other device does not detect it', async () => {
    at(5)
    await send(fire, 0, 5)
    await send(water, 0, 5)
    expect(await straysOf(water)).toHaveLength(1)
    at(36)
    expect(await straysOf(water)).toEqual([])
    expect(await packetOf(water)).not.toHaveProperty('straps_elsewhere')
  })

  it('is hidden from the staff of another center', async () => {
    const foreign = await buildGym(server, { features: { realtime: true, daqs: true } })
    const other = await openClass(server, foreign)
    const listed = other.coach.call(listStrapsElsewhere, { params: { uuid: water.classUuid } })
    await expect(listed).rejects.toMatchObject({ status: 404 })
  })

  const phoneOf = async (place: Place) => {
    const { token } = await place.join(ana)
    return createClient({ baseUrl: server.url, headers: () => participantHeaders('en', token) })
  }
  const measure = (phone: Client, from: number, to: number) => {
    sequence += 1
    const samples = Array.from({ length: to - from }, (_, n) => ({ at: start + (from + n) * 1000, hr: 140 }))
    return phone.call(sendMeasurements, { body: { device_id: 'strap', sequence, samples } })
  }

  it('counts by phone in the class that its member joined first, which the phone and the other coach see', async () => {
    const first = await phoneOf(fire)
    at(1)
    const second = await phoneOf(water)
    at(6)
    await expect(measure(first, 0, 6)).resolves.toMatchObject({ accepted: 6, refused: [] })
    await expect(measure(second, 0, 6)).resolves.toMatchObject({ accepted: 0, refused: refusedAll(6) })
    expect((await first.call(showParticipation, { query: {} })).own).not.toHaveProperty('counts_in')
    expect((await second.call(showParticipation, { query: {} })).own).toMatchObject({
      hr: null,
      counts_in: fire.room.name,
    })
    expect(await straysOf(fire)).toEqual([])
    expect(await straysOf(water)).toMatchObject([{ user_uuid: ana.uuid, room_name: fire.room.name }])
    await Promise.all([end(fire), end(water)])
    expect(await trainingsOf(ana)).toMatchObject([{ classUuid: fire.classUuid, durationSeconds: 6 }])
  })

  it('counts by phone in the second class once its member has left the first', async () => {
    const first = await phoneOf(fire)
    at(1)
    const second = await phoneOf(water)
    at(10)
    await measure(first, 0, 10)
    await first.call(leaveClass, {})
    at(20)
    await expect(measure(second, 0, 20)).resolves.toMatchObject({ accepted: 10, refused: refusedAll(10) })
    expect((await second.call(showParticipation, { query: {} })).own).not.toHaveProperty('counts_in')
    await Promise.all([end(fire), end(water)])
    const stored = await trainingsOf(ana)
    expect(stored.map(({ durationSeconds }) => durationSeconds)).toEqual([10, 10])
  })

  it('counts once if a phone resends samples of the first class after the end', async () => {
    const first = await phoneOf(fire)
    at(1)
    const second = await phoneOf(water)
    at(10)
    await measure(first, 0, 10)
    await Promise.all([end(fire), end(water)])
    await expect(measure(second, 0, 10)).resolves.toMatchObject({ accepted: 0, refused: refusedAll(10) })
    expect(await trainingsOf(ana)).toMatchObject([{ classUuid: fire.classUuid }])
  })

  it('counts by phone in the first class again once that was stopped and continued', async () => {
    const first = await phoneOf(fire)
    at(5)
    await measure(first, 0, 5)
    await end(fire)
    at(10)
    // configured after the stop
    const earth = await open()
    const second = await phoneOf(earth)
    await expect(measure(second, 10, 11)).resolves.toMatchObject({ refused: [] })
    await earth.coach.call(changeClassState, { params: { uuid: fire.classUuid }, body: { state: 'continue' } })
    at(20)
    await expect(measure(first, 11, 20)).resolves.toMatchObject({ accepted: 9 })
    await expect(measure(second, 11, 20)).resolves.toMatchObject({ accepted: 0, refused: refusedAll(9) })
  })
})
