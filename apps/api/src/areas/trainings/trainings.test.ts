import { randomUUID } from 'node:crypto'

import { startClass } from '@repo/api-client/classes/run-class'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'
import { showTraining } from '@repo/api-client/trainings/training'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildTraining } from '../../../testing/factories/build-training.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type Client, createClient, type WireInput } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { branches } from '../../database/schema/center.ts'

type Query = WireInput<typeof listTrainings>['query']

describe('trainings', () => {
  let server: TestServer
  let world: World
  let other: World
  let coach: Client
  beforeAll(async () => {
    server = await startTestServer()
    world = await buildWorld(server)
    other = await buildWorld(server)
    coach = createClient({ baseUrl: server.url, headers: () => world.headers.coach })
  })

  const as = (caller: World) => createClient({ baseUrl: server.url, headers: () => caller.headers.coach })
  const add = async (person: Parameters<typeof buildMember>[2], training: Parameters<typeof buildTraining>[3] = {}) => {
    const { db } = server.context
    const member = await buildMember(db, world.branch.uuid, person)
    return { member, ...(await buildTraining(db, world.branch.uuid, member.uuid, training)) }
  }
  const found = async (query: Query, client = coach) => {
    const { rows } = await client.callDecoded(listTrainings, { query })
    return rows.map(({ uuid }) => uuid)
  }

  it('are paged newest first, without gaps or duplicates', async () => {
    const branch = await buildWorld(server)
    const size = 20
    const built = await Promise.all(
      Array.from({ length: size * 2 + 2 }, async (_, minute) => {
        const startAt = new Date(Date.UTC(2026, 0, 1, 0, minute % 30))
        return buildTraining(server.context.db, branch.branch.uuid, branch.member.uuid, { startAt })
      }),
    )
    const { trainingUuids } = branch.neighbours
    const total = built.length + 2 + trainingUuids.length
    const pages = []
    for (const page of [1, 2, 3]) pages.push(await as(branch).callDecoded(listTrainings, { query: { page } }))
    expect(pages.map(({ rows }) => rows.length)).toEqual([size, size, total - 2 * size])
    expect(pages[2]).toMatchObject({ page: 3, lastPage: 3, size, total })
    const rows = pages.flatMap((page) => page.rows)
    const starts = rows.map(({ startAt }) => startAt.getTime())
    expect(starts).toEqual(starts.toSorted((one, other) => other - one))
    expect(new Set(rows.map(({ uuid }) => uuid))).toEqual(
      new Set([branch.trainingUuid, branch.importedUuid, ...trainingUuids, ...built.map(({ uuid }) => uuid)]),
    )
    const beyond = await as(branch).callDecoded(listTrainings, { query: { page: 4 } })
    expect([beyond.rows, beyond.lastPage]).toEqual([[], 3])
  })

  it('have an empty page if nothing matches', async () => {
    const page = await coach.callDecoded(listTrainings, { query: { search: 'nobody at all' } })
    expect(page).toEqual({ rows: [], page: 1, lastPage: 1, size: 20, total: 0 })
  })

  it('are found by member, email, type, device, and day in the time zone of the center', async () => {
    const person = { name: 'Zoraida', lastName1: 'Ibáñez', email: 'zoraida@gym.example' }
    const late = { startAt: new Date('2026-03-02T05:30:00Z'), deviceType: 'appleWatch' }
    const { uuid } = await add(person, late)
    for (const search of ['zoraida ib', 'ibanez zoraida', 'ZORÁI ibañez'])
      expect(await found({ search })).toEqual([uuid])
    expect(await found({ search_column: 'user_name', search: 'ORAIDA' })).toEqual([uuid])
    expect(await found({ search_column: 'email', search: 'zoraida@' })).toEqual([uuid])
    expect(await found({ search_column: 'device_type', search: 'applewatch' })).toEqual([uuid])
    // 23:30 on the 1st in Mexico City
    expect(await found({ search_column: 'start', search: '2026-03-01' })).toEqual([uuid])
    expect(await found({ search_column: 'start', search: '2026-03-02' })).toEqual([])
    expect(await found({ search_column: 'training_name', search: 'functional' })).toContain(uuid)
    expect(await found({ search_column: 'training_name', search: 'funcional' })).toContain(uuid)
    expect(await found({ search_column: 'training_name', search: 'ciclismo' })).not.toContain(uuid)
    expect(await found({ search: 'zoraida' }, as(other))).toEqual([])
  })

  it('are found by the name of a former member', async () => {
    const { uuid } = await add({ name: 'Anastasia', unlinkedAt: new Date(server.clock.now()) })
    expect(await found({ search: 'anastasia' })).toEqual([uuid])
  })

  it('are not found by wildcard characters', async () => {
    const { uuid } = await add({ name: 'Cien%_real' })
    for (const search of ['%%%', '___', '\\\\\\', "'; drop table trainings; --"])
      expect(await found({ search })).toEqual([])
    expect(await found({ search: '%_r' })).toEqual([uuid])
  })

  it.each([
    ['2026-11-01', 'which has 25 hours', ['2026-11-01T07:00:00Z', '2026-11-02T07:30:00Z']],
    ['2026-03-08', 'which has 23 hours', ['2026-03-08T08:00:00Z', '2026-03-09T06:59:59Z']],
    ['2026-03-09', 'the day after', ['2026-03-09T07:00:00Z', '2026-03-10T06:59:59Z']],
  ] as const)('on %s, %s, are those of the hours of that day', async (day, _, within) => {
    const { db } = server.context
    const gym = await buildWorld(server)
    await db.update(branches).set({ zone: 'America/Tijuana' }).where(eq(branches.uuid, gym.branch.uuid))
    const around = ['2026-11-01T06:59:59Z', '2026-11-02T08:00:00Z', '2026-03-08T07:59:59Z', '2026-03-10T07:00:00Z']
    const at = (time: string) =>
      buildTraining(db, gym.branch.uuid, gym.member.uuid, { startAt: new Date(time) }).then(({ uuid }) => uuid)
    const [first, last] = [await at(within[0]), await at(within[1])]
    for (const time of around) await at(time)
    expect(await found({ search_column: 'start', search: day }, as(gym))).toEqual([last, first])
  })

  it.each(['2026-02-30', '0000-01-01', '9999-99-99', 'yesterday', '2026-3-1'])(
    'cannot be searched by the invalid day %s',
    async (search) => {
      await expect(found({ search_column: 'start', search })).rejects.toMatchObject({ status: 422 })
    },
  )

  it.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', 'two'],
    ['page', '1000001'],
    ['search', 'ab'],
    ['search', 'x'.repeat(101)],
    ['search_column', 'password_hash'],
  ])('cannot be listed with %s %s', async (name, value) => {
    const query: Query = Object.fromEntries([
      ['search', 'abc'],
      [name, value],
    ])
    await expect(coach.callDecoded(listTrainings, { query })).rejects.toMatchObject({
      status: 422,
      code: 'invalid-input',
      fields: { [name]: [expect.any(String)] },
    })
  })

  it('have records with accumulated effort and calories, and a summary', async () => {
    const { uuid, member } = await add({ weightKg: 60 }, { weightKg: 60, sex: 'female', age: 30, maxHeartRate: 200 })
    const training = await coach.call(showTraining, { params: { uuid } })
    expect(training).toMatchObject({
      training_uuid: uuid,
      user_uuid: member.uuid,
      groupal_mode: 1,
      training_type: { training_name: 'Functional' },
      summaries: { z3_time_tot: 60, duration_time_tot: 60 },
      rewards: { rookpoints: 3, formula_version: 1 },
    })
    const records = training.records.hr_derived_records
    expect(records).toHaveLength(60)
    expect(records[0]).toMatchObject({ timestamp: '2026-11-20T18:00:00.000Z', effort: 75, heart_rate: 150 })
    // one minute of a woman of 60 kg and 30 years at 150 bpm, by Keytel's formula
    expect(records.at(-1)?.calories).toBeCloseTo(9.8757, 3)
  })

  it('have their member and class, and a view is audited once', async () => {
    const gym = await buildWorld(server)
    const { db } = server.context
    const member = await buildMember(db, gym.branch.uuid, { name: 'Ana', lastName1: 'Ruiz', lastName2: 'Soto' })
    const { uuid } = await buildTraining(db, gym.branch.uuid, member.uuid, { classUuid: gym.classUuid })
    const show = () => as(gym).callDecoded(showTraining, { params: { uuid } })
    await expect(show()).resolves.toMatchObject({ userName: 'Ana Ruiz Soto', classUuid: gym.classUuid })
    await show()
    const noted = await db.select().from(auditEntries).where(eq(auditEntries.branchUuid, gym.branch.uuid))
    const look = { action: 'member-metrics-seen', subjectUuid: member.uuid, administratorUuid: gym.coach.uuid }
    expect(noted).toMatchObject([look])
  })

  it('have no calories if the weight of the member is unknown', async () => {
    const { uuid } = await add({}, { maxHeartRate: null })
    const { records } = await coach.call(showTraining, { params: { uuid } })
    expect(records.hr_derived_records[0]).toMatchObject({ effort: null, calories: null })
  })

  it.each([
    ['another center', () => other.trainingUuid],
    ['an unknown id', () => randomUUID()],
  ])('of %s are not found', async (_, uuid) => {
    await expect(coach.call(showTraining, { params: { uuid: uuid() } })).rejects.toMatchObject({
      status: 404,
      code: 'not-found',
    })
  })

  it('have types of their center, some of which count steps or jumps', async () => {
    const { data } = await coach.call(listTrainingTypes, {})
    const { data: theirs } = await as(other).call(listTrainingTypes, {})
    expect(theirs.map((type) => type.trainig_name)).toEqual(data.map((type) => type.trainig_name))
    expect(theirs.filter((type) => data.some((own) => own.training_type_uuid === type.training_type_uuid))).toEqual([])
    expect(data[0]).toEqual({
      training_type_uuid: world.typeUuid,
      trainig_name: 'Functional',
      trainig_name_en: 'Functional',
      trainig_name_es: 'Funcional',
      use_steps: null,
      version: 1,
    })
    expect(data.some(({ use_steps: steps }) => steps !== null)).toBe(true)
  })

  it('have type names in the language of the call', async () => {
    const headers = { ...world.headers.coach, 'accept-language': 'es-MX' }
    const inSpanish = createClient({ baseUrl: server.url, headers: () => headers })
    const { data } = await inSpanish.call(listTrainingTypes, {})
    expect(data.map((type) => type.trainig_name)).toEqual([
      'Funcional',
      'Ciclismo indoor',
      'HIIT',
      'Fuerza',
      'Carrera',
      'Step',
      'Cuerda',
      'Trampolín',
      'Botas',
      'Pliometría',
    ])
    await expect(inSpanish.call(showTraining, { params: { uuid: world.trainingUuid } })).resolves.toMatchObject({
      training_type: { training_name: 'Funcional' },
    })
  })

  it('cannot start with a type of another center', async () => {
    const start = coach.call(startClass, {
      params: { uuid: world.idle.uuid },
      body: {
        training_type_uuid: other.typeUuid,
        duration: 5,
        class_delay: 0,
        data_order: 'effort',
        user_capacity_status: false,
        capacity: 1,
        streaming: false,
      },
    })
    await expect(start).rejects.toMatchObject({ status: 422, code: 'training-type-unknown' })
  })
})
