import type { BatchReceipt, BatchWire } from '@repo/api-client/participation/batch'
import { and, eq } from 'drizzle-orm'

import type { Clock } from '../clock.ts'
import { branchDatabase, type Database } from '../db/database.ts'
import type { Fenced } from '../db/fence.ts'
import { classes as classRows } from '../db/tables/classes.ts'
import { participations } from '../db/tables/participations.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Log } from '../log.ts'
import { createRates } from '../rates.ts'
import { participantOfRow } from './from-rows.ts'
import { counts, type LiveClass, type LiveParticipant } from './live-class.ts'
import type { SampleWriter } from './sample-writer.ts'
import { rememberSensor } from './sensor-name.ts'
import { takeBatch } from './take-batch.ts'
import { takeLateSamples } from './take-late-samples.ts'

/** What one participation may send; a phone that was away brings the whole class at once. */
const BATCHES = { perSecond: 20, burst: 60 } as const
const SAMPLES = { perSecond: 100, burst: 40_000 } as const

export type Ingest = (classUuid: string, participationUuid: string, batch: BatchWire) => Promise<BatchReceipt>

interface IngestParts {
  readonly db: Database
  readonly fenced: Fenced
  readonly clock: Clock
  readonly log: Pick<Log, 'fault'>
  readonly writer: SampleWriter
  readonly find: (classUuid: string) => LiveClass | undefined
}

interface ClassState {
  readonly branch: string
  readonly state: (typeof classRows.$inferSelect)['remoteState']
}

/** Somebody let in by a server that had the class until then, at the moment this one took it up. */
const recall = async (db: Database, liveClass: LiveClass, uuid: string): Promise<LiveParticipant> => {
  const [row] = await db
    .select()
    .from(participations)
    .where(and(eq(participations.uuid, uuid), eq(participations.classUuid, liveClass.uuid)))
  if (row === undefined) throw new Refusal('class-over')
  const known = liveClass.participants.get(uuid) ?? participantOfRow(row)
  liveClass.participants.set(uuid, known)
  return known
}

const again = (): Refusal => new Refusal('unavailable', { retryAfterSeconds: 1 })

/** Takes batches into running classes, or into the trainings of one that is over; resolves once they are stored. */
export const createIngest = ({ db, fenced, clock, log, writer, find }: IngestParts): Ingest => {
  const batchRates = createRates(BATCHES)
  const sampleRates = createRates(SAMPLES)
  const asked = new Map<string, Promise<ClassState | undefined>>()

  /** One limit for all that a participation sends, whichever way it comes. */
  const checkRate = (participationUuid: string, samples: number): void => {
    const now = clock.steady()
    const isFine = batchRates.take(participationUuid, now) && sampleRates.take(participationUuid, now, samples)
    if (!isFine) throw new Refusal('rate-limited', { retryAfterSeconds: 1 })
  }

  /** Asked once for all the phones of a class that has no server at the moment: they must not hold up its taking up. */
  const rowOf = (classUuid: string) => {
    const asking =
      asked.get(classUuid) ??
      db
        .select({ branch: classRows.branchUuid, state: classRows.remoteState })
        .from(classRows)
        .where(eq(classRows.uuid, classUuid))
        .then(([row]) => row)
        .finally(() => asked.delete(classUuid))
    asked.set(classUuid, asking)
    return asking
  }

  const takeLate: Ingest = async (classUuid, participationUuid, batch) => {
    const row = await rowOf(classUuid)
    if (row === undefined) throw new Refusal('class-over')
    // it is being taken up, or another server's
    if (row.state === 'running') throw again()
    return fenced((own) =>
      branchDatabase(own, row.branch).run((tx) =>
        takeLateSamples(tx, { classUuid, participationUuid, batch, now: clock.now() }),
      ),
    )
  }

  return async (classUuid, participationUuid, batch) => {
    const now = clock.now()
    checkRate(participationUuid, batch.samples.length)
    const liveClass = find(classUuid)
    if (liveClass === undefined) return takeLate(classUuid, participationUuid, batch)
    // once the trainings are stored, what comes now is late and is taken as such
    if (liveClass.isEnding) throw again()
    const participant =
      liveClass.participants.get(participationUuid) ?? (await recall(db, liveClass, participationUuid))
    if (participant.isRemoved) throw new Refusal('banned', { values: { end: '' } })
    const { fresh, receipt } = takeBatch(liveClass, participant, batch, now)
    const { branchUuid, epoch } = liveClass
    const owner = { participationUuid, branchUuid, classUuid, epoch }
    for (const sample of fresh) if (counts(liveClass, sample.at)) writer.add(owner, sample)
    try {
      if (fresh.length > 0) await rememberSensor(db, liveClass, participant, batch.device_id)
      await writer.stored()
    } catch (error) {
      log.fault(error, 'store-samples')
      throw again()
    }
    // what was stored for nobody must not be acknowledged
    if (liveClass.isLost) throw again()
    return receipt
  }
}
