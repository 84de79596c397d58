import { eraseMember, exportMemberData } from '@repo/api-client/members/member-endpoints'
import { showReport } from '@repo/api-client/statistics/endpoints'
import { showClassRecords } from '@repo/api-client/trainings/class-records'
import { downloadTraining, showTraining } from '@repo/api-client/trainings/training'
import { eq, inArray } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildEndedClass } from '../../../testing/factories/build-class.ts'
import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildParticipation } from '../../../testing/factories/build-participation.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { branchDatabase } from '../../database/branch-database.ts'
import { samples as samplesTable } from '../../database/schema/classes.ts'
import { trainingRecords, trainings } from '../../database/schema/trainings.ts'
import { runHousekeeping } from '../../operations/jobs/housekeeping.ts'
import { downsampleOldTrainings, startDownsampling } from './downsample-trainings.ts'
import { importTraining } from './import-training.ts'

const DAY_MS = 86_400_000

/** 9.5 minutes with an implausible leap, a short gap, and a gap that contains a whole minute. */
const measured = Array.from({ length: 570 }, (_, second) => ({ second, heartRate: 95 + Math.round(second / 6.3) }))
  .map((sample) => (sample.second === 100 ? { ...sample, heartRate: 240 } : sample))
  .filter(({ second }) => second !== 50 && (second < 170 || second > 250))

