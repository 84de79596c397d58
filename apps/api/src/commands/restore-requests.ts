import { requestLimits } from '@repo/domain/limits'
import { and, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { linkRequests } from '../db/tables/link-requests.ts'
import { mails } from '../db/tables/mails.ts'
import { members } from '../db/tables/members.ts'
import { forgetInAudit } from './forget-in-audit.ts'
import { unlinkMembers } from './unlink-members.ts'

// written out: as references the columns would stand there without their table, and mean the inner one's own
const HAS_BEGUN: SQL = sql`(
  exists (select 1 from participations where participations.member_uuid = members.uuid)
  or exists (select 1 from sensors where sensors.member_uuid = members.uuid)
  or exists (select 1 from trainings where trainings.member_uuid = members.uuid))`

/**
 * Takes acceptances of the last minutes back: who was made a member is none, who was linked again is not, the welcome
 * stays unwritten, and all of them ask again. Whoever has begun to train, or asks anew, stays as they are.
 */
export const restoreRequests = async (tx: Transaction, uuids: readonly string[], now: number): Promise<string[]> => {
  const since = new Date(now - requestLimits.undoMinutes * 60_000)
  const asksAnew = sql`exists (select 1 from link_requests as anew where anew.email = ${linkRequests.email}
    and anew.accepted_at is null and anew.refused_at is null)`
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
        sql`not ${asksAnew}`,
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
    await forgetInAudit(tx, made)
    await tx.delete(members).where(inArray(members.uuid, made))
  }
  if (linked.length > 0) {
    await tx.delete(mails).where(inArray(mails.memberUuid, linked))
    await unlinkMembers(tx, linked, now)
  }
  return restored
}
