import { showTraining } from '@repo/api-client/trainings/training'
import { writeFit } from '@repo/recordings/write-fit'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { fileOf, importerOf, point, pointAt, samples, startAt, tcxOf } from '../../../testing/import-files.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
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

  it('has the share of its file with a heart rate and the number of refused values', async () => {
    const { uuid: memberUuid } = await importer.member()
    const every6s = Array.from({ length: 100 }, (_, index) => pointAt(index * 6, 120 + (index % 10)))
    const { uuid, trainings: imported } = await importer.send(
      memberUuid,
      fileOf(tcxOf(...every6s, pointAt(700, 1), pointAt(800))),
    )
    expect(imported).toEqual([{ uuid, startAt, countedSeconds: 596, timerSeconds: 801, leftOutValues: 1 }])
    expect((await importer.stored(memberUuid))[0]).toMatchObject({ durationSeconds: 596 })
    const shown = await importer.as(world).callDecoded(showTraining, { params: { uuid } })
    expect(shown.records).toHaveLength(596)
  })

  it.each([
    ['2021-07-01T04:30:00Z', '-5'],
    ['2021-12-01T04:30:00Z', '-6'],
  ])('at %s has the UTC offset of that moment', async (moment, offset) => {
    const { uuid: memberUuid } = await importer.member()
    const { uuid } = await importer.send(memberUuid, fileOf(tcxOf(point(moment, 120))))
    expect(await importer.as(world).callDecoded(showTraining, { params: { uuid } })).toMatchObject({ offset })
  })

  it('without a time zone has the zone of the center', async () => {
    const { uuid: memberUuid } = await importer.member()
    const { trainings: imported } = await importer.send(memberUuid, fileOf(tcxOf(point('2026-03-01T09:00:00', 120))))
    expect(imported).toMatchObject([{ startAt }])
  })

  it('is refused with both times if it overlaps another, and stored if confirmed', async () => {
    const { uuid: memberUuid } = await importer.member()
    const tcxFrom = (first: number, last: number) =>
      fileOf(tcxOf(...Array.from({ length: last - first + 1 }, (_, index) => pointAt(first + index))))
    await importer.send(memberUuid, tcxFrom(0, 299))
    const isoOf = (second: number) => new Date(startAt.getTime() + second * 1000).toISOString()
    for (const [first, last] of [
      [1, 300],
      [299, 400],
      [-100, 0],
      [-100, 400],
      [100, 110],
    ] as const) {
      await expect(importer.send(memberUuid, tcxFrom(first, last))).rejects.toMatchObject({
        status: 409,
        code: 'training-overlaps',
        message: expect.stringContaining('03/01/2026 9:0'),
        data: {
          imported: { started_at: isoOf(first), ended_at: isoOf(last + 1) },
          stored: { started_at: isoOf(0), ended_at: isoOf(300) },
        },
      })
    }
    await importer.send(memberUuid, tcxFrom(300, 310))
    await importer.send(memberUuid, tcxFrom(-100, -1))
    await importer.send((await importer.member()).uuid, tcxFrom(1, 300))
    await expect(importer.send(memberUuid, tcxFrom(1, 300), { force: 'false' })).rejects.toMatchObject({ status: 409 })
    await importer.send(memberUuid, tcxFrom(1, 300), { force: 'true' })
    expect(await importer.stored(memberUuid)).toHaveLength(4)
    const again = importer.send(memberUuid, tcxFrom(1, 300), { force: 'true' })
    await expect(again).rejects.toMatchObject({ code: 'training-known' })
  })

  it('is refused if it overlaps a training of a class', async () => {
    const [ofClass] = await server.context.db.select().from(trainings).where(eq(trainings.uuid, world.trainingUuid))
    const from = ofClass?.startAt ?? startAt
    const file = fileOf(
      tcxOf(point(from.toISOString(), 120), point(new Date(from.getTime() + 5000).toISOString(), 120)),
    )
    const sent = importer.send(ofClass?.memberUuid ?? '', file)
    await expect(sent).rejects.toMatchObject({ status: 409, code: expect.stringMatching(/training-(known|overlaps)/) })
  })

  it('is chosen if its file has several activities', async () => {
    const { uuid: memberUuid } = await importer.member()
    const activity = (...points: readonly string[]) => `<Activity>${tcxOf(...points)}</Activity>`
    const file = fileOf(
      `<T>${activity('')}${activity(pointAt(0), pointAt(10))}${activity(pointAt(3600))}${activity(pointAt(7200))}</T>`,
    )
    await expect(importer.send(memberUuid, file)).rejects.toMatchObject({
      status: 422,
      code: 'recording-has-several',
      data: {
        activities: [
          { activity: 1, started_at: startAt.toISOString(), timer_seconds: 11 },
          { activity: 2, timer_seconds: 1 },
          { activity: 3, timer_seconds: 1 },
        ],
      },
    })
    const { uuid, trainings: imported } = await importer.send(memberUuid, file, { activities: '1,3' })
    expect(imported).toMatchObject([{ uuid, startAt, countedSeconds: 11 }, { countedSeconds: 1 }])
    expect(await importer.stored(memberUuid)).toHaveLength(2)
    for (const activities of ['0', '9'])
      await expect(importer.send(memberUuid, file, { activities })).rejects.toMatchObject({ code: 'recording-empty' })
    for (const activities of ['', 'all', '-1', '1;2'])
      await expect(importer.send(memberUuid, file, { activities })).rejects.toMatchObject({
        status: 422,
        code: 'invalid-input',
      })
  })

  it('is one per chained file after a gap of an hour', async () => {
    const { uuid: memberUuid } = await importer.member()
    const fitAt = (second: number) =>
      writeFit({ startAt: new Date(startAt.getTime() + second * 1000), calories: null, samples: samples.slice(0, 100) })
    const chain = fileOf(Buffer.concat([fitAt(0), fitAt(600), fitAt(7200)]))
    const { uuid, trainings: imported } = await importer.send(memberUuid, chain)
    expect(imported).toMatchObject([
      { uuid, startAt, countedSeconds: 200, timerSeconds: 200 },
      { countedSeconds: 100, timerSeconds: 100 },
    ])
    expect(await importer.stored(memberUuid)).toHaveLength(2)
  })
})
