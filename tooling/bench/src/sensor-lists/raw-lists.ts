/** The floor of a counted list: its statements on a copy of the same files, and nothing around them. */
import { openAnyDatabase } from '../measure/any-database.ts'
import { tell } from '../measure/child-process.ts'
import type { Order, Ran, Ready, Statements } from './messages.ts'
import { surroundingIn } from './surrounding.ts'

const [place = ''] = process.argv.slice(2)
const database = await openAnyDatabase(place)
await database.exec('analyze')
const { rows } = await database.query(
  `select branch_uuid as uuid from administrators where email = 'admin@demo.example'`,
)
const branch = rows[0]?.['uuid']
const surround = await surroundingIn(database, branch)

const run = async (statements: readonly Statements[]): Promise<readonly number[]> => {
  const totals: number[] = []
  for (const { count, page, values } of statements) {
    const counted = await database.query(count, [branch, ...values])
    await database.query(page, [branch, ...values])
    totals.push(Number(counted.rows[0]?.['total'] ?? 0))
  }
  return totals
}

const work = async (order: Order): Promise<readonly number[]> => {
  if (order.kind === 'run') return run(order.statements)
  for (let time = 0; time < order.times; time += 1) await surround()
  return []
}

process.on('message', (order: Order) => {
  const answer = async (): Promise<void> => {
    const from = performance.now()
    const before = process.cpuUsage()
    const totals = await work(order)
    const milliseconds = performance.now() - from
    const { user, system } = process.cpuUsage(before)
    tell({ kind: 'ran', milliseconds, cpu: (user + system) / 1000, totals } satisfies Ran)
  }
  void answer()
})
process.on('SIGTERM', () => void database.close().then(() => process.exit(0)))
tell({ kind: 'ready' } satisfies Ready)
