import { openAnyDatabase } from '../measure/any-database.ts'
/** The floor of a counted list: its statements on a copy of the same files, and nothing around them. */
import { tell } from '../measure/child-process.ts'
import type { Order, Ran, Ready } from './messages.ts'

const [place = ''] = process.argv.slice(2)
const database = await openAnyDatabase(place)
await database.exec('analyze')
const { rows } = await database.query(
  `select branch_uuid as uuid from administrators where email = 'admin@demo.example'`,
)
const branch = rows[0]?.['uuid']

process.on('message', ({ statements }: Order) => {
  const run = async (): Promise<void> => {
    const totals: number[] = []
    const from = performance.now()
    const before = process.cpuUsage()
    for (const { count, page, values } of statements) {
      const counted = await database.query(count, [branch, ...values])
      await database.query(page, [branch, ...values])
      totals.push(Number(counted.rows[0]?.['total'] ?? 0))
    }
    const milliseconds = performance.now() - from
    const { user, system } = process.cpuUsage(before)
    tell({ kind: 'ran', milliseconds, cpu: (user + system) / 1000, totals } satisfies Ran)
  }
  void run()
})
process.on('SIGTERM', () => void database.close().then(() => process.exit(0)))
tell({ kind: 'ready' } satisfies Ready)
