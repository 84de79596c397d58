import type { BatchReceipt, BatchWire } from '@repo/api-client/classes/measurements'
import { and, eq } from 'drizzle-orm'
import pLimit from 'p-limit'

import { branchDatabase } from '../../../database/branch-database.ts'
import type { Database } from '../../../database/database.ts'
import type { Fenced } from '../../../database/fence.ts'
import { participations } from '../../../database/schema/classes.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Log } from '../../../lib/log.ts'
import { isKnownDiskFault, isOutage } from '../../../lib/outage.ts'
import { createRates } from '../../../lib/rates.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { StateOf } from '../class-queries.ts'
import { counts, type LiveClass, type LiveParticipant } from '../live/live-class.ts'
import { participantOfRow } from '../live/recover-classes.ts'
import type { SampleWriter } from '../live/sample-writer.ts'
import { refuseRemoved } from '../participant-commands.ts'
import { countsInstead, readEarlierClasses } from './other-classes.ts'
import { takeBatch } from './read-batch.ts'
import { noteStrapElsewhere } from './refused-straps.ts'
import { takeLateSamples } from './take-late-samples.ts'
import { rememberSensor } from './worn-sensors.ts'

/** Limits per participation. A phone that reconnects may send the whole class at once. */
const BATCHES = { perSecond: 20, burst: 60 } as const
const SAMPLES = { perSecond: 100, burst: 40_000 } as const

/** Late batches processed at a time, because other requests need database connections too. */
const LATE_AT_ONCE = 3
/** About as many as are processed before a refused phone retries. */
const MOST_LATE_WAITING = 100

export type Ingest = (classUuid: string, participationUuid: string, batch: BatchWire) => Promise<BatchReceipt>

interface IngestParts {
  readonly db: Database
  readonly fenced: Fenced
  readonly clock: Clock
  readonly log: Pick<Log, 'fault'>
  readonly writer: SampleWriter
  readonly find: (classUuid: string) => LiveClass | undefined
  readonly stateOf: StateOf
}

/** Loads a participant whom the previous owner admitted during the takeover. */
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

const noteElsewhere = (
  liveClass: LiveClass,
  participant: LiveParticipant,
  { receipt, now }: { readonly receipt: BatchReceipt; readonly now: number },
): void => {
  if (!receipt.refused.some(({ reason }) => reason === 'in-another-class')) return
  const { memberUuid, pseudonym, earlierClasses } = participant
  const other = countsInstead(earlierClasses, participant, now)
  if (other === null) return
  noteStrapElsewhere(liveClass, { memberUuid, pseudonym, roomName: other.roomName, seenAt: now })
}

const again = (): Refusal => new Refusal('unavailable', { retryAfterSeconds: 1 })

export const createIngest = ({ db, fenced, clock, log, writer, find, stateOf }: IngestParts): Ingest => {
  const batchRates = createRates(BATCHES)
  const sampleRates = createRates(SAMPLES)
  const late = pLimit(LATE_AT_ONCE)
  const logged = new WeakSet<object>()

  /** One limit per participation for all transports. */
  const checkRate = (participationUuid: string, samples: number): void => {
    const now = clock.steady()
    const isFine = batchRates.take(participationUuid, now) && sampleRates.take(participationUuid, now, samples)
    if (!isFine) throw new Refusal('rate-limited', { retryAfterSeconds: 1 })
  }

  /** Logs an error once, although it fails hundreds of waiting batches in a full gym. */
  const logOnce = (error: unknown): void => {
    if (isKnownDiskFault(error)) return
    if (typeof error === 'object' && error !== null) {
      if (logged.has(error)) return
      logged.add(error)
    }
    log.fault(error, 'store-samples')
  }

  const takeLate: Ingest = async (classUuid, participationUuid, batch) => {
    const row = await stateOf(classUuid)
    if (row === undefined) throw new Refusal('class-over')
    // the class is being taken over, or another server owns it
    if (row.state === 'running' || late.pendingCount >= MOST_LATE_WAITING) throw again()
    return late(() =>
      fenced((own) =>
        branchDatabase(own, row.branch).run((tx) =>
          takeLateSamples(tx, { classUuid, participationUuid, batch, now: clock.now() }),
        ),
      ),
    )
  }

  const take: Ingest = async (classUuid, participationUuid, batch) => {
    const now = clock.now()
    checkRate(participationUuid, batch.samples.length)
    const liveClass = find(classUuid)
    if (liveClass === undefined) return takeLate(classUuid, participationUuid, batch)
    const participant =
      liveClass.participants.get(participationUuid) ?? (await recall(db, liveClass, participationUuid))
    if (participant.earlierClasses?.length !== 0) {
      participant.earlierClasses = await branchDatabase(db, liveClass.branchUuid).run((tx) =>
        readEarlierClasses(tx, liveClass, participant),
      )
    }
    // once the trainings are stored, further samples are processed as late ones
    if (liveClass.isEnding) throw again()
    refuseRemoved(participant, batch)
    const { fresh, receipt } = takeBatch(liveClass, participant, batch, now)
    noteElsewhere(liveClass, participant, { receipt, now })
    const { branchUuid, epoch } = liveClass
    const owner = { participationUuid, branchUuid, classUuid, epoch }
    for (const sample of fresh) if (counts(liveClass, sample.at)) writer.add(owner, sample)
    try {
      if (fresh.length > 0) await rememberSensor(db, liveClass, participant, batch.device_id)
      await writer.stored()
    } catch (error) {
      logOnce(error)
      throw again()
    }
    // samples of a lost class weren't stored, so they must not be acknowledged
    if (liveClass.isLost) throw again()
    return receipt
  }
  return async (classUuid, participationUuid, batch) => {
    try {
      return await take(classUuid, participationUuid, batch)
    } catch (error) {
      if (!isOutage(error)) throw error
      logOnce(error)
      throw again()
    }
  }
}
