import { randomUUID } from 'node:crypto'

import { requestLimits } from '@repo/domain/core/limits'
import { REQUEST_CONSENT, type RequestFields } from '@repo/domain/people/request-form'
import { and, count, desc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { mails } from '../../database/schema/mails.ts'
import { linkRequests, members } from '../../database/schema/members.ts'
import type { Language } from '../../lib/language.ts'
import { Refusal } from '../../lib/refusal.ts'
import { centerToday, undoableSince } from '../../lists/date-filters.ts'
import { eraseFromAudit } from '../audit/create-audit-trail.ts'
import { unlinkMembers } from '../members/member-commands.ts'
import { isWaiting } from './request-queries.ts'

interface MembershipRequest {
  readonly branchUuid: string
  readonly fields: RequestFields
  readonly language: Language
  readonly now: number
}

const HOUR_SECONDS = 3600

/** An email has at most one pending request. A newer request replaces its data. */
export const requestMembership = async (
  tx: Transaction,
  { branchUuid, fields, language, now }: MembershipRequest,
): Promise<void> => {
  if (fields.birthday > (await centerToday(tx, now))) {
    throw new Refusal('invalid-input', { fields: { birthday: 'invalid-input' } })
  }
  const [all] = await tx.select({ count: count() }).from(linkRequests).where(isWaiting)
  if ((all?.count ?? 0) >= requestLimits.waiting) throw new Refusal('rate-limited', { retryAfterSeconds: HOUR_SECONDS })
  const said = {
    ...fields,
    language,
    consentVersion: REQUEST_CONSENT,
    requestedAt: new Date(now),
  }
  await tx
    .insert(linkRequests)
    .values({ uuid: randomUUID(), branchUuid, ...said })
    .onConflictDoUpdate({
      target: [linkRequests.branchUuid, linkRequests.email],
      targetWhere: isWaiting,
      set: said,
    })
}

export const refuseRequests = async (tx: Transaction, uuids: readonly string[], now: number): Promise<string[]> => {
  const refused = await tx
    .update(linkRequests)
    .set({ refusedAt: new Date(now) })
    .where(and(inArray(linkRequests.uuid, [...uuids]), isWaiting))
    .returning({ uuid: linkRequests.uuid })
  return refused.map(({ uuid }) => uuid)
}

// written as text: drizzle would omit the table name, and the columns would refer to the inner table
const HAS_BEGUN: SQL = sql`(
  exists (select 1 from participations where participations.member_uuid = members.uuid)
  or exists (select 1 from sensors where sensors.member_uuid = members.uuid)
  or exists (select 1 from trainings where trainings.member_uuid = members.uuid))`

const HAS_NEWER_REQUEST: SQL = sql`exists (select 1 from link_requests as newer where newer.email = ${linkRequests.email}
  and newer.branch_uuid = ${linkRequests.branchUuid} and newer.uuid <> ${linkRequests.uuid}
  and newer.accepted_at is null and newer.refused_at is null)`

interface Restore {
  readonly uuids: readonly string[]
  readonly since: Date
  readonly now: number
}

/** If an email was refused twice, restores the latest refusal. */
const restoreRefused = async (tx: Transaction, { uuids, since }: Restore): Promise<string[]> => {
  const last = tx
    .selectDistinctOn([linkRequests.email], { uuid: linkRequests.uuid })
    .from(linkRequests)
    .where(and(inArray(linkRequests.uuid, [...uuids]), gt(linkRequests.refusedAt, since)))
    .orderBy(linkRequests.email, desc(linkRequests.refusedAt))
  const restored = await tx
    .update(linkRequests)
    .set({ refusedAt: null })
    .where(and(inArray(linkRequests.uuid, last), sql`not ${HAS_NEWER_REQUEST}`))
    .returning({ uuid: linkRequests.uuid })
  return restored.map(({ uuid }) => uuid)
}

/** Members who have begun to train stay. */
const restoreAccepted = async (tx: Transaction, { uuids, since, now }: Restore): Promise<string[]> => {
  const accepted = await tx
    .select({ uuid: linkRequests.uuid, memberUuid: members.uuid, hasMadeMember: linkRequests.hasMadeMember })
    .from(linkRequests)
    .innerJoin(members, eq(members.uuid, linkRequests.memberUuid))
    .where(
      and(
        inArray(linkRequests.uuid, [...uuids]),
        gt(linkRequests.acceptedAt, since),
        isNull(members.unlinkedAt),
        sql`not (${linkRequests.hasMadeMember} and ${HAS_BEGUN})`,
        sql`not ${HAS_NEWER_REQUEST}`,
      ),
    )
    .for('update')
  if (accepted.length === 0) return []
  const made = accepted.filter(({ hasMadeMember }) => hasMadeMember).map(({ memberUuid }) => memberUuid)
  const linked = accepted.filter(({ hasMadeMember }) => !hasMadeMember).map(({ memberUuid }) => memberUuid)
  const restored = accepted.map(({ uuid }) => uuid)
  await tx
    .update(linkRequests)
    .set({ acceptedAt: null, memberUuid: null, hasMadeMember: false })
    .where(inArray(linkRequests.uuid, restored))
  if (made.length > 0) {
    await eraseFromAudit(tx, made)
    await tx.delete(members).where(inArray(members.uuid, made))
  }
  if (linked.length > 0) {
    await tx.delete(mails).where(inArray(mails.memberUuid, linked))
    await unlinkMembers(tx, linked, now)
  }
  return restored
}

/** Excludes emails with a newer pending request. */
export const restoreRequests = async (tx: Transaction, uuids: readonly string[], now: number): Promise<string[]> => {
  const restore = { uuids, since: undoableSince(now), now }
  const accepted = await restoreAccepted(tx, restore)
  return [...accepted, ...(await restoreRefused(tx, restore))]
}
