import { showDashboard } from '@repo/api-client/dashboard/endpoints'
import { listMembers } from '@repo/api-client/members/list-members'
import { updateVariables } from '@repo/api-client/members/measures'
import { eraseMember, exportMemberData, exportMembers } from '@repo/api-client/members/member-endpoints'
import { eq, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import papaparse from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildBan } from '../../../testing/factories/build-ban.ts'
import { buildChallenge } from '../../../testing/factories/build-challenge.ts'
import { buildChallenger } from '../../../testing/factories/build-challenger.ts'
import { buildLinkRequest } from '../../../testing/factories/build-link-request.ts'
import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildParticipation } from '../../../testing/factories/build-participation.ts'
import { buildResult } from '../../../testing/factories/build-result.ts'
import { buildSensor } from '../../../testing/factories/build-sensor.ts'
import { buildTraining } from '../../../testing/factories/build-training.ts'
import {
  buildGym,
  type FurnishedGym,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld } from '../../../testing/world.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { challengeResults } from '../../database/schema/challenges.ts'
import { linkRequests } from '../../database/schema/members.ts'
import { trainingRecords, trainings } from '../../database/schema/trainings.ts'

const filesIn = async (content: Blob): Promise<Record<string, string>> => {
  const files = unzipSync(new Uint8Array(await content.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

describe('the files of members', () => {
  let server: TestServer
  let gym: FurnishedGym
  let staff: Client
  let stranger: Client
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
    staff = await staffClient(server, gym, gym.admin.email)
    const other = await buildGym(server)
    stranger = await staffClient(server, other, other.admin.email)
  })

  const add = (person: Parameters<typeof buildMember>[2] = {}) =>
    buildMember(server.context.db, gym.branch.uuid, person)
  const csvRows = async (query: { search?: string; sort?: 'name'; direction?: 'asc' }, client = staff) => {
    const { content, fileName } = await client.download(exportMembers, { query: { ...query, format: 'csv' } })
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content.arrayBuffer())
    return { fileName, text, rows: papaparse.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data }
  }

  it('hold exactly the listed members, in the order of the list and the requested language', async () => {
    const names = ['Zacarías', 'Ágata', 'Bruno']
    for (const name of names) await add({ name: `${name} Quetzal`, lastName1: 'Muñoz "Ñu", Jr.' })
    const query = { search: 'quetzal', sort: 'name', direction: 'asc' } as const
    const { rows, text, fileName } = await csvRows(query)
    expect(fileName).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/)
    expect(text.startsWith('\uFEFF"Name",')).toBe(true)
    expect(rows.slice(1).map(([name]) => name)).toEqual(['Ágata Quetzal', 'Bruno Quetzal', 'Zacarías Quetzal'])
    expect(rows[1]?.[1]).toBe('Muñoz "Ñu", Jr.')
    const listed = await staff.callDecoded(listMembers, { query })
    expect(listed.rows.map(({ name }) => name)).toEqual(rows.slice(1).map(([name]) => name))
    const theirs = (await csvRows({}, stranger)).rows.slice(1).map(([name]) => name)
    expect(new Set(theirs)).toEqual(new Set(['Retirada', 'Vecina']))
  })

  it('contain no text that a spreadsheet would run', async () => {
    for (const name of ['=1+1 fórmula', '+52 fórmula', '-2 fórmula', '@cmd fórmula', 'abc;=1+1 fórmula']) {
      await add({ name })
    }
    const { rows } = await csvRows({ search: 'formula' })
    expect(rows.slice(1).every(([name = '']) => /(?:^|;)'[=+\-@]/.test(name))).toBe(true)
    const { content } = await staff.download(exportMembers, { query: { search: 'formula', format: 'xlsx' } })
    const sheet = (await filesIn(content))['xl/worksheets/sheet1.xml'] ?? ''
    expect(sheet).toContain('<t xml:space="preserve">=1+1 fórmula</t>')
    expect(sheet).not.toContain('<f>')
  })

  it('are complete Excel files, whatever the names contain', async () => {
    await add({ name: 'Ana <b>&"\u000B' })
    const { content, fileName } = await staff.download(exportMembers, { query: { format: 'xlsx' } })
    const files = await filesIn(content)
    expect(fileName).toMatch(/\.xlsx$/)
    expect(Object.keys(files)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/worksheets/sheet1.xml',
    ])
    expect(files['xl/worksheets/sheet1.xml']).toContain('Ana &lt;b&gt;&amp;"</t>')
  })

  it('with all data of one member hold every row about that member and no other', async () => {
    const { db } = server.context
    const { neighbour, twin, removed, room, ended } = gym.neighbours
    const one = await add({ name: 'Canaria' })
    const training = await buildTraining(db, gym.branch.uuid, one.uuid)
    const ban = await buildBan(db, { branchUuid: gym.branch.uuid, roomUuid: room.uuid }, one.uuid)
    const sensor = await buildSensor(db, gym.branch.uuid, one.uuid)
    const request = await buildLinkRequest(db, gym.branch.uuid, { memberUuid: one.uuid, acceptedAt: new Date() })
    const participation = await buildParticipation(db, ended, one)
    const challenge = await buildChallenge(db, gym.branch.uuid)
    const challenger = await buildChallenger(db, challenge, one.uuid)
    const result = await buildResult(db, challenge, one.uuid)
    const body = { weight: 71.5, height: 170, resting_heart_rate: 60 }
    await staff.call(updateVariables, { params: { uuid: one.uuid }, body })
    const { content } = await staff.download(exportMemberData, { params: { uuid: one.uuid } })
    const files = await filesIn(content)
    const data = JSON.parse(files['data.json'] ?? '{}') as Record<string, Record<string, unknown>[]>
    expect(data['profile']?.[0]).toMatchObject({ name: 'Canaria', weightKg: 71.5, notMeasured: [] })
    expect(data['weights']).toMatchObject([{ weightKg: 71.5 }])
    const uuidsIn = (name: string) => data[name]?.map(({ uuid }) => uuid)
    expect(uuidsIn('trainings')).toEqual([training.uuid])
    expect(uuidsIn('bans')).toEqual([ban.uuid])
    expect(uuidsIn('requests')).toEqual([request.uuid])
    expect(uuidsIn('sensors')).toEqual([sensor.uuid])
    expect(uuidsIn('participations')).toEqual([participation.uuid])
    expect(data['challenges']).toMatchObject([{ uuid: challenger.uuid, challenge: challenge.name, trainings: 1 }])
    expect(data['challengeResults']).toMatchObject([{ uuid: result.uuid, challenge: challenge.name, medal: 'gold' }])
    expect(data['standing']).toMatchObject([{ participated: 1, finished: 1, points: 50, gold: 1 }])
    expect(data['trainings']?.[0]?.['heartRates']).toHaveLength(60)
    for (const { uuid } of [neighbour, twin, removed]) expect(Object.values(files).join('')).not.toContain(uuid)
    expect(files['weights.csv']).toContain('71.5')
    const foreign = stranger.download(exportMemberData, { params: { uuid: one.uuid } })
    await expect(foreign).rejects.toMatchObject({ status: 404 })
    const audited = await server.context.db.select().from(auditEntries)
    expect(audited.map(({ action }) => action)).toContain('member-data-exported')
  })

  it('list the measurements that a member does not have', async () => {
    const { uuid } = await add({ name: 'Sin talla', weightKg: 58, heightCm: null, restingHeartRate: null })
    const { content } = await staff.download(exportMemberData, { params: { uuid } })
    const { profile } = JSON.parse((await filesIn(content))['data.json'] ?? '{}') as { profile: object[] }
    expect(profile).toMatchObject([{ name: 'Sin talla', notMeasured: ['heightCm', 'restingHeartRate'] }])
  })

  /** A new table with members must be exported or exempt. */
  it('cover every table that refers to members', async () => {
    const rows = await server.context.db.execute(sql`
      select table_name from information_schema.columns where table_schema = 'public' and column_name = 'member_uuid'`)
    const tables = (rows as { rows: { table_name: string }[] }).rows.map((row) => row.table_name)
    // sums and emails repeat the data of other tables; emails are deleted once sent
    const challenges = ['challenge_participants', 'challenge_results']
    const exported = [
      'bans',
      ...challenges,
      'link_requests',
      'member_standings',
      'member_weights',
      'participations',
      'sensors',
      'trainings',
    ]
    const exempt = new Set(['member_days', 'member_months', 'mails', 'mail_parts', 'sent_reports'])
    expect(tables.filter((name) => !exempt.has(name)).toSorted()).toEqual(exported)
  })
})

