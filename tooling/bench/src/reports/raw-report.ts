/** The floor of a report: its sums on a copy of the same files, and nothing around them. */
import { periodBefore, wholeMonthsIn } from '@repo/domain/period'

import { tell } from '../measure/child-process.ts'
import { openDatabase } from '../measure/embedded-database.ts'
import type { Order, Ran, Ready } from './messages.ts'

const [folder = ''] = process.argv.slice(2)
const database = await openDatabase(folder)
const { rows } = await database.query<{ uuid: string }>(
  `select branch_uuid as uuid from administrators where email = 'admin@demo.example'`,
)
const branch = rows[0]?.uuid ?? ''

const COLUMNS = 'member_uuid, trainings, with_calories, calories, points'

/** Whole months by month, and the days around them. */
const partsOf = ({ from, to }: Pick<Order, 'from' | 'to'>): string => {
  const ofBranch = `select ${COLUMNS} from member_days where branch_uuid = $1 and day`
  const months = wholeMonthsIn({ start: from, end: to })
  if (months === null) return `${ofBranch} between '${from}' and '${to}'`
  return `select ${COLUMNS} from member_months
      where branch_uuid = $1 and month >= '${months.from}' and month < '${months.until}'
    union all ${ofBranch} >= '${from}' and day < '${months.from}'
    union all ${ofBranch} >= '${months.until}' and day <= '${to}'`
}

const rankingOf = (days: Pick<Order, 'from' | 'to'>): string => `
  select m.uuid, m.name, m.last_name_1, m.last_name_2, m.email, sums.* from (
    select member_uuid, sum(trainings)::int as trainings, sum(with_calories)::int as with_calories,
      sum(calories)::float8 as calories, sum(points)::float8 as points from (${partsOf(days)}) as parts group by member_uuid
  ) as sums join members m on m.uuid = sums.member_uuid where m.unlinked_at is null order by sums.points desc`

const trainedIn = (days: Pick<Order, 'from' | 'to'>): string => `
  select count(*) from (select member_uuid from (${partsOf(days)}) as parts group by member_uuid) as trained`

const totalsOf = (days: Pick<Order, 'from' | 'to'>): string => `
  select sum(trainings)::int, sum(seconds)::float8, sum(calories)::float8, sum(points)::float8
  from training_days where branch_uuid = $1 and day between '${days.from}' and '${days.to}'`

const daysOf = ({ from, to }: Pick<Order, 'from' | 'to'>): string => `
  select day::text, sum(trainings)::int from training_days
  where branch_uuid = $1 and day between '${from}' and '${to}' group by day`

const typesOf = ({ from, to }: Pick<Order, 'from' | 'to'>): string => `
  select name_en, sum(trainings)::int from training_days join training_types on uuid = training_type_uuid
  where training_days.branch_uuid = $1 and day between '${from}' and '${to}' group by 1`

process.on('message', ({ from, to }: Order) => {
  const run = async (): Promise<void> => {
    const days = { from, to }
    const { start, end } = periodBefore({ start: from, end: to })
    const before = { from: start, to: end }
    const first = performance.now()
    const ranked = await database.query(rankingOf(days), [branch])
    for (const query of [daysOf(days), typesOf(days), totalsOf(days), totalsOf(before), trainedIn(before)]) {
      await database.query(query, [branch])
    }
    tell({ kind: 'ran', milliseconds: performance.now() - first, users: ranked.rows.length } satisfies Ran)
  }
  void run()
})
process.on('SIGTERM', () => void database.close().then(() => process.exit(0)))
tell({ kind: 'ready' } satisfies Ready)
