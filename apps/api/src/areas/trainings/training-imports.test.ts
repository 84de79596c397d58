import { randomUUID } from 'node:crypto'

import { eraseMember } from '@repo/api-client/members/member-endpoints'
import { importTraining } from '@repo/api-client/members/member-trainings'
import { downloadTraining, removeTraining, showTraining } from '@repo/api-client/trainings/training'
import { tallyRecording } from '@repo/domain/trainings/tally'
import { writeFit } from '@repo/recordings/write-fit'
import { writeTcx } from '@repo/recordings/write-tcx'
import { desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { fileOf, importerOf, point, pointAt, profile, samples, startAt, tcxOf } from '../../../testing/import-files.ts'
import { someRecording } from '../../../testing/some-recording.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { trainings } from '../../database/schema/trainings.ts'

describe('an imported training', () => {
  let server: TestServer
  let world: World
  let importer: ReturnType<typeof importerOf>
  beforeAll(async () => {
    server = await startTestServer()
    world = await buildWorld(server)
    importer = importerOf(server, world)
  })

  it.each([
    ['FIT', () => fileOf(writeFit({ startAt, calories: null, samples }))],
    ['TCX', () => fileOf(writeTcx({ startAt, calories: null, samples }))],
  ])('from %s has what the domain computes with the measurements of the member', async (_, file) => {
    const { uuid: memberUuid } = await importer.member()
    const { uuid } = await importer.send(memberUuid, file())
    const expected = tallyRecording(samples, profile)
    const shown = await importer.as(world).callDecoded(showTraining, { params: { uuid } })
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
    expect((await importer.stored(memberUuid))[0]).toMatchObject({ points: expected.points, age: 30, weightKg: 70 })
  })

  it('is refused as known, even in another format and as exported from here', async () => {
    const { uuid: memberUuid } = await importer.member()
    const { uuid } = await importer.send(memberUuid, fileOf(writeFit({ startAt, calories: null, samples })))
    const saved = await importer.as(world).download(downloadTraining, { params: { uuid }, query: { format: 'fit' } })
    for (const file of [fileOf(writeTcx({ startAt, calories: null, samples })), saved.content])
      await expect(importer.send(memberUuid, file)).rejects.toMatchObject({ status: 409, code: 'training-known' })
    expect(await importer.stored(memberUuid)).toHaveLength(1)
    // another member may have trained at the same time
    await expect(importer.send((await importer.member()).uuid, someRecording(startAt))).resolves.toBeDefined()
  })

  it('is stored once under five concurrent calls', async () => {
    const { uuid: memberUuid } = await importer.member()
    const sent = await Promise.allSettled(
      Array.from({ length: 5 }, () => importer.send(memberUuid, someRecording(startAt))),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = sent.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    expect(reasons).toEqual(Array.from({ length: 4 }, () => 'training-known'))
    expect(await importer.stored(memberUuid)).toHaveLength(1)
  })

  it('can be undone once, and both are audited', async () => {
    const { uuid: memberUuid } = await importer.member()
    const { uuid } = await importer.send(memberUuid, someRecording())
    const remove = () => importer.as(world).call(removeTraining, { params: { uuid } })
    await remove()
    expect(await importer.stored(memberUuid)).toEqual([])
    await expect(remove()).rejects.toMatchObject({ status: 404 })
    const entries = await server.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectUuid, memberUuid))
      .orderBy(desc(auditEntries.sequence))
    expect(entries.map(({ action }) => action)).toEqual(['member-training-removed', 'member-training-imported'])
  })

  it('cannot be undone if it is of a class, and is unknown in another center', async () => {
    const remove = (uuid: string, who: World) => importer.as(who).call(removeTraining, { params: { uuid } })
    await expect(remove(world.trainingUuid, world)).rejects.toMatchObject({ status: 409, code: 'training-of-class' })
    await expect(remove(world.importedUuid, await buildWorld(server))).rejects.toMatchObject({ status: 404 })
  })

  const now = Date.parse('2026-11-21T18:00:00Z')
  const fit = writeFit({ startAt, calories: null, samples })
  it.each([
    ['an empty file', 'recording-unreadable', ''],
    ['a text file', 'recording-unreadable', 'hello'],
    ['binary data', 'recording-unreadable', Uint8Array.from([0xff, 0xfe, 0x00])],
    ['a FIT file that is cut off', 'recording-unreadable', fit.subarray(0, 200)],
    ['a FIT file with a wrong checksum', 'recording-unreadable', fit.map((byte, at) => (at === 300 ? byte ^ 1 : byte))],
    ['a FIT file with a wrong length', 'recording-unreadable', fit.map((byte, at) => (at === 6 ? 0xff : byte))],
    ['an XML file that ends early', 'recording-unreadable', '<T><Track>'],
    ['deeply nested tags', 'recording-unreadable', '<a>'.repeat(100_000)],
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
    ['a training in the future', 'recording-dated', tcxOf(point(new Date(now + 86_400_000 * 400).toISOString(), 120))],
    ['a training in 1970', 'recording-dated', tcxOf(point('1970-01-01T00:00:00Z', 120))],
    ['an invalid time', 'recording-dated', tcxOf(point('soon', 120))],
    [
      'a recording of a day',
      'recording-too-long',
      tcxOf(...Array.from({ length: 49 }, (_, half) => pointAt(half * 1800))),
    ],
    ['a heart rate of 251', 'recording-implausible', tcxOf(point('2026-03-01T15:00:00Z', 251))],
    ['a heart rate of 24', 'recording-implausible', tcxOf(point('2026-03-01T15:00:00Z', 24))],
  ])('is refused for %s: %s', async (_, code, content) => {
    const { uuid } = await importer.member()
    await expect(importer.send(uuid, fileOf(content))).rejects.toMatchObject({ status: 422, code })
    expect(await importer.stored(uuid)).toEqual([])
  })

  it('is refused above 32 MB', async () => {
    const file = fileOf(new Uint8Array(32 * 1024 * 1024 + 1))
    await expect(importer.send((await importer.member()).uuid, file)).rejects.toMatchObject({
      status: 413,
      code: 'recording-too-large',
    })
  })

  it('is refused for an unknown or former member, with a type of another center, and from a coach', async () => {
    const { uuid } = await importer.member()
    const other = await buildWorld(server)
    const file = () => someRecording()
    await expect(importer.send(randomUUID(), file())).rejects.toMatchObject({ status: 404 })
    await expect(importer.send(world.neighbours.twin.uuid, file())).rejects.toMatchObject({ status: 404 })
    await expect(importer.send(uuid, file(), { who: other, typeUuid: other.typeUuid })).rejects.toMatchObject({
      status: 404,
    })
    const code = 'training-type-unknown'
    await expect(importer.send(uuid, file(), { typeUuid: other.typeUuid })).rejects.toMatchObject({ status: 422, code })
    const byCoach = importer.as(world, 'coach').callDecoded(importTraining, {
      params: { uuid },
      body: { training_type_uuid: world.typeUuid },
      file: file(),
    })
    await expect(byCoach).rejects.toMatchObject({ status: 403 })
  })

  it('is kept when its member is erased', async () => {
    const { uuid: memberUuid } = await importer.member()
    const { uuid } = await importer.send(memberUuid, someRecording())
    await importer.as(world).call(eraseMember, { params: { uuid: memberUuid } })
    const [kept] = await server.context.db.select().from(trainings).where(eq(trainings.uuid, uuid))
    expect(kept).toMatchObject({ memberUuid: null, weightKg: null })
  })
})
