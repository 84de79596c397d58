import { randomUUID } from 'node:crypto'

import { showClassSummary, showMeasurements } from '@repo/api-client/classes/class-summary'
import { banParticipant, listRefusedStraps } from '@repo/api-client/classes/participants'
import { changeClassState } from '@repo/api-client/classes/run-class'
import { daqHeaders } from '@repo/api-client/core/headers'
import { sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'
import { issueDaqKey } from '@repo/api-client/rooms/daq-rooms'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildMember } from '../../../../testing/factories/build-member.ts'
import { buildSensor } from '../../../../testing/factories/build-sensor.ts'
import { failStatements } from '../../../../testing/failing-statements.ts'
import { newDevice } from '../../../../testing/new-device.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { type Client, createClient } from '../../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../../testing/world.ts'
import { branches } from '../../../database/schema/center.ts'
import { classes, participations } from '../../../database/schema/classes.ts'
import { daqKeys } from '../../../database/schema/daq-keys.ts'
import { members } from '../../../database/schema/members.ts'

describe('a DAQ device', () => {
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
  const inClass = () =>
    server.context.db.select().from(participations).where(eq(participations.classUuid, world.classUuid))

  it('adds the wearers of its straps to the class of its room and to its trainings', async () => {
    const [ana, leo] = [await wearer(), await wearer()]
    const receipt = await send([sample(ana.mac), sample(leo.mac, 110), sample(ana.mac, 152, 1)])
    expect(receipt).toMatchObject({ sequence: 0, accepted: 3, duplicate: 0, refused: [] })
    expect((await packet()).data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ final_user_uuid: ana.member.uuid, hr: 152, effort: 76 }),
        expect.objectContaining({ final_user_uuid: leo.member.uuid, hr: 110, effort: 55 }),
      ]),
    )
    server.clock.advance(5000)
    await coach.call(changeClassState, { params: { uuid: world.classUuid }, body: { state: 'stop' } })
    const { participants } = await coach.call(showClassSummary, { params: { uuid: world.classUuid } })
    expect(participants.map((one) => [one.pseudonym, one.duration_time_tot])).toEqual(
      expect.arrayContaining([
        [ana.member.pseudonym, 2],
        [leo.member.pseudonym, 1],
      ]),
    )
  })

  it('adds no member below the age of consent without a guardian’s consent, and all others', async () => {
    const { db } = server.context
    await db.update(branches).set({ consentAge: 14 }).where(eq(branches.uuid, world.branch.uuid))
    const [adult, child] = [await wearer(), await wearer()]
    await db.update(members).set({ birthday: '2020-01-01' }).where(eq(members.uuid, child.member.uuid))
    const reason = 'consent-of-guardian-needed'
    expect(await send([sample(child.mac), sample(adult.mac)])).toMatchObject({
      accepted: 1,
      refused: [{ index: 0, reason }],
    })
    const { data } = await coach.call(listRefusedStraps, { params: { uuid: world.classUuid } })
    expect(data).toEqual([expect.objectContaining({ reason, pseudonym: child.member.pseudonym })])
    await db.update(members).set({ guardianConsentAt: new Date() }).where(eq(members.uuid, child.member.uuid))
    expect(await send([sample(child.mac)], 1)).toMatchObject({ accepted: 1 })
  })

  it('continues the participation of a member who joined by phone, however the address is written', async () => {
    const mac = await strap(world.branch.uuid, world.member.uuid)
    const before = await inClass()
    await expect(send([sample(mac.replaceAll(':', '-').toLowerCase())])).resolves.toMatchObject({ accepted: 1 })
    expect((await inClass()).map(({ uuid }) => uuid)).toEqual(before.map(({ uuid }) => uuid))
    expect((await packet()).data).toMatchObject([{ final_user_uuid: world.member.uuid, hr: 150 }])
  })

  it('has invalid samples refused one by one and the others counted', async () => {
    const { mac } = await wearer()
    const elsewhere = await buildWorld(server)
    const foreign = await strap(elsewhere.branch.uuid, elsewhere.member.uuid)
    const free = await strap(world.branch.uuid, null)
    const receipt = await send([
      sample('00:00:00:00:00:00'),
      sample(free),
      sample(foreign),
      sample(mac, 300),
      sample(mac),
      sample(7),
      sample('x'.repeat(10_000)),
      sample(''),
      sample(mac, 150, 60),
      sample(mac, Number.NaN, 1),
    ])
    expect(receipt).toMatchObject({
      sequence: 0,
      accepted: 1,
      duplicate: 0,
      refused: [
        { index: 0, reason: 'unknown-sensor' },
        { index: 1, reason: 'unassigned-sensor' },
        { index: 2, reason: 'unknown-sensor' },
        { index: 3, reason: 'out-of-range' },
        { index: 5, reason: 'unknown-sensor' },
        { index: 6, reason: 'unknown-sensor' },
        { index: 7, reason: 'unknown-sensor' },
        { index: 8, reason: 'future' },
        { index: 9, reason: 'not-a-number' },
      ],
    })
    expect(elsewhere.classUuid).not.toBe(world.classUuid)
    await expect(
      server.context.db.select().from(participations).where(eq(participations.classUuid, elsewhere.classUuid)),
    ).resolves.toHaveLength(1)
  })

  it('adds no member without a valid sample', async () => {
    const { mac } = await wearer()
    const before = await inClass()
    await expect(send([sample(mac, 300), sample(mac, 'fast')])).resolves.toMatchObject({ accepted: 0 })
    expect(await inClass()).toEqual(before)
  })

  it('can resend batches and send them out of order', async () => {
    const { mac } = await wearer()
    const [first, second] = [[sample(mac)], [sample(mac, 151, 1), sample(mac, 152, 2)]]
    await expect(send(second, 1)).resolves.toMatchObject({ sequence: 1, accepted: 2 })
    await expect(send(first, 0)).resolves.toMatchObject({ sequence: 0, accepted: 1 })
    await expect(send(second, 1)).resolves.toMatchObject({ sequence: 1, accepted: 0, duplicate: 2, refused: [] })
    const together = await Promise.all([send([sample(mac, 153, 3)], 2), send([sample(mac, 153, 3)], 2)])
    expect(together.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(1)
    await server.context.engine.tick(world.classUuid)
    expect((await packet()).data.filter(({ hr }) => hr === 153)).toHaveLength(1)
  })

  it('does not readmit a member who is banned from the room', async () => {
    const [ana, leo] = [await wearer(), await wearer()]
    await send([sample(ana.mac)])
    await coach.call(banParticipant, {
      params: { uuid: world.classUuid },
      body: { user_uuid: ana.member.uuid, type_banned: 'permanent' },
    })
    await expect(send([sample(ana.mac, 150, 1), sample(leo.mac, 120, 1)], 1)).resolves.toMatchObject({
      sequence: 1,
      accepted: 1,
      duplicate: 0,
      refused: [{ index: 0, reason: 'banned' }],
    })
    expect((await packet()).data.map((one) => one.final_user_uuid)).not.toContain(ana.member.uuid)
  })

  it('fills no class beyond its capacity', async () => {
    await server.context.db.update(classes).set({ capacity: 2 }).where(eq(classes.uuid, world.classUuid))
    const people = [await wearer(), await wearer(), await wearer()]
    const receipt = await send(people.map(({ mac }) => sample(mac)))
    expect(receipt).toMatchObject({ accepted: 1 })
    expect(receipt.refused.map(({ reason }) => reason)).toEqual(['class-full', 'class-full'])
    expect(await inClass()).toHaveLength(2)
  })

  it('keeps its batch if the database fails at any statement of the admission', async () => {
    const database = failStatements(server.context.db)
    const taken = async (step: number | null) => {
      const { mac } = await wearer()
      database.failAt(step)
      const answer = await send([sample(mac)]).catch(({ status }: { status: number }) => status)
      const steps = database.steps()
      database.failAt(null)
      await expect(send([sample(mac)])).resolves.toMatchObject({ refused: [] })
      return { answer, steps }
    }
    const { steps } = await taken(null)
    expect(steps).toBeGreaterThan(5)
    for (let step = 1; step <= steps; step += 1) expect((await taken(step)).answer).toBe(503)
  })

  it('has a key that is not stored in plain text', async () => {
    const { key } = await coach.call(issueDaqKey, { params: { uuid: world.daq.uuid }, body: newDevice })
    const rows = await server.context.db.select().from(daqKeys)
    expect(JSON.stringify(rows)).not.toContain(key)
    expect(rows.find(({ roomUuid }) => roomUuid === world.daq.uuid)).toMatchObject({ issuedBy: world.coach.uuid })
  })

  it.each([
    ['another center', async () => (await buildWorld(server)).daq.uuid],
    ['an unknown center', async () => randomUUID()],
  ])('gets no key for a room of %s', async (_, room) => {
    await expect(coach.call(issueDaqKey, { params: { uuid: await room() }, body: newDevice })).rejects.toMatchObject({
      status: 404,
    })
  })
})
