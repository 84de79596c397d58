import { randomUUID } from 'node:crypto'

import { banEnd, type BanType } from '@repo/domain/ban'
import { and, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../database/database.ts'
import { bans } from '../../database/schema/bans.ts'
import { classes } from '../../database/schema/classes.ts'
import { participations } from '../../database/schema/participations.ts'
import { trainings } from '../../database/schema/trainings.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { Participation } from './admissions.ts'

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

/** Takes a member out of a class, who may join it again. What was trained until then counts. */
export const letOut = async (tx: Transaction, { classUuid, memberUuid, now }: Removal): Promise<void> => {
  const removed = await tx
    .update(participations)
    .set({ removedAt: new Date(now) })
    .where(and(eq(participations.classUuid, classUuid), eq(participations.memberUuid, memberUuid)))
    .returning({ uuid: participations.uuid })
  if (removed.length === 0) throw new Refusal('participant-unknown')
}

/** Removes a member from a class and keeps the member out of its room. */
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

/** Whether a participation ended by a ban of its room that still holds or ran out since. */
const leftByBan = sql`exists (select 1 from ${bans} join ${classes} on ${classes.roomUuid} = ${bans.roomUuid}
  where ${classes.uuid} = ${participations.classUuid} and ${bans.memberUuid} = ${participations.memberUuid}
    and ${bans.liftedAt} is null and ${bans.createdAt} <= ${participations.removedAt}
    and (${bans.until} is null or ${bans.until} > ${participations.removedAt}))`

/** Whether a participation belongs in the results of its class: of those who left, the ones who trained. */
export const isInResults = or(isNull(participations.removedAt), and(isNotNull(trainings.uuid), not(leftByBan)))

/** The members who left a class by a ban that still holds. */
export const bannedFrom = async (db: Database | Transaction, classUuid: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ memberUuid: participations.memberUuid })
    .from(participations)
    .where(and(eq(participations.classUuid, classUuid), leftByBan))
  return new Set(rows.map(({ memberUuid }) => memberUuid))
}

/** Lifts the ban by which a participation ended. */
export const liftBanOf = async (tx: Transaction, participation: Participation, now: number): Promise<void> => {
  if (participation.removedAt === null) return
  const own = and(eq(bans.memberUuid, participation.memberUuid), eq(bans.createdAt, participation.removedAt))
  await tx
    .update(bans)
    .set({ liftedAt: new Date(now) })
    .where(and(own, isNull(bans.liftedAt)))
}
