import type { CenterReport, ReportTotals } from '@repo/api-client/statistics/endpoints'
import type { Ranked } from '@repo/domain/challenges/ranking'
import { addDays } from '@repo/domain/time/day'
import { type Period, periodBefore } from '@repo/domain/time/period'
import { sql } from 'drizzle-orm'

import { rowsOf, type Transaction } from '../../database/database.ts'
import { shownEmail } from '../../lib/email-forms.ts'
import type { Language } from '../../lib/language.ts'
import { nameKey } from '../../lists/text-search.ts'
import { memberSums } from '../members/member-queries.ts'

const MILLION = 1_000_000

/** Rounds to the two decimals shown. */
const amount = (millionths: number): number => Math.round((millionths / MILLION) * 100) / 100

interface Sums {
  readonly trainings: number
  readonly with_calories: number
  readonly calories: number
  readonly points: number
}

const reached = ({ trainings, with_calories: counted, calories, points }: Sums) => ({
  trainings,
  calories: counted === 0 ? null : amount(calories),
  points: amount(points),
})

interface Trained {
  readonly ranking: readonly Ranked[]
  /** Includes former members. */
  readonly users: number
}

type TrainedRow = Sums & {
  readonly uuid: string
  readonly name: string
  readonly email: string
  readonly is_linked: boolean
}

/** Returns one text: thousands of rows cost more to decode and to pass between threads than to add up. */
const trainedIn = async (tx: Transaction, period: Period): Promise<Trained> => {
  const [answer] = await rowsOf<{ trained: string }>(
    tx,
    sql`
    select coalesce(json_agg(trained order by points desc, trainings desc, ${nameKey(sql`name`)}, uuid), '[]')::text as trained from (
      select m.uuid, concat_ws(' ', nullif(m.name, ''), nullif(m.last_name_1, ''), nullif(m.last_name_2, '')) as name, m.email,
        m.unlinked_at is null as is_linked, sums.trainings, sums.with_calories, sums.calories, sums.points
      from (
        select member_uuid, sum(trainings)::int as trainings, sum(with_calories)::int as with_calories,
          sum(calories)::float8 as calories, sum(points)::float8 as points
        from (${memberSums(period)}) parts group by member_uuid
      ) sums join members m on m.uuid = sums.member_uuid
    ) trained`,
  )
  const rows = JSON.parse(answer?.trained ?? '[]') as readonly TrainedRow[]
  const ranking = rows
    .filter((row) => row.is_linked)
    .map((row) => ({ uuid: row.uuid, user: row.name || shownEmail(row.email), ...reached(row) }))
  return { ranking, users: rows.length }
}

export const rankingOf = async (tx: Transaction, period: Period): Promise<readonly Ranked[]> =>
  (await trainedIn(tx, period)).ranking

const usersIn = async (tx: Transaction, period: Period): Promise<number> => {
  const [row] = await rowsOf<{ users: number }>(
    tx,
    sql`select count(*)::int as users from (select member_uuid from (${memberSums(period)}) parts group by member_uuid) trained`,
  )
  return row?.users ?? 0
}

const totalsOf = async (tx: Transaction, period: Period, users: number): Promise<ReportTotals> => {
  const [row] = await rowsOf<Sums & { seconds: number }>(
    tx,
    sql`
    select coalesce(sum(trainings), 0)::int as trainings, coalesce(sum(seconds), 0)::float8 as seconds,
      coalesce(sum(with_calories), 0)::int as with_calories, coalesce(sum(calories), 0)::float8 as calories,
      coalesce(sum(points), 0)::float8 as points
    from training_days where day between ${period.start}::date and ${period.end}::date`,
  )
  if (row === undefined) throw new Error('a sum of nothing is a row, too')
  return { ...period, ...reached(row), users, seconds: row.seconds }
}

const daysOf = async (tx: Transaction, { start, end }: Period): Promise<CenterReport['days']> => {
  const rows = await rowsOf<{ day: string; trainings: number }>(
    tx,
    sql`
    select day::text as day, sum(trainings)::int as trainings from training_days
    where day between ${start}::date and ${end}::date group by day`,
  )
  const counted = new Map(rows.map(({ day, trainings }) => [day, trainings]))
  const days: { day: string; trainings: number }[] = []
  for (let day = start; day <= end; day = addDays(day, 1)) days.push({ day, trainings: counted.get(day) ?? 0 })
  return days
}

const typesOf = async (tx: Transaction, { start, end }: Period, language: Language): Promise<CenterReport['types']> => {
  const name = language === 'es' ? sql`name_es` : sql`name_en`
  return rowsOf(
    tx,
    sql`
    select ${name} as name, sum(trainings)::int as trainings from training_days
    join training_types on training_types.uuid = training_type_uuid
    where day between ${start}::date and ${end}::date group by 1 order by 2 desc, ${nameKey(name)}`,
  )
}

/** Uses the roll-ups that triggers maintain. */
export const centerReport = async (tx: Transaction, period: Period, language: Language): Promise<CenterReport> => {
  const { ranking, users } = await trainedIn(tx, period)
  const before = periodBefore(period)
  return {
    ranking,
    days: await daysOf(tx, period),
    types: await typesOf(tx, period, language),
    totals: await totalsOf(tx, period, users),
    before: await totalsOf(tx, before, await usersIn(tx, before)),
  }
}
