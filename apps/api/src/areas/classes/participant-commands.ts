import { randomUUID } from 'node:crypto'

import type { BatchWire } from '@repo/api-client/classes/measurements'
import { isSpotFree, spotEndsAt } from '@repo/domain/classes/spot'
import { DISCONNECTED_AFTER } from '@repo/domain/live/signal'
import { banEnd, type BanType } from '@repo/domain/people/ban'
import { and, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../database/database.ts'
import { bans, classes, participations } from '../../database/schema/classes.ts'
import { members } from '../../database/schema/members.ts'
import { trainings } from '../../database/schema/trainings.ts'
import type { Language } from '../../lib/language.ts'
import { Refusal } from '../../lib/refusal.ts'
import { branchOf } from '../center/center-queries.ts'
import { findClass, lockClass } from './class-queries.ts'
import { type Participation, readJoinBatch } from './joining/join-batch.ts'
import type { LiveClass, LiveParticipant } from './live/live-class.ts'

/** Samples from before the removal still count. */
export const refuseRemoved = ({ removedAt, isBanned }: LiveParticipant, { samples }: BatchWire): void => {
  if (removedAt === null) return
  const isFromBefore = samples.some(({ at }) => typeof at === 'number' && at < removedAt)
  if (isFromBefore) return
  throw isBanned ? new Refusal('banned', { values: { end: '' } }) : new Refusal('left-class')
}

/** No values are expected before the start. */
const spotUntil = (
  { startAt }: Pick<LiveClass, 'startAt'>,
  { displayedSampleAt, presentSince }: LiveParticipant,
): number => spotEndsAt(Math.max(startAt, presentSince, displayedSampleAt ?? 0))

/** Null while the participant has a signal. */
export const endingSpot = (liveClass: LiveClass, participant: LiveParticipant, now: number): number | null => {
  const { displayedSampleAt } = participant
  const isWithout = displayedSampleAt === null || now - displayedSampleAt > DISCONNECTED_AFTER
  return isWithout && now >= liveClass.startAt ? spotUntil(liveClass, participant) : null
}

export const membersWithoutSpot = (liveClass: LiveClass | null, now: number): ReadonlySet<string> => {
  if (liveClass === null) return new Set()
  const without = [...liveClass.participants.values()].filter(
    (participant) => !participant.isRemoved && isSpotFree(spotUntil(liveClass, participant), now),
  )
  return new Set(without.map(({ memberUuid }) => memberUuid))
}

interface Removal {
  readonly classUuid: string
  readonly memberUuid: string
  readonly now: number
}

interface Ban extends Removal {
  readonly branchUuid: string
  readonly roomUuid: string
  readonly kind: BanType
  readonly adminUuid: string
}

/** The member may join again, and training until then counts. */
export const letOut = async (tx: Transaction, { classUuid, memberUuid, now }: Removal): Promise<void> => {
  const removed = await tx
    .update(participations)
    .set({ removedAt: new Date(now) })
    .where(and(eq(participations.classUuid, classUuid), eq(participations.memberUuid, memberUuid)))
    .returning({ uuid: participations.uuid })
  if (removed.length === 0) throw new Refusal('participant-unknown')
}

export const banParticipant = async (tx: Transaction, input: Ban): Promise<void> => {
  await letOut(tx, input)
  const end = banEnd(input.kind, input.now)
  await tx.insert(bans).values({
    uuid: randomUUID(),
    branchUuid: input.branchUuid,
    memberUuid: input.memberUuid,
    roomUuid: input.roomUuid,
    kind: input.kind,
    until: end === null ? null : new Date(end),
    createdBy: input.adminUuid,
    createdAt: new Date(input.now),
  })
}

/** Whether a participation ended by a ban, even one that has expired since. */
const leftByBan = sql`exists (select 1 from ${bans} join ${classes} on ${classes.roomUuid} = ${bans.roomUuid}
  where ${classes.uuid} = ${participations.classUuid} and ${bans.memberUuid} = ${participations.memberUuid}
    and ${bans.liftedAt} is null and ${bans.createdAt} <= ${participations.removedAt}
    and (${bans.until} is null or ${bans.until} > ${participations.removedAt}))`

/** Includes members who left only if they trained and weren't banned. */
export const isInResults = or(isNull(participations.removedAt), and(isNotNull(trainings.uuid), not(leftByBan)))

export const bannedFrom = async (db: Database | Transaction, classUuid: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ memberUuid: participations.memberUuid })
    .from(participations)
    .where(and(eq(participations.classUuid, classUuid), leftByBan))
  return new Set(rows.map(({ memberUuid }) => memberUuid))
}

const liftBanOf = async (tx: Transaction, participation: Participation, now: number): Promise<void> => {
  if (participation.removedAt === null) return
  const own = and(eq(bans.memberUuid, participation.memberUuid), eq(bans.createdAt, participation.removedAt))
  await tx
    .update(bans)
    .set({ liftedAt: new Date(now) })
    .where(and(own, isNull(bans.liftedAt)))
}

interface Seeking {
  readonly classUuid: string
  readonly memberUuid: string
  readonly liveClass: LiveClass | null
  readonly language: Language
  readonly now: number
}

export const readmit = async (tx: Transaction, seeking: Seeking): Promise<Participation> => {
  const { classUuid, memberUuid, liveClass, language, now } = seeking
  await lockClass(tx, classUuid)
  const row = await findClass(tx, classUuid)
  if (row === null) throw new Refusal('not-found')
  if (row.remoteState !== 'running') throw new Refusal('class-over')
  const own = and(eq(participations.classUuid, classUuid), eq(participations.memberUuid, memberUuid))
  const [participation] = await tx.select().from(participations).where(own)
  const [member] = await tx.select().from(members).where(eq(members.uuid, memberUuid))
  if (participation === undefined || member === undefined) throw new Refusal('participant-unknown')
  await liftBanOf(tx, participation, now)
  const seeker = { row, member }
  const withoutSpot = () => membersWithoutSpot(liveClass, now)
  const admissions = await readJoinBatch(tx, await branchOf(tx), [seeker], { now, withoutSpot })
  const back = admissions.admit(seeker, { language, now })
  await admissions.write()
  return back
}