describe('the erasure of a member', () => {
  it('keeps the statistics and leaves no trace elsewhere', async () => {
    const server = await startTestServer()
    const gym = await buildGym(server)
    const staff = await staffClient(server, gym, gym.admin.email)
    const { db } = server.context
    const canary = { name: 'Kanario', lastName1: 'Zyxwvut', pseudonym: 'Pluma 77', email: 'kanario@example.com' }
    const member = await buildMember(db, gym.branch.uuid, canary)
    const person = { weightKg: 71.5, sex: 'female', age: 36, maxHeartRate: 190, sensorName: 'Banda' } as const
    const training = await buildTraining(db, gym.branch.uuid, member.uuid, { calories: 123, ...person })
    await buildLinkRequest(db, gym.branch.uuid, { email: 'Kanario@Example.com' })
    await buildParticipation(db, gym.neighbours.ended, member)
    const challenge = await buildChallenge(db, gym.branch.uuid)
    await buildChallenger(db, challenge, member.uuid)
    const result = await buildResult(db, challenge, member.uuid)
    const others = await db.select().from(trainingRecords)
    const requests = await db.select().from(linkRequests)
    await staff.call(updateVariables, {
      params: { uuid: member.uuid },
      body: { weight: 71.5, height: 170, resting_heart_rate: 60 },
    })
    const before = await staff.call(showDashboard, {})

    await staff.call(eraseMember, { params: { uuid: member.uuid } })

    const after = await staff.call(showDashboard, {})
    expect(after).toMatchObject({ trainings_count: before.trainings_count, total_user: before.total_user - 1 })
    const tables = await db.execute(sql`select table_name from information_schema.tables where table_schema = 'public'`)
    for (const { table_name: name } of (tables as { rows: { table_name: string }[] }).rows) {
      const found = await db.execute(sql`
        select count(*)::int as count from ${sql.identifier(name)} as r
        where r::text ~* ${`${member.uuid}|kanario|zyxwvut|pluma 77`}`)
      expect([name, (found as { rows: { count: number }[] }).rows[0]?.count]).toEqual([name, 0])
    }
    const [kept] = await db.select().from(trainings).where(eq(trainings.uuid, training.uuid))
    const body = { memberUuid: null, weightKg: null, sex: null, age: null, maxHeartRate: null, sensorName: null }
    expect(kept).toMatchObject({ calories: 123, z3Seconds: 60, ...body })
    const [medal] = await db.select().from(challengeResults).where(eq(challengeResults.uuid, result.uuid))
    expect(medal).toMatchObject({ memberUuid: null, medal: 'gold', points: 50 })
    const left = others.filter(({ trainingUuid }) => trainingUuid !== training.uuid)
    expect([await db.select().from(trainingRecords), left.length]).toEqual([left, others.length - 1])
    const ofOthers = requests.filter(({ email }) => email !== canary.email)
    expect([await db.select().from(linkRequests), ofOthers.length]).toEqual([ofOthers, requests.length - 1])
    const { neighbour } = gym.neighbours
    const theirs = await db.select().from(trainings).where(eq(trainings.memberUuid, neighbour.uuid))
    expect(theirs.map(({ weightKg }) => weightKg)).toContain(64)
    const again = staff.call(eraseMember, { params: { uuid: member.uuid } })
    await expect(again).rejects.toMatchObject({ status: 404 })
  })

  it("is refused until the member's class ends", async () => {
    const server = await startTestServer()
    const world = await buildWorld(server)
    const admin = createClient({ baseUrl: server.url, headers: () => world.headers.admin })
    const erase = admin.call(eraseMember, { params: { uuid: world.member.uuid } })
    await expect(erase).rejects.toMatchObject({ status: 409, code: 'member-in-class' })
    await expect(admin.call(eraseMember, { params: { uuid: world.spare.uuid } })).resolves.toBeDefined()
  })
})
