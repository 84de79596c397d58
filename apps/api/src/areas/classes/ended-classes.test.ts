import { randomUUID } from 'node:crypto'

import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { downloadClassLog, showClassRecords, showTrainedClass } from '@repo/api-client/trainings/class-records'
import { and, desc, eq } from 'drizzle-orm'
import papaparse from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { branches } from '../../database/schema/center.ts'

/** Heart rates by second, with an implausible leap and five seconds without a value. */
const RATES = [110, 120, 130, 240, 132, null, null, null, null, null, 140]

const keepLogs = ({ context }: TestServer, { branch }: World) =>
  context.db.update(branches).set({ exportsClassLogs: false }).where(eq(branches.uuid, branch.uuid))

describe('an ended class', () => {
  let server: TestServer
  let world: World
  let other: World
  beforeAll(async () => {
    server = await startTestServer()
    world = await buildWorld(server)
    other = await buildWorld(server)
    const phone = createClient({ baseUrl: server.url, headers: () => world.headers.participant })
    const start = server.clock.now()
    server.clock.advance(20_000)
    const samples = RATES.flatMap((hr, second) => (hr === null ? [] : [{ at: start + second * 1000, hr }]))
    await phone.call(sendMeasurements, { body: { device_id: 'strap', sequence: 0, samples } })
    await server.context.engine.end(world.classUuid)
  })

  const as = (who: World) => createClient({ baseUrl: server.url, headers: () => who.headers.coach })
  const params = () => ({ uuid: world.classUuid })

  it('has its room and the results of all participants', async () => {
    const shown = await as(world).callDecoded(showTrainedClass, { params: params() })
    expect(shown).toMatchObject({ uuid: world.classUuid, roomName: world.busy.name, trainingName: 'Functional' })
    expect(shown.results).toMatchObject([{ userUuid: world.member.uuid, maxHeartRate: 140, seconds: 6 }])
    expect(JSON.stringify(shown)).not.toContain(world.member.email)
  })

  it('has the measured values by second, without refused samples', async () => {
    const { seconds, people } = await as(world).callDecoded(showClassRecords, { params: params() })
    expect(seconds).toBe(20)
    expect(people).toMatchObject([{ userUuid: world.member.uuid, pseudonym: world.member.pseudonym }])
    const [person] = people
    expect(person?.heartRates).toEqual(RATES.map((rate) => (rate === 240 ? null : rate)))
    expect(person?.joinedAtSecond).toBeLessThanOrEqual(0)
    const calories = person?.calories ?? []
    expect(calories).toHaveLength(RATES.length)
    expect(calories).toEqual(calories.toSorted((one, next) => one - next))
  })

  it('cannot be downloaded in a center that does not save classes as files', async () => {
    const gym = await buildWorld(server)
    await keepLogs(server, gym)
    const own = { params: { uuid: gym.classUuid } }
    await expect(as(gym).download(downloadClassLog, own)).rejects.toMatchObject({
      status: 403,
      code: 'class-log-kept',
    })
    const lines = await server.context.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectUuid, gym.classUuid), eq(auditEntries.action, 'class-log-exported')))
    expect(lines).toEqual([])
  })

  it('is downloaded as a file with one line per second and person', async () => {
    const { content, fileName } = await as(world).download(downloadClassLog, { params: params() })
    expect(fileName).toMatch(/^class-\d{4}-\d\d-\d\d\.csv$/)
    const [heads, ...rows] = papaparse.parse<string[]>(await content.text(), { skipEmptyLines: true }).data
    expect(heads).toEqual(['t_seconds', 'pseudonym', 'heart_rate', 'effort_percent', 'calories_kcal'])
    expect(rows.map(([second, name, rate]) => [second, name, rate])).toEqual(
      [0, 1, 2, 4, 10].map((second) => [String(second), world.member.pseudonym, String(RATES[second])]),
    )
  })

  it('gets an audit entry for each view and download', async () => {
    const gym = await buildWorld(server)
    const own = { params: { uuid: gym.classUuid } }
    await as(gym).callDecoded(showTrainedClass, own)
    await as(gym).callDecoded(showClassRecords, own)
    await as(gym).download(downloadClassLog, own)
    const entries = await server.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectUuid, gym.classUuid))
      .orderBy(desc(auditEntries.sequence))
    expect(entries.map(({ action }) => action)).toEqual(['class-log-exported', 'class-metrics-seen'])
  })

  it.each([
    ['of another center', () => other.classUuid],
    ['unknown', () => randomUUID()],
  ])('is not found if it is %s', async (_, uuidOf) => {
    const input = { params: { uuid: uuidOf() } }
    await expect(as(world).callDecoded(showTrainedClass, input)).rejects.toMatchObject({ status: 404 })
    await expect(as(world).callDecoded(showClassRecords, input)).rejects.toMatchObject({ status: 404 })
    await expect(as(world).download(downloadClassLog, input)).rejects.toMatchObject({ status: 404 })
  })
})
