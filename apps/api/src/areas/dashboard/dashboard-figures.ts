import { firstOfDays } from '@repo/domain/time/day'
import { sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { centerToday, startOfDay } from '../../lists/date-filters.ts'

/** Completed trainings in the period from which a member counts as active in remote rooms. */
const REMOTE_ACTIVE_FROM = 3
const ACTIVE_WITHIN_DAYS = 30

export interface DashboardFigures {
  readonly members: number
  readonly trainings: number
  readonly activeMembers: number
  readonly remoteActiveMembers: number
  readonly requestsPending: number
  readonly requestsAccepted: number
}

/** Active members trained within the last 30 days, including today. Days and months are in the center's time zone. */
export const dashboardFigures = async (tx: Transaction, now: number): Promise<DashboardFigures> => {
  const since = startOfDay(firstOfDays(ACTIVE_WITHIN_DAYS, await centerToday(tx, now)))
  const at = new Date(now).toISOString()
  const result: unknown = await tx.execute(sql`
    select
      (select coalesce(sum(linked), 0)::int from member_counts) as members,
      (select count(*)::int from trainings) as trainings,
      (select count(distinct member_uuid)::int from trainings join members on members.uuid = member_uuid
        where start_at >= ${since} and unlinked_at is null) as active,
      (select count(*)::int from (
        select 1 from trainings join members on members.uuid = member_uuid
        where modality = 'group' and start_at >= ${since} and unlinked_at is null group by member_uuid having count(*) >= ${REMOTE_ACTIVE_FROM}
      ) as remote) as remote,
      (select count(*)::int from link_requests where accepted_at is null and refused_at is null) as pending,
      (select count(*)::int from link_requests, branches where accepted_at >=
        date_trunc('month', ${at}::timestamptz at time zone branches.zone) at time zone branches.zone) as accepted
  `)
  const row = (result as { rows: Record<string, number>[] }).rows[0] ?? {}
  return {
    members: row['members'] ?? 0,
    trainings: row['trainings'] ?? 0,
    activeMembers: row['active'] ?? 0,
    remoteActiveMembers: row['remote'] ?? 0,
    requestsPending: row['pending'] ?? 0,
    requestsAccepted: row['accepted'] ?? 0,
  }
}
