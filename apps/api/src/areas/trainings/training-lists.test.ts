import { exportTrainings, listTrainings } from '@repo/api-client/trainings/list-trainings'
import { and, eq, gte } from 'drizzle-orm'
import papaparse from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildTraining } from '../../../testing/factories/build-training.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { trainings } from '../../database/schema/trainings.ts'
import { eraseMember } from '../members/member-data.ts'

describe('the list of trainings', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })

  const as = (caller: World) => createClient({ baseUrl: server.url, headers: () => caller.headers.coach })

  it('counts trainings as they are added, anonymized, and deleted, for each center separately', async () => {
    const { db } = server.context
    const [gym, neighbour] = [await buildWorld(server), await buildWorld(server)]
    const totals = async () => {
      const pages = [gym, neighbour].map((one) => as(one).callDecoded(listTrainings, { query: {} }))
      return (await Promise.all(pages)).map(({ total }) => total)
    }
    const [first = 0, beside] = await totals()
    const leaver = await buildMember(db, gym.branch.uuid)
    const day = (date: number) => ({ startAt: new Date(Date.UTC(2025, 0, date)) })
    for (const date of [1, 2, 3]) await buildTraining(db, gym.branch.uuid, leaver.uuid, day(date))
    await buildTraining(db, gym.branch.uuid, gym.member.uuid, day(4))
    expect(await totals()).toEqual([first + 4, beside])
    const ofLeaver = eq(trainings.memberUuid, leaver.uuid)
    await db.delete(trainings).where(and(ofLeaver, gte(trainings.startAt, day(3).startAt)))
    expect(await totals()).toEqual([first + 3, beside])
    await db.transaction((tx) => eraseMember(tx, leaver.uuid))
    expect(await totals()).toEqual([first + 1, beside])
    await db.delete(trainings).where(and(eq(trainings.branchUuid, gym.branch.uuid), eq(trainings.durationSeconds, 60)))
    const listed = (await as(gym).callDecoded(listTrainings, { query: {} })).rows
    expect(await totals()).toEqual([listed.length, beside])
    const behind = await as(gym).callDecoded(listTrainings, { query: { page: 3 } })
    expect(behind).toMatchObject({ rows: [], total: listed.length, lastPage: 1 })
  })

  it('is exported with the same rows in the same order, which is audited', async () => {
    const gym = await buildWorld(server)
    const person = { name: 'Zoé', lastName1: 'Ibáñez', lastName2: 'Roa', email: 'zoe@gym.example' }
    const member = await buildMember(server.context.db, gym.branch.uuid, person)
    for (const [startAt, sensorName] of [
      ['2026-03-02T05:30:00Z', 'com.appleWatch.8'],
      ['2026-03-03T18:00:00Z', 'Polar H10'],
    ] as const)
      await buildTraining(server.context.db, gym.branch.uuid, member.uuid, { startAt: new Date(startAt), sensorName })
    const query = { search_column: 'email', search: 'zoe@', direction: 'asc', format: 'csv' } as const
    const { content, fileName } = await as(gym).download(exportTrainings, { query })
    expect(fileName).toMatch(/^sessions-\d{4}-\d\d-\d\d\.csv$/)
    const [heads, ...rows] = papaparse.parse<string[]>(await content.text(), { skipEmptyLines: true }).data
    expect(heads).toEqual([
      'Date',
      'Time',
      'Name',
      'Last name',
      'Second last name',
      'E-mail',
      'Type',
      'Sensor',
      'Training',
    ])
    const own = ['Zoé', 'Ibáñez', 'Roa', 'zoe@gym.example', 'strap']
    expect(rows).toEqual([
      // 23:30 on the 1st in Mexico City
      ['2026-03-01', '23:30', ...own, 'Apple Watch', 'Functional'],
      ['2026-03-03', '12:00', ...own, 'Polar H10', 'Functional'],
    ])
    const noted = await server.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.branchUuid, gym.branch.uuid))
    expect(noted).toMatchObject([{ action: 'members-trainings-exported', administratorUuid: gym.coach.uuid }])
  })
})
