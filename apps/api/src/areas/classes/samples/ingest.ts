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
import type { StateOf } from '../live/class-states.ts'
import { counts, type LiveClass, type LiveParticipant } from '../live/live-class.ts'
import { participantOfRow } from '../live/recover-classes.ts'
import type { SampleWriter } from '../live/sample-writer.ts'
import { refuseRemoved } from '../participant-commands.ts'
import { countsInstead, readEarlierClasses } from './other-classes.ts'
import { takeBatch } from './read-batch.ts'
import { noteStrapElsewhere } from './refused-straps.ts'
import { rememberSensor } from './remember-sensor.ts'
import { takeLateSamples } from './take-late-samples.ts'

/** What one participation may send; a phone that was away brings the whole class at once. */
const BATCHES = { perSecond: 20, burst: 60 } as const
const SAMPLES = { perSecond: 100, burst: 40_000 } as const

/** Late batches that are taken at a time: when a full gym knocks, others need the database's connections too. */
const LATE_AT_ONCE = 3
/** About as many as are taken before a phone that is told to come back does. */
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

/** Notifies the coach of a class where a participant's values count in a class joined before. */
const noteElsewhere = (
  liveClass: LiveClass,
  participant: LiveParticipant,
  { receipt, now }: { readonly receipt: BatchReceipt; readonly now: number },
): void => {
  if (!receipt.refused.some(({ reason }) => reason === 'in-another-class')) return
  const { memberUuid, pseudonym, earlierClasses } = participant
  const other = countsInstead(earlierClasses, participant, now)
  if (other === null) return
  noteStrapElsewhere(liveClass, { memberUuid, pseudonym, roomName: other.roomName, heardAt: now })
}

const again = (): Refusal => new Refusal('unavailable', { retryAfterSeconds: 1 })

/** Takes batches into running classes, or into the trainings of one that is over; resolves once they are stored. */
export const createIngest = ({ db, fenced, clock, log, writer, find, stateOf }: IngestParts): Ingest => {
  const batchRates = createRates(BATCHES)
  const sampleRates = createRates(SAMPLES)
  const late = pLimit(LATE_AT_ONCE)
  const told = new WeakSet<object>()

  /** One limit for all that a participation sends, whichever way it comes. */
  const checkRate = (participationUuid: string, samples: number): void => {
    const now = clock.steady()
    const isFine = batchRates.take(participationUuid, now) && sampleRates.take(participationUuid, now, samples)
    if (!isFine) throw new Refusal('rate-limited', { retryAfterSeconds: 1 })
  }

  /** One failure fails all that wait for it, hundreds in a full gym, and is one line of the log. */
  const tellOnce = (error: unknown): void => {
    if (isKnownDiskFault(error)) return
    if (typeof error === 'object' && error !== null) {
      if (told.has(error)) return
      told.add(error)
    }
    log.fault(error, 'store-samples')
  }

  const takeLate: Ingest = async (classUuid, participationUuid, batch) => {
    const row = await stateOf(classUuid)
    if (row === undefined) throw new Refusal('class-over')
    // it is being taken up, or another server's
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
    // once the trainings are stored, what comes now is late and is taken as such
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
      tellOnce(error)
      throw again()
    }
    // what was stored for nobody must not be acknowledged
    if (liveClass.isLost) throw again()
    return receipt
  }
  return async (classUuid, participationUuid, batch) => {
    try {
      return await take(classUuid, participationUuid, batch)
    } catch (error) {
      if (!isOutage(error)) throw error
      tellOnce(error)
      throw again()
    }
  }
}
