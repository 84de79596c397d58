import { randomUUID } from 'node:crypto'

import { eraseMember } from '@repo/api-client/members/erase-member'
import { importTraining } from '@repo/api-client/members/import-training'
import { downloadTraining } from '@repo/api-client/trainings/download-training'
import { removeTraining } from '@repo/api-client/trainings/remove-training'
import { showTraining } from '@repo/api-client/trainings/show-training'
import { tallyRecording } from '@repo/domain/tally'
import { writeFit } from '@repo/recordings/write-fit'
import { writeTcx } from '@repo/recordings/write-tcx'
import { desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { auditEntries } from '../src/database/schema/audit-entries.ts'
import { trainings } from '../src/database/schema/trainings.ts'
import { buildMember } from './factories/build-member.ts'
import { someRecording } from './some-recording.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { createClient } from './wire-client.ts'
import { buildWorld, type World } from './world.ts'

const startAt = new Date('2026-03-01T15:00:00Z')
const samples = Array.from({ length: 300 }, (_, second) => ({ second, heartRate: 90 + Math.floor(second / 4) }))
const body = { birthday: '1996-01-01', weightKg: 70, sex: 'male', maxHeartRate: 190 } as const
const profile = { maxHeartRate: 190, weight: 70, sex: 'male', age: 30 } as const

const fileOf = (content: Uint8Array | string): Blob =>
  new Blob([typeof content === 'string' ? content : new Uint8Array(content)])
const point = (time: string, rate: number | string) =>
  `<Trackpoint><Time>${time}</Time><HeartRateBpm><Value>${rate}</Value></HeartRateBpm></Trackpoint>`
const tcxOf = (...points: string[]) => `<T><Track>${points.join('')}</Track></T>`

describe('an imported training', () => {
  let server: TestServer
  let world: World
  beforeAll(async () => {
    server = await startTestServer()
    world = await buildWorld(server)
  })

  const as = (who: World, role: 'admin' | 'coach' = 'admin') =>
    createClient({ baseUrl: server.url, headers: () => who.headers[role] })
  const member = () => buildMember(server.context.db, world.branch.uuid, body)
  const send = (uuid: string, file: Blob, { who = world, typeUuid = world.typeUuid } = {}) =>
    as(who).ask(importTraining, { params: { uuid }, body: { training_type_uuid: typeUuid }, file })
  const stored = (uuid: string) => server.context.db.select().from(trainings).where(eq(trainings.memberUuid, uuid))

  it.each([
    ['FIT', () => fileOf(writeFit({ startAt, calories: null, samples }))],
    ['TCX', () => fileOf(writeTcx({ startAt, calories: null, samples }))],
  ])('from %s has what domain computes with the measures of the member', async (_, file) => {
    const { uuid: memberUuid } = await member()
    const { uuid } = await send(memberUuid, file())
    const expected = tallyRecording(samples, profile)
    const shown = await as(world).ask(showTraining, { params: { uuid } })
    expect(shown).toMatchObject({
      userUuid: memberUuid,
      startAt,
      modality: 'individual',
      deviceType: 'import',
      type: 'Functional',
      classUuid: null,
      seconds: 300,
      zoneSeconds: expected.zoneSeconds,
      calories: expected.calories,
    })
    expect(shown.records.map(({ heartRate }) => heartRate)).toEqual(samples.map(({ heartRate }) => heartRate))
    expect((await stored(memberUuid))[0]).toMatchObject({ points: expected.points, age: 30, weightKg: 70 })
  })

  it('that is there already is told, in another format and as it was saved from here as well', async () => {
    const { uuid: memberUuid } = await member()
    const { uuid } = await send(memberUuid, fileOf(writeFit({ startAt, calories: null, samples })))
    const saved = await as(world).download(downloadTraining, { params: { uuid }, query: { format: 'fit' } })
    for (const file of [fileOf(writeTcx({ startAt, calories: null, samples })), saved.content])
      await expect(send(memberUuid, file)).rejects.toMatchObject({ status: 409, code: 'training-known' })
    expect(await stored(memberUuid)).toHaveLength(1)
    // somebody else may have trained at the same time
    await expect(send((await member()).uuid, someRecording(startAt))).resolves.toBeDefined()
  })

  it('that comes five times at once is stored once', async () => {
    const { uuid: memberUuid } = await member()
    const sent = await Promise.allSettled(Array.from({ length: 5 }, () => send(memberUuid, someRecording(startAt))))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = sent.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    expect(reasons).toEqual(Array.from({ length: 4 }, () => 'training-known'))
    expect(await stored(memberUuid)).toHaveLength(1)
  })

  it('can be taken back, once, and both are noted', async () => {
    const { uuid: memberUuid } = await member()
    const { uuid } = await send(memberUuid, someRecording())
    const remove = () => as(world).call(removeTraining, { params: { uuid } })
    await remove()
    expect(await stored(memberUuid)).toEqual([])
    await expect(remove()).rejects.toMatchObject({ status: 404 })
    const entries = await server.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectUuid, memberUuid))
      .orderBy(desc(auditEntries.sequence))
    expect(entries.map(({ action }) => action)).toEqual(['member-training-removed', 'member-training-imported'])
  })

  it('of a class is not taken back, and of another center is not there', async () => {
    const remove = (uuid: string, who: World) => as(who).call(removeTraining, { params: { uuid } })
    await expect(remove(world.trainingUuid, world)).rejects.toMatchObject({ status: 409, code: 'training-of-class' })
    await expect(remove(world.importedUuid, await buildWorld(server))).rejects.toMatchObject({ status: 404 })
  })

  const now = Date.parse('2026-11-21T18:00:00Z')
  const fit = writeFit({ startAt, calories: null, samples })
  it.each([
    ['nothing', 'recording-unreadable', ''],
    ['a text', 'recording-unreadable', 'hello'],
    ['bytes that are no text', 'recording-unreadable', Uint8Array.from([0xff, 0xfe, 0x00])],
    ['a FIT file that is cut off', 'recording-unreadable', fit.subarray(0, 200)],
    ['a FIT file with a wrong sum', 'recording-unreadable', fit.map((byte, at) => (at === 300 ? byte ^ 1 : byte))],
    ['a FIT file that says it is longer', 'recording-unreadable', fit.map((byte, at) => (at === 6 ? 0xff : byte))],
    ['an XML file that ends early', 'recording-unreadable', '<T><Track>'],
    ['tags in tags in tags', 'recording-unreadable', '<a>'.repeat(100_000)],
    [
      'a workout without heart rates',
      'recording-empty',
      tcxOf('<Trackpoint><Time>2026-03-01T15:00:00Z</Time></Trackpoint>'),
    ],
    [
      'entities for heart rates',
      'recording-unreadable',
      `<!DOCTYPE T [<!ENTITY a "150">]>${tcxOf(point('2026-03-01T15:00:00Z', '&a;'))}`,
    ],
    ['a training of tomorrow', 'recording-dated', tcxOf(point(new Date(now + 86_400_000 * 400).toISOString(), 120))],
    ['a training of nobody’s time', 'recording-dated', tcxOf(point('1970-01-01T00:00:00Z', 120))],
    ['a time that is none', 'recording-dated', tcxOf(point('soon', 120))],
    ['a week', 'recording-too-long', tcxOf(point('2026-03-01T15:00:00Z', 120), point('2026-03-08T15:00:00Z', 120))],
    ['a heart rate of 251', 'recording-implausible', tcxOf(point('2026-03-01T15:00:00Z', 251))],
    ['a heart rate of 24', 'recording-implausible', tcxOf(point('2026-03-01T15:00:00Z', 24))],
  ])('is refused of %s: %s', async (_, code, content) => {
    const { uuid } = await member()
    await expect(send(uuid, fileOf(content))).rejects.toMatchObject({ status: 422, code })
    expect(await stored(uuid)).toEqual([])
  })

  it('is refused above 8 MB', async () => {
    const file = fileOf(new Uint8Array(8 * 1024 * 1024 + 1))
    await expect(send((await member()).uuid, file)).rejects.toMatchObject({ status: 413, code: 'recording-too-large' })
  })

  it('is refused for nobody, for who has left, by a type of another center, and by a coach', async () => {
    const { uuid } = await member()
    const other = await buildWorld(server)
    const file = () => someRecording()
    await expect(send(randomUUID(), file())).rejects.toMatchObject({ status: 404 })
    await expect(send(world.neighbours.twin.uuid, file())).rejects.toMatchObject({ status: 404 })
    await expect(send(uuid, file(), { who: other, typeUuid: other.typeUuid })).rejects.toMatchObject({ status: 404 })
    const code = 'training-type-unknown'
    await expect(send(uuid, file(), { typeUuid: other.typeUuid })).rejects.toMatchObject({ status: 422, code })
    const byCoach = as(world, 'coach').ask(importTraining, {
      params: { uuid },
      body: { training_type_uuid: world.typeUuid },
      file: file(),
    })
    await expect(byCoach).rejects.toMatchObject({ status: 403 })
  })

  it('stays for the center when its member is erased', async () => {
    const { uuid: memberUuid } = await member()
    const { uuid } = await send(memberUuid, someRecording())
    await as(world).call(eraseMember, { params: { uuid: memberUuid } })
    const [kept] = await server.context.db.select().from(trainings).where(eq(trainings.uuid, uuid))
    expect(kept).toMatchObject({ memberUuid: null, weightKg: null })
  })
})
