import { wholeMonthsIn, type Period } from '@repo/domain/period'
import { sql, type SQL } from 'drizzle-orm'

/** Rows of member, trainings, with_calories, calories and points of a period: whole months as such, and the days around them. */
export const memberSums = (period: Period): SQL => {
  const columns = sql`member_uuid, trainings, with_calories, calories, points`
  const months = wholeMonthsIn(period)
  const { start, end } = period
  if (months === null) return sql`select ${columns} from member_days where day between ${start}::date and ${end}::date`
  const { from, until } = months
  return sql`
    select ${columns} from member_months where month >= ${from}::date and month < ${until}::date
    union all select ${columns} from member_days where day >= ${start}::date and day < ${from}::date
    union all select ${columns} from member_days where day >= ${until}::date and day <= ${end}::date`
}
