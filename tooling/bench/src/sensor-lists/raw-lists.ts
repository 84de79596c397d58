/** The floor of a counted list: its statements on a copy of the same files, and nothing around them. */
import { tell } from '../measure/child-process.ts'
import { openDatabase } from '../measure/embedded-database.ts'
import type { Order, Ran, Ready } from './messages.ts'

const [folder = ''] = process.argv.slice(2)
const database = await openDatabase(folder)
await database.exec('analyze')
const { rows } = await database.query<{ uuid: string }>(
  `select branch_uuid as uuid from administrators where email = 'admin@demo.example'`,
)
const branch = rows[0]?.uuid ?? ''

process.on('message', ({ statements }: Order) => {
  const run = async (): Promise<void> => {
    const totals: number[] = []
    const from = performance.now()
    for (const { count, page, values } of statements) {
      const counted = await database.query<{ total: number }>(count, [branch, ...values])
      await database.query(page, [branch, ...values])
      totals.push(counted.rows[0]?.total ?? 0)
    }
    tell({ kind: 'ran', milliseconds: performance.now() - from, totals } satisfies Ran)
  }
  void run()
})
process.on('SIGTERM', () => void database.close().then(() => process.exit(0)))
tell({ kind: 'ready' } satisfies Ready)
