import { randomUUID } from 'node:crypto'

import { showClassSummary } from '@repo/api-client/classes/class-summary'
import { joinClass, showParticipation } from '@repo/api-client/classes/join-class'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { banParticipant } from '@repo/api-client/classes/participants'
import { showTraining } from '@repo/api-client/trainings/training'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildMember } from '../../../../testing/factories/build-member.ts'
import { centerClient, participantClient, startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { type Client, createClient } from '../../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../../testing/world.ts'
import { branchDatabase } from '../../../database/branch-database.ts'
import { participantTokens, participations, samples } from '../../../database/schema/classes.ts'
import { trainingRecords, trainings } from '../../../database/schema/trainings.ts'
import { runHousekeeping } from '../../../operations/jobs/housekeeping.ts'
import { takeLateSamples } from './take-late-samples.ts'

const HOUR = 3_600_000

describe('a batch of late samples', () => {
  let server: TestServer
  let world: World
  let coach: Client
  let start: number
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await buildWorld(server)
    start = server.clock.now()
    coach = createClient({ baseUrl: server.url, headers: () => world.headers.coach })
  })

  const newcomer = async () => {
    const member = await buildMember(server.context.db, world.branch.uuid, { maxHeartRate: 200 })
    const joined = await centerClient(server, world.branch.publishableKey).call(joinClass, {
      params: { room: world.busy.uuid },
      body: { sign_in_code: member.signInCode, consent: true },
    })
    return { member, token: joined.token, phone: participantClient(server, joined.token) }
  }
  const seconds = (from: number, to: number, hr = 150) =>
    Array.from({ length: to - from }, (_, n) => ({ at: start + (from + n) * 1000, hr, steps: 1 }))
  const send = (phone: Client, given: { at: number; hr: number }[], device_id = 'Banda 7') =>
    phone.call(sendMeasurements, { body: { device_id, sequence: 0, samples: given } })
  const endAfter = async (count: number) => {
    server.clock.set(start + count * 1000)
    await server.context.engine.end(world.classUuid)
  }
  const trainingsOf = (member: { uuid: string }) =>
    server.context.db.select().from(trainings).where(eq(trainings.memberUuid, member.uuid))

  it('counts like timely samples, everywhere it is shown', async () => {
    const [late, timely] = [await newcomer(), await newcomer()]
    server.clock.set(start + 20_000)
    await send(late.phone, seconds(0, 20))
    server.clock.set(start + 59_000)
    await send(timely.phone, seconds(0, 60))
    await endAfter(60)
    expect((await trainingsOf(late.member))[0]).toMatchObject({ durationSeconds: 20, z3Seconds: 20, steps: 20 })
    server.clock.advance(HOUR)
    expect(await send(late.phone, seconds(20, 60))).toMatchObject({ accepted: 40, duplicate: 0, refused: [] })
    const [after] = await trainingsOf(late.member)
    const [expected] = await trainingsOf(timely.member)
    expect(after).toEqual({ ...expected, uuid: after?.uuid, memberUuid: late.member.uuid })
    expect((await late.phone.call(showParticipation, { query: {} })).own).toMatchObject({
      duration_time_tot: 60,
      steps_tot: 60,
    })
    const { participants } = await coach.call(showClassSummary, { params: { uuid: world.classUuid } })
    expect(participants.find((one) => one.final_user_uuid === late.member.uuid)).toMatchObject({
      duration_time_tot: 60,
    })
    const { records } = await coach.call(showTraining, { params: { uuid: after?.uuid ?? '' } })
    expect(records.hr_derived_records).toHaveLength(60)
  })

  it('counts once, however often and in whatever parts it arrives', async () => {
    const { member, phone } = await newcomer()
    await endAfter(60)
    await Promise.all([send(phone, seconds(10, 40)), send(phone, seconds(20, 50)), send(phone, seconds(0, 30))])
    expect(await send(phone, seconds(0, 60))).toMatchObject({ accepted: 10, duplicate: 50 })
    const stored = await trainingsOf(member)
    expect(stored).toHaveLength(1)
    expect(stored[0]).toMatchObject({ durationSeconds: 60, steps: 60, sensorName: 'Banda 7', startAt: new Date(start) })
  })

  it('is judged by the same rules: nothing after the end, no spike, nothing impossible', async () => {
    const { member, phone } = await newcomer()
    await endAfter(30)
    server.clock.advance(HOUR)
    const given = [
      ...seconds(0, 10),
      ...seconds(10, 11, 240),
      ...seconds(11, 20),
      ...seconds(20, 21, 20),
      ...seconds(30, 40),
    ]
    const receipt = await send(phone, given)
    expect(receipt.refused.map(({ reason }) => reason)).toEqual(['out-of-range', ...Array(10).fill('outside-class')])
    const [training] = await trainingsOf(member)
    expect(training).toMatchObject({ durationSeconds: 20, peakHeartRate: 150, steps: 20 })
    const [records] = await server.context.db
      .select()
      .from(trainingRecords)
      .where(eq(trainingRecords.trainingUuid, training?.uuid ?? ''))
    expect(records?.heartRates[10]).toBe(240)
    expect(records?.refusedPlaces).toEqual([10])
    const shown = await coach.call(showTraining, { params: { uuid: training?.uuid ?? '' } })
    expect(shown.records.hr_derived_records.map(({ heart_rate: hr }) => hr)).not.toContain(240)
    expect(shown.records.hr_derived_records).toHaveLength(19)
  })

  it('is refused from a removed participant', async () => {
    const { member, phone } = await newcomer()
    await coach.call(banParticipant, {
      params: { uuid: world.classUuid },
      body: { user_uuid: member.uuid, type_banned: 'this_class' },
    })
    await endAfter(30)
    await expect(send(phone, seconds(0, 30))).rejects.toMatchObject({ status: 403 })
    expect(await trainingsOf(member)).toEqual([])
  })

  it('is refused from participants of other classes or of none, and for a class that ended over a day ago', async () => {
    const { member, phone } = await newcomer()
    await send(phone, seconds(0, 1))
    await endAfter(30)
    const { neighbours, branch, classUuid } = world
    const others = await server.context.db
      .select()
      .from(participations)
      .where(eq(participations.classUuid, neighbours.ended.uuid))
    const batch = { device_id: 'Banda 7', sequence: 0, samples: seconds(1, 2) }
    const own = await server.context.db.select().from(participations).where(eq(participations.memberUuid, member.uuid))
    const late = { classUuid, participationUuid: own[0]?.uuid ?? '', batch, now: server.clock.now() }
    for (const change of [
      { participationUuid: others[0]?.uuid ?? '' },
      { participationUuid: randomUUID() },
      { classUuid: randomUUID() },
      { now: late.now + 24 * HOUR + 1 },
    ]) {
      const taken = branchDatabase(server.context.db, branch.uuid).run((tx) =>
        takeLateSamples(tx, { ...late, ...change }),
      )
      await expect(taken).rejects.toMatchObject({ code: 'class-over' })
    }
    expect((await trainingsOf(member))[0]).toMatchObject({ durationSeconds: 1 })
  })

  it('is accepted for one day, after which samples and token are deleted and the training stays', async () => {
    const { member, phone } = await newcomer()
    await send(phone, seconds(0, 1))
    await endAfter(30)
    server.clock.advance(24 * HOUR)
    await runHousekeeping(server.context)
    expect(await send(phone, seconds(1, 2))).toMatchObject({ accepted: 1 })
    server.clock.advance(1)
    await expect(send(phone, seconds(2, 3))).rejects.toMatchObject({ status: 401 })
    await expect(phone.call(showParticipation, { query: {} })).rejects.toMatchObject({ status: 401 })
    const left = async () => [
      (await server.context.db.select().from(samples)).length,
      (await server.context.db.select().from(participantTokens)).length,
    ]
    expect((await left()).every((count) => count > 0)).toBe(true)
    const running = await buildWorld(server)
    await send(participantClient(server, running.phone), [{ at: server.clock.now(), hr: 120 }])
    await runHousekeeping(server.context)
    // includes the two participants of classes of the last day
    expect(await left()).toEqual([3, 3])
    expect(await trainingsOf(member)).toHaveLength(1)
  })
})
