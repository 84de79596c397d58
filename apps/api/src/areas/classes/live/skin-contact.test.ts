import { randomUUID } from 'node:crypto'

import { showClassSummary, showMeasurements } from '@repo/api-client/classes/class-summary'
import { joinClass, showParticipation } from '@repo/api-client/classes/join-class'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { daqHeaders } from '@repo/api-client/core/headers'
import { sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'
import { issueDaqKey } from '@repo/api-client/rooms/daq-rooms'
import { showTraining } from '@repo/api-client/trainings/training'
import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildMember } from '../../../../testing/factories/build-member.ts'
import { centerClient, participantClient, startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { type Client, createClient } from '../../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../../testing/world.ts'
import { classes } from '../../../database/schema/classes.ts'
import { sensors } from '../../../database/schema/sensors.ts'
import { trainings } from '../../../database/schema/trainings.ts'
import { presentPackets } from './present-packet.ts'
import { recoverClass } from './recover-classes.ts'

interface Value {
  readonly at: number
  readonly hr: number
  readonly contact?: unknown
}

describe('a strap without skin contact', () => {
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

  const person = async () => {
    const profile = { maxHeartRate: 200, weightKg: 70, sex: 'male', birthday: '1990-01-01' } as const
    const member = await buildMember(server.context.db, world.branch.uuid, profile)
    const { token } = await centerClient(server, world.branch.publishableKey).call(joinClass, {
      params: { room: world.busy.uuid },
      body: { sign_in_code: member.signInCode, consent: true },
    })
    return { member, phone: participantClient(server, token) }
  }
  let sequence = 0
  const send = (phone: Client, samples: readonly Value[]) => {
    sequence += 1
    return phone.call(sendMeasurements, { body: { device_id: 'H10', sequence, samples: [...samples] } })
  }
  /** One value per second at 70 %: `-` without contact, `+` with contact, `?` from a strap without a contact sensor. */
  const values = (contacts: string): Value[] =>
    Array.from(contacts, (contact, second) => ({
      at: start + second * 1000,
      hr: 140,
      ...(contact === '?' ? {} : { contact: contact === '+' }),
    }))
  const lineOf = async ({ uuid }: { uuid: string }) => {
    await server.context.engine.tick(world.classUuid)
    const { data } = await coach.call(showMeasurements, { params: { uuid: world.classUuid } })
    return data.find((one) => one.final_user_uuid === uuid)
  }
  const end = async (second: number) => {
    server.clock.set(start + second * 1000)
    await server.context.engine.end(world.classUuid)
  }
  const trainingOf = async ({ uuid }: { uuid: string }) => {
    const own = and(eq(trainings.memberUuid, uuid), eq(trainings.classUuid, world.classUuid))
    const [training] = await server.context.db.select().from(trainings).where(own)
    return training
  }

  it('counts nothing after 5 s, everywhere its values are shown', async () => {
    const { member, phone } = await person()
    server.clock.set(start + 5000)
    await send(phone, values('-'.repeat(6)))
    expect(await lineOf(member)).not.toHaveProperty('contact')
    const before = await lineOf(member)
    server.clock.set(start + 20_000)
    await send(phone, values('-'.repeat(20)).slice(6))
    expect(await lineOf(member)).toEqual({ ...before, contact: false, measured_at: start + 5000 })
    const { own } = await phone.call(showParticipation, { query: {} })
    expect(own).toMatchObject({ contact: false, duration_time_tot: 6, rookpoints: 0.3, zones: [0, 0, 6, 0, 0] })
    await end(20)
    const training = await trainingOf(member)
    expect(training).toMatchObject({ durationSeconds: 6, z3Seconds: 6, lostSeconds: 14, points: 0.3 })
    expect(training?.calories).toBeCloseTo(before?.calories_tot ?? 0, 1)
    const { participants } = await coach.call(showClassSummary, { params: { uuid: world.classUuid } })
    expect(participants.find((one) => one.final_user_uuid === member.uuid)).toMatchObject({ duration_time_tot: 6 })
    const { records } = await coach.call(showTraining, { params: { uuid: training?.uuid ?? '' } })
    expect(records.hr_derived_records).toHaveLength(6)
    expect((await phone.call(showParticipation, { query: {} })).own).toMatchObject({
      duration_time_tot: 6,
      zones: [0, 0, 6, 0, 0],
    })
  })

  it('counts as usual for a short time or without a contact sensor', async () => {
    const [short, dumb, odd] = [await person(), await person(), await person()]
    server.clock.set(start + 20_000)
    await send(short.phone, values('+++++---+++++++-----'))
    await send(dumb.phone, values('?'.repeat(20)))
    // an invalid contact field doesn't discard the value
    await send(
      odd.phone,
      values('?'.repeat(20)).map((value, second) => ({ ...value, contact: second % 2 ? 'no' : 7 })),
    )
    for (const { member } of [short, dumb, odd]) expect(await lineOf(member)).not.toHaveProperty('contact')
    await end(20)
    for (const { member } of [short, dumb, odd]) {
      expect(await trainingOf(member)).toMatchObject({ durationSeconds: 20, lostSeconds: 0 })
    }
  })

  it('is live again with the first value with contact, and without values is silent like any other', async () => {
    const { member, phone } = await person()
    server.clock.set(start + 11_000)
    await send(phone, values('-'.repeat(11)))
    expect(await lineOf(member)).toMatchObject({ contact: false, status: true })
    server.clock.set(start + 12_000)
    await send(phone, values(`${'-'.repeat(11)}++`).slice(11, 12))
    expect(await lineOf(member)).not.toHaveProperty('contact')
    expect(await lineOf(member)).toMatchObject({ measured_at: start + 11_000, status: true })
    server.clock.set(start + 60_000)
    await send(phone, values('-'.repeat(56)).slice(20))
    expect(await lineOf(member)).toMatchObject({ contact: false, status: false })
    server.clock.set(start + 90_000)
    expect(await lineOf(member)).not.toHaveProperty('contact')
  })

  it('counts the same if its samples are late, repeated, or shuffled, and after a restart', async () => {
    const contacts = `++++${'-'.repeat(8)}+${'-'.repeat(12)}+++---++`
    const [timely, shuffled, late] = [await person(), await person(), await person()]
    const all = values(contacts)
    for (const [second, value] of all.entries()) {
      server.clock.set(start + second * 1000)
      await send(timely.phone, [value])
    }
    const mixed = all.toSorted((a, b) => ((a.at * 7919) % 1013) - ((b.at * 7919) % 1013))
    await send(shuffled.phone, mixed.slice(0, 20))
    await send(shuffled.phone, mixed)
    await send(late.phone, all.slice(0, 9))
    await server.context.engine.tick(world.classUuid)
    const accounts = async () =>
      Promise.all(
        [timely, shuffled].map(async ({ phone }) => {
          const { own } = await phone.call(showParticipation, { query: {} })
          return { ...own, final_user_uuid: '', pseudonym: '', joined_at: 0 }
        }),
      )
    const [one, other] = await accounts()
    expect(other).toEqual(one)

    const [row] = await server.context.db.select().from(classes).where(eq(classes.uuid, world.classUuid))
    if (row === undefined) throw new Error('there is no class')
    const now = server.clock.now()
    const recovered = presentPackets(await recoverClass(server.context.db, row, now), now).staff
    expect(recovered.data).toEqual(
      expect.arrayContaining(server.context.engine.packets(world.classUuid)?.staff.data ?? []),
    )

    await end(contacts.length)
    server.clock.advance(60_000)
    await send(late.phone, all.slice(5))
    const [first, second, third] = await Promise.all([timely, shuffled, late].map(({ member }) => trainingOf(member)))
    const plain = (training: typeof first) => ({ ...training, uuid: '', memberUuid: '' })
    expect(plain(second)).toEqual(plain(first))
    expect(plain(third)).toEqual(plain(first))
    // of 30 seconds, 2 and 6 are more than 5 s into a loss of contact
    expect(first).toMatchObject({ durationSeconds: contacts.length - 2 - 6, lostSeconds: 8 })
    const shown = await coach.call(showTraining, { params: { uuid: third?.uuid ?? '' } })
    expect(shown.records.hr_derived_records).toHaveLength(contacts.length - 8)
    expect(shown.records.hr_derived_records.at(-1)?.calories).toBeCloseTo(third?.calories ?? 0, 5)
  })

  it('has its status shown next to an impossible heart rate, which is refused as always', async () => {
    const { member, phone } = await person()
    server.clock.set(start + 3000)
    await send(phone, values('+++'))
    server.clock.set(start + 20_000)
    const off = values('-'.repeat(20)).slice(3)
    const receipt = await send(
      phone,
      off.map((value) => ({ ...value, hr: 0 })),
    )
    expect(receipt).toMatchObject({ accepted: 0 })
    expect(receipt.refused.map(({ reason }) => reason)).toEqual(off.map(() => 'out-of-range'))
    expect(await lineOf(member)).toMatchObject({ contact: false, hr: 140, measured_at: start + 2000 })
    server.clock.set(start + 21_000)
    await send(phone, values(`${'-'.repeat(20)}+`).slice(20))
    expect(await lineOf(member)).not.toHaveProperty('contact')
    await end(21)
    expect(await trainingOf(member)).toMatchObject({ durationSeconds: 4 })
  })

  it('has its status shown for a device as well', async () => {
    const member = await buildMember(server.context.db, world.branch.uuid, { maxHeartRate: 200 })
    const mac = 'A0:B1:C2:D3:99:01'
    const strap = { uuid: randomUUID(), branchUuid: world.branch.uuid, name: 'Strap', mac, memberUuid: member.uuid }
    await server.context.db.insert(sensors).values({ ...strap, ownership: 'center', updatedAt: new Date(start) })
    const { key } = await coach.call(issueDaqKey, { params: { uuid: world.busy.uuid } })
    const device = createClient({ baseUrl: server.url, headers: () => daqHeaders('en', key) })
    server.clock.set(start + 20_000)
    const samples = values('-'.repeat(20)).map((value) => ({ mac, ...value }))
    const receipt = await device.call(sendDaqMeasurements, { body: { device_id: 'daq', sequence: 1, samples } })
    expect(receipt).toMatchObject({ accepted: 20, refused: [] })
    expect(await lineOf(member)).toMatchObject({ contact: false, hr: 140, measured_at: start + 5000 })
    await end(20)
    expect(await trainingOf(member)).toMatchObject({ durationSeconds: 6, points: 0.3 })
  })

  it('has its status shown while the class waits for its start', async () => {
    const { member, phone } = await person()
    await server.context.db
      .update(classes)
      .set({ startAt: new Date(start + 60_000) })
      .where(eq(classes.uuid, world.classUuid))
    await server.context.engine.letGo(world.classUuid)
    await server.context.engine.recover()
    server.clock.set(start + 10_000)
    await send(phone, values('-'.repeat(10)))
    expect(await lineOf(member)).toMatchObject({ contact: false })
    await send(phone, values(`${'-'.repeat(10)}+`).slice(10))
    expect(await lineOf(member)).not.toHaveProperty('contact')
  })
})
