import type { ResponseOf } from '@repo/api-client/core/endpoint'
import type { showOverview, Trend } from '@repo/api-client/dashboard/endpoints'
import { LOW_BATTERY } from '@repo/domain/sensors/strap-health'
import { addDays, firstOfDays } from '@repo/domain/time/day'
import { sql, type SQL } from 'drizzle-orm'

import { rowsOf, type Transaction } from '../../database/database.ts'
import { centerToday, startOfDay } from '../../lists/date-filters.ts'

/** Completed trainings in the period from which a member counts as active in remote rooms. */
const REMOTE_ACTIVE_FROM = 3
const ACTIVE_WITHIN_DAYS = 30

interface DashboardFigures {
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

const WEEKS = 12
const MONTH_DAYS = 30
const SILENT_DAYS = 14

/** Weeks end with today: week 11 is today and the 6 days before. */
const weekOf = (today: string): SQL => sql`(${WEEKS - 1} - (${today}::date - day) / 7)`

const inWeeks = (rows: readonly { readonly week: number; readonly count: number }[]): number[] =>
  Array.from({ length: WEEKS }, (_, week) => rows.find((row) => row.week === week)?.count ?? 0)

interface Trends {
  readonly weekly: (tx: Transaction) => Promise<readonly { readonly week: number; readonly count: number }[]>
  /** Both days inclusive. */
  readonly between: (tx: Transaction, from: string, to: string) => Promise<number>
}

const trendOf = async (tx: Transaction, today: string, { weekly, between }: Trends): Promise<Trend> => {
  const since = firstOfDays(MONTH_DAYS, today)
  const last = addDays(since, -1)
  return {
    weeks: inWeeks(await weekly(tx)),
    now: await between(tx, since, today),
    before: await between(tx, firstOfDays(MONTH_DAYS, last), last),
  }
}

const countIn = async (tx: Transaction, query: SQL): Promise<number> =>
  (await rowsOf<{ count: number }>(tx, query))[0]?.count ?? 0

const overDays = (table: SQL, counted: SQL, today: string): Trends => ({
  weekly: (tx) =>
    rowsOf(
      tx,
      sql`select ${weekOf(today)} as week, ${counted} as count from ${table}
        where day between ${firstOfDays(WEEKS * 7, today)}::date and ${today}::date group by 1`,
    ),
  between: (tx, from, to) =>
    countIn(tx, sql`select ${counted} as count from ${table} where day between ${from}::date and ${to}::date`),
})

const linkedAfter = (day: SQL): SQL =>
  sql`(select count(*) from members where created_at < ${day} and (unlinked_at is null or unlinked_at >= ${day}))::int`

const usersTrend = async (tx: Transaction, today: string): Promise<Trend> => {
  const ends = Array.from({ length: WEEKS }, (_, week) => addDays(today, 7 * (week - WEEKS + 1)))
  const counts = ends.map((end) => linkedAfter(startOfDay(end, 1)))
  const [row] = await rowsOf<{ weeks: number[]; before: number }>(
    tx,
    sql`select array[${sql.join(counts, sql`, `)}] as weeks, ${linkedAfter(startOfDay(addDays(today, -MONTH_DAYS), 1))} as before`,
  )
  const weeks = row?.weeks ?? []
  return { weeks, now: weeks.at(-1) ?? 0, before: row?.before ?? 0 }
}

const daysOf = async (tx: Transaction, today: string) => {
  const rows = await rowsOf<{ day: string; trainings: number }>(
    tx,
    sql`select day::text as day, sum(trainings)::int as trainings from training_days
      where day between ${firstOfDays(MONTH_DAYS, today)}::date and ${today}::date group by 1`,
  )
  const counted = new Map(rows.map(({ day, trainings }) => [day, trainings]))
  return Array.from({ length: MONTH_DAYS }, (_, index) => {
    const day = addDays(today, index - MONTH_DAYS + 1)
    return { day, trainings: counted.get(day) ?? 0 }
  })
}

const openMatters = async (tx: Transaction, now: number) => {
  const silentSince = new Date(now - SILENT_DAYS * 86_400_000).toISOString()
  return {
    lowBatteries: await countIn(
      tx,
      sql`select count(*)::int as count from sensors where ownership <> 'owned' and battery < ${LOW_BATTERY}`,
    ),
    silentSensors: await countIn(
      tx,
      sql`select count(*)::int as count from sensors where ownership <> 'owned' and member_uuid is not null
        and coalesce(last_seen_at, updated_at) < ${silentSince}::timestamptz`,
    ),
    failingMails: await countIn(
      tx,
      sql`select count(*)::int as count from mails where attempts > 0 and claimed_until is null`,
    ),
  }
}

/** Days and weeks are in the center's time zone. */
export const dashboardOverview = async (
  tx: Transaction,
  now: number,
): Promise<Omit<ResponseOf<typeof showOverview>, 'disk'>> => {
  const today = await centerToday(tx, now)
  const ofMembers = overDays(sql`member_days`, sql`count(distinct member_uuid)::int`, today)
  const ofTrainings = overDays(sql`training_days`, sql`coalesce(sum(trainings), 0)::int`, today)
  return {
    users: await usersTrend(tx, today),
    activeUsers: await trendOf(tx, today, ofMembers),
    trainings: await trendOf(tx, today, ofTrainings),
    days: await daysOf(tx, today),
    ...(await openMatters(tx, now)),
  }
}
