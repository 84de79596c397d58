import { exportRanking, showReport } from '@repo/api-client/statistics/endpoints'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildTraining } from '../../../testing/factories/build-training.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { members } from '../../database/schema/members.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'

describe('the statistics of a center', () => {
  let server: TestServer
  let world: World
  let coach: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await buildWorld(server)
    coach = createClient({ baseUrl: server.url, headers: () => world.headers.coach })
  })

  const trained = (memberUuid: string, startAt: string, change: Parameters<typeof buildTraining>[3] = {}) =>
    buildTraining(server.context.db, world.branch.uuid, memberUuid, { startAt: new Date(startAt), ...change })
  const member = (name: string, change: object = {}) =>
    buildMember(server.context.db, world.branch.uuid, { name, lastName1: 'Ibáñez', ...change })
  const types = () =>
    server.context.db.select().from(trainingTypes).where(eq(trainingTypes.branchUuid, world.branch.uuid))
  // a year without other trainings in the world
  const report = (from: string, to: string) => coach.call(showReport, { query: { from_date: from, to_date: to } })

  it('are the trainings of the days of the center, by day, type, and user', async () => {
    const [one, two] = await types()
    const ana = await member('Ana')
    const zoe = await member('Zoé', { lastName2: 'Luna' })
    const gone = await member('Ida', { unlinkedAt: new Date() })
    // the last minute of the day before, and the first of the day, in Mexico City
    await trained(ana.uuid, '2024-03-04T05:59:00Z', { points: 500 })
    await trained(ana.uuid, '2024-03-04T06:00:00Z', {
      points: 10.4,
      calories: 100.256,
      trainingTypeUuid: one?.uuid ?? '',
    })
    await trained(ana.uuid, '2024-03-06T20:00:00Z', { points: 5, calories: null, trainingTypeUuid: two?.uuid ?? '' })
    await trained(zoe.uuid, '2024-03-07T05:59:00Z', { points: 20, trainingTypeUuid: one?.uuid ?? '' })
    await trained(gone.uuid, '2024-03-06T20:00:00Z', { points: 1, calories: 50, trainingTypeUuid: one?.uuid ?? '' })
    await trained(zoe.uuid, '2024-03-07T06:00:00Z', { points: 500 })
    const wire = await report('2024-03-04', '2024-03-06')
    expect(wire).toEqual({
      users_classification: [
        { user_uuid: zoe.uuid, user: 'Zoé Ibáñez Luna', total_sessions: 1, kcal: null, rookpoints: 20 },
        { user_uuid: ana.uuid, user: 'Ana Ibáñez', total_sessions: 2, kcal: 100.26, rookpoints: 15.4 },
      ],
      trainings_count_per_datetime: [
        { date: '2024-03-04', total_trainings: 1 },
        { date: '2024-03-05', total_trainings: 0 },
        { date: '2024-03-06', total_trainings: 3 },
      ],
      trainings_count_per_training_type: { [one?.nameEn ?? '']: 3, [two?.nameEn ?? '']: 1 },
      totals: {
        from_date: '2024-03-04',
        to_date: '2024-03-06',
        trainings: 4,
        users: 3,
        seconds: 240,
        kcal: 150.26,
        rookpoints: 36.4,
      },
      totals_before: {
        from_date: '2024-03-01',
        to_date: '2024-03-03',
        trainings: 1,
        users: 1,
        seconds: 60,
        kcal: null,
        rookpoints: 500,
      },
    })
  })

  it('over months equal the sum of their days', async () => {
    const ana = await member('Ana')
    for (const day of ['2023-12-31', '2024-01-01', '2024-01-31', '2024-02-29', '2024-03-01', '2024-03-02']) {
      await trained(ana.uuid, `${day}T18:00:00Z`, { points: 1 })
    }
    const points = async (from: string, to: string) =>
      (await report(from, to)).users_classification.map(({ rookpoints }) => rookpoints)
    expect(await points('2024-01-01', '2024-02-29')).toEqual([3])
    expect(await points('2023-12-31', '2024-03-01')).toEqual([5])
    expect(await points('2024-01-02', '2024-03-02')).toEqual([4])
    expect(await points('2024-01-01', '2024-01-31')).toEqual([2])
  })

  it('cover the last seven days by default', async () => {
    const wire = await coach.call(showReport, { query: {} })
    expect(wire.trainings_count_per_datetime).toHaveLength(7)
    expect(wire.totals.to_date).toBe(wire.trainings_count_per_datetime[6]?.date)
  })

  it('keep the trainings of an erased member without ranking them', async () => {
    const ana = await member('Ana')
    await trained(ana.uuid, '2024-03-04T18:00:00Z')
    await server.context.db.delete(members).where(eq(members.uuid, ana.uuid))
    const wire = await report('2024-03-04', '2024-03-04')
    expect(wire.users_classification).toEqual([])
    expect(wire.totals).toMatchObject({ trainings: 1, users: 0, rookpoints: 3 })
  })

  it.each([
    { from_date: '2024-03-05', to_date: '2024-03-04' },
    { from_date: '2024-02-30', to_date: '2024-03-04' },
    { from_date: '2022-01-01', to_date: '2024-03-04' },
    { from_date: '2999-01-01' },
    { to_date: 'yesterday' },
  ])('cannot have the period %j', async (query) => {
    const address = `${server.url}/api/v2/center/report?${new URLSearchParams(query as Record<string, string>).toString()}`
    const { status } = await fetch(address, { headers: world.headers.coach })
    expect(status).toBe(422)
  })

  it('are also exported to a file', async () => {
    const ana = await member('=Ana')
    await trained(ana.uuid, '2024-03-04T18:00:00Z', { points: 12.5, calories: 80 })
    const query = { from_date: '2024-03-04', to_date: '2024-03-04', format: 'csv' } as const
    const { content, fileName } = await coach.download(exportRanking, { query })
    expect(fileName).toBe('ranking-2024-03-04-2024-03-04.csv')
    const [heads, row] = (await content.text()).trim().split('\r\n')
    expect(heads).toContain('"Place","User","Sessions","Calories (kcal)","RookPoints"')
    expect(row).toBe(`1,"'=Ana Ibáñez",1,80,12.5`)
  })
})
