/** The floor of what is taken in: the same rows on a copy of the same files, and nothing around them. */
import { peopleInClasses, ROWS_A_STATEMENT } from '../measure/bare-phone-server.ts'
import { tell } from '../measure/child-process.ts'
import { openDatabase } from '../measure/embedded-database.ts'
import { STEP_MS, type RawOrder, type Ready, type Stored } from './messages.ts'

const [folder = ''] = process.argv.slice(2)
const database = await openDatabase(folder)
const people = await peopleInClasses(database)
const from = Date.now() - 3_600_000
let stored = 0

type Row = readonly [participation: string, branch: string, at: number, heartRate: number, steps: null]

/** The next sample of the next person. */
const nextRow = (): Row => {
  const { uuid = '', branch = '' } = people[stored % people.length] ?? {}
  const at = from + Math.floor(stored / people.length) * STEP_MS
  stored += 1
  return [uuid, branch, at, 120 + (stored % 40), null]
}

const together = async (rows: readonly Row[]): Promise<void> => {
  for (let first = 0; first < rows.length; first += ROWS_A_STATEMENT) {
    const part = rows.slice(first, first + ROWS_A_STATEMENT)
    await database.query(
      `insert into samples (participation_uuid, branch_uuid, at, heart_rate, steps)
      select * from unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::smallint[], $5::smallint[]) on conflict do nothing`,
      [0, 1, 2, 3, 4].map((column) => part.map((row) => row[column])),
    )
  }
}

const oneByOne = async (rows: readonly Row[]): Promise<void> => {
  for (const row of rows) await database.query('insert into samples values ($1, $2, $3, $4, $5)', [...row])
}

process.on('message', ({ way, rows: count }: RawOrder) => {
  const run = async (): Promise<void> => {
    const rows = Array.from({ length: count }, nextRow)
    const before = process.cpuUsage()
    await (way === 'unnest' ? together : oneByOne)(rows)
    const { user, system } = process.cpuUsage(before)
    tell({ kind: 'stored', cpu: (user + system) / 1000 } satisfies Stored)
  }
  void run()
})
process.on('SIGTERM', () => void database.close().then(() => process.exit(0)))
tell({ kind: 'ready' } satisfies Ready)