describe('the values by second of trainings', () => {
  let server: TestServer
  let world: World
  let coach: Client
  let start: number
  beforeAll(async () => {
    server = await startTestServer()
    start = server.clock.now()
  })
  beforeEach(async () => {
    server.clock.set(start)
    world = await buildWorld(server)
    coach = createClient({ baseUrl: server.url, headers: () => world.headers.coach })
    await downsampleOldTrainings(server.context)
  })

  const db = () => server.context.db
  const trained = async (daysAgo: number, samples = measured) => {
    const body = { weightKg: 61, sex: 'female', birthday: '1990-05-06', maxHeartRate: 187 } as const
    const member = await buildMember(db(), world.branch.uuid, body)
    const startAt = server.clock.now() - daysAgo * DAY_MS
    const training = { startAt, samples, timerSeconds: samples.length, leftOut: 0 }
    const imported = {
      memberUuid: member.uuid,
      typeUuid: world.typeUuid,
      force: true,
      language: 'en',
      training,
    } as const
    const { uuid } = await branchDatabase(db(), world.branch.uuid).run((tx) => importTraining(tx, imported))
    return { member, uuid }
  }
  const shown = (uuid: string) => coach.callDecoded(showTraining, { params: { uuid } })
  const stored = async (uuid: string) => {
    const [row] = await db().select().from(trainings).where(eq(trainings.uuid, uuid))
    return row
  }
  const recordsOf = async (uuid: string) => {
    const [row] = await db().select().from(trainingRecords).where(eq(trainingRecords.trainingUuid, uuid))
    return row
  }
  const stepOf = async (uuid: string) => (await recordsOf(uuid))?.stepSeconds
  const report = () => coach.call(showReport, { query: { from_date: '2026-08-01', to_date: '2026-11-21' } })

  it('become minutes after ninety days without any change of totals', async () => {
    const { uuid } = await trained(91)
    const young = await trained(89)
    const [row, before, sums] = [await stored(uuid), await shown(uuid), await report()]
    const heads = async () => {
      const { content } = await coach.download(downloadTraining, { params: { uuid }, query: { format: 'tcx' } })
      return (await content.text()).split('<Track>')[0]
    }
    const head = await heads()
    expect(before.records).toHaveLength(measured.length - 1)
    expect(await downsampleOldTrainings(server.context)).toBe(1)
    const after = await shown(uuid)
    expect([await stepOf(uuid), await stepOf(young.uuid)]).toEqual([60, 1])
    expect([await stored(uuid), await report(), await heads()]).toEqual([row, sums, head])
    const { records: seconds, ...totals } = before
    const { records: minutes, ...same } = after
    expect(same).toEqual({ ...totals, stepSeconds: 60 })
    // the fourth minute has no value
    expect(minutes).toHaveLength(9)
    const startAt = totals.startAt.getTime()
    for (const minute of minutes) {
      const place = Math.floor((minute.at.getTime() - startAt) / 60_000)
      const within = seconds.filter(({ at }) => Math.floor((at.getTime() - startAt) / 60_000) === place)
      const last = within.at(-1)
      expect(minute.at).toEqual(last?.at)
      expect(minute.calories).toBeCloseTo(last?.calories ?? Number.NaN, 4)
      const mean = within.reduce((sum, { heartRate }) => sum + heartRate, 0) / within.length
      expect(minute.heartRate).toBe(Math.round(mean))
    }
    expect(after.calories).toBeCloseTo(minutes.at(-1)?.calories ?? Number.NaN, 4)
    // two days later, the other training is due; minutes stay unchanged
    const kept = await recordsOf(uuid)
    server.clock.advance(2 * DAY_MS)
    expect(await downsampleOldTrainings(server.context)).toBe(1)
    expect(await downsampleOldTrainings(server.context)).toBe(0)
    expect(await recordsOf(uuid)).toEqual(kept)
  })

  it('of a class become minutes that can be replayed, and its raw samples are deleted', async () => {
    const { member, uuid } = await trained(95)
    const ended = await buildEndedClass(
      db(),
      world.branch.uuid,
      world.idle.uuid,
      server.clock.now() - 95 * DAY_MS + 3_600_000,
    )
    const there = await buildParticipation(db(), ended, member)
    await db().update(trainings).set({ classUuid: ended.uuid, deviceType: 'strap' }).where(eq(trainings.uuid, uuid))
    const replayed = () => coach.callDecoded(showClassRecords, { params: { uuid: ended.uuid } })
    const before = await replayed()
    await downsampleOldTrainings(server.context)
    await runHousekeeping(server.context)
    const after = await replayed()
    expect([before.stepSeconds, after.stepSeconds]).toEqual([1, 60])
    const [was, is] = [before.people[0], after.people[0]]
    expect(is?.heartRates).toHaveLength(was?.heartRates.length ?? 0)
    expect(is?.calories.at(-1)).toBe(was?.calories.at(-1))
    expect(new Set(is?.heartRates.slice(0, 60))).toEqual(new Set([100]))
    expect(is?.heartRates.slice(180, 240)).toEqual(Array.from({ length: 60 }, () => null))
    const left = await db().select().from(samplesTable).where(eq(samplesTable.participationUuid, there.uuid))
    expect(left).toEqual([])
  })

  it('are exported as stored and deleted with their member', async () => {
    const { member, uuid } = await trained(91)
    await downsampleOldTrainings(server.context)
    const admin = createClient({ baseUrl: server.url, headers: () => world.headers.admin })
    const { content } = await admin.download(exportMemberData, { params: { uuid: member.uuid } })
    const files = unzipSync(new Uint8Array(await content.arrayBuffer()))
    const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as { trainings: object[] }
    const { heartRates, lastSeconds } = data.trainings[0] as Record<string, unknown[]>
    expect(heartRates).toHaveLength(10)
    expect(heartRates?.[3]).toBeNull()
    expect(lastSeconds).toEqual([59, 59, 49, null, 59, 59, 59, 59, 59, 29])
    expect(data.trainings[0]).toMatchObject({ stepSeconds: 60, caloriesSoFar: { length: 10 } })
    await admin.call(eraseMember, { params: { uuid: member.uuid } })
    expect(await stepOf(uuid)).toBeUndefined()
    expect(await downsampleOldTrainings(server.context)).toBe(0)
  })

  it('become minutes even without measurements of the member or without any value', async () => {
    const unknown = await trained(91)
    await db().update(trainings).set({ maxHeartRate: null, weightKg: null }).where(eq(trainings.uuid, unknown.uuid))
    const empty = await trained(91, [])
    expect(await downsampleOldTrainings(server.context)).toBe(2)
    const { records } = await shown(unknown.uuid)
    expect(records).toHaveLength(9)
    for (const record of records) expect(record).toMatchObject({ effort: null, calories: null })
    expect((await shown(empty.uuid)).records).toEqual([])
  })

  it('are downsampled by a running server, which can stop between trainings and resume at the next start', async () => {
    const old = [await trained(91), await trained(92), await trained(93)].map(({ uuid }) => uuid)
    const steps = async () => {
      const rows = await db().select().from(trainingRecords).where(inArray(trainingRecords.trainingUuid, old))
      return rows.filter(({ stepSeconds }) => stepSeconds === 60).length
    }
    let checks = 0
    expect(await downsampleOldTrainings(server.context, () => (checks += 1) > 1)).toBeLessThan(3)
    expect(await steps()).toBeLessThan(3)
    // concurrently, like two servers that both believe to be the leader
    const stops = [startDownsampling(server.context), startDownsampling(server.context)]
    await expect.poll(steps).toBe(3)
    for (const stop of stops) await stop()
  })

  it('are kept as long as the settings require', async () => {
    const { uuid } = await trained(91)
    const config = { ...server.context.config, secondsKeptDays: 120 }
    expect(await downsampleOldTrainings({ ...server.context, config })).toBe(0)
    expect(await stepOf(uuid)).toBe(1)
  })

  it('of a running class are kept, however long ago it began', async () => {
    const before = await db().select().from(samplesTable)
    server.clock.advance(120 * DAY_MS)
    await downsampleOldTrainings(server.context)
    expect(await db().select().from(samplesTable)).toEqual(before)
    expect(server.context.engine.find(world.classUuid)).not.toBeNull()
  })
})
