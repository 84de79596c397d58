import { randomUUID } from 'node:crypto'

import { downloadTraining } from '@repo/api-client/trainings/training'
import { refusedSeconds } from '@repo/domain/trainings/refused-seconds'
import { tallyRecording } from '@repo/domain/trainings/tally'
import { TRAINING_FORMATS, type TrainingFormat } from '@repo/domain/trainings/training-file'
import { ZONES } from '@repo/domain/trainings/zones'
import { readCsv } from '@repo/recordings/read-csv'
import { readRecording } from '@repo/recordings/read-recording'
import { samplesOf } from '@repo/recordings/recording'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildTraining } from '../../../testing/factories/build-training.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { trainingRecords } from '../../database/schema/trainings.ts'

const startAt = new Date('2026-11-20T04:30:00Z')
const profile = { maxHeartRate: 190, weight: 70, sex: 'male', age: 30 } as const

/** Six minutes in all zones, with an implausible leap, a short gap, and a long one. */
const recorded = Array.from({ length: 360 }, (_, second) => ({ second, heartRate: 80 + Math.round(second / 3.5) }))
  .map((sample) => (sample.second === 100 ? { ...sample, heartRate: 240 } : sample))
  .filter(({ second }) => second !== 50 && second !== 51 && (second < 200 || second > 230))

describe('a training file', () => {
  let server: TestServer
  let world: World
  let memberUuid: string
  let uuid: string
  const tally = tallyRecording(recorded, profile)
  beforeAll(async () => {
    server = await startTestServer()
    world = await buildWorld(server)
    const { db } = server.context
    memberUuid = (await buildMember(db, world.branch.uuid)).uuid
    const seconds = Object.fromEntries(ZONES.map((zone) => [`${zone}Seconds`, tally.zoneSeconds[zone]]))
    const body = { maxHeartRate: 190, weightKg: 70, sex: 'male', age: 30 } as const
    const training = await buildTraining(db, world.branch.uuid, memberUuid, {
      startAt,
      ...seconds,
      ...body,
      calories: tally.calories,
    })
    uuid = training.uuid
    const heartRates = Array.from({ length: 360 }, (_, at) => recorded.find(({ second }) => second === at)?.heartRate)
    await db
      .update(trainingRecords)
      .set({
        heartRates: heartRates.map((rate) => rate ?? null) as number[],
        refusedPlaces: [...refusedSeconds(recorded)],
      })
      .where(eq(trainingRecords.trainingUuid, uuid))
  })

  const as = (who: World) => createClient({ baseUrl: server.url, headers: () => who.headers.coach })
  const download = (format: TrainingFormat, who = world, of = uuid) =>
    as(who).download(downloadTraining, { params: { uuid: of }, query: { format } })

  const readFile = async (file: Blob) => {
    const { recordings } = readRecording(new Uint8Array(await file.arrayBuffer()), Date.parse)
    const [recording] = recordings
    return { startAt: recording?.startAt, samples: recording === undefined ? [] : samplesOf(recording) }
  }
  const READERS = {
    csv: async (file: Blob) => ({ startAt: startAt.getTime(), samples: readCsv(await file.text()) }),
    tcx: readFile,
    fit: readFile,
  }

  it.each(TRAINING_FORMATS)('as %s has the same seconds in each zone and the same calories', async (format) => {
    const { content, fileName } = await download(format)
    // 22:30 on the 19th in Mexico City
    expect(fileName).toBe(`training-2026-11-19.${format}`)
    const read = await READERS[format](content)
    expect(read.startAt).toBe(startAt.getTime())
    const samples = read.samples.map(({ second, heartRate }) => ({ second, heartRate: heartRate ?? 0 }))
    const again = tallyRecording(samples, profile)
    expect(again.zoneSeconds).toEqual(tally.zoneSeconds)
    expect(again.belowSeconds).toBe(tally.belowSeconds)
    expect(again.calories).toBeCloseTo(tally.calories ?? 0, 6)
    expect(samples.map(({ heartRate }) => heartRate)).not.toContain(240)
  })

  it('is audited with its member', async () => {
    await download('csv')
    const entries = await server.context.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.branchUuid, world.branch.uuid), eq(auditEntries.subjectUuid, memberUuid)))
    expect(entries.at(-1)).toMatchObject({ action: 'member-training-exported', administratorUuid: world.coach.uuid })
  })

  it.each([
    ['a training of another center', 404, async () => download('fit', await buildWorld(server))],
    ['an unknown training', 404, () => download('fit', undefined, randomUUID())],
    ['an unknown format', 422, () => download('xml' as TrainingFormat)],
  ])('is refused for %s', async (_, status, attempt) => {
    await expect(attempt()).rejects.toMatchObject({ status })
  })
})
