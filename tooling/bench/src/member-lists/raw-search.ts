/** The floor of a search: the two statements any list with pages needs, by the same indexes, and nothing around them. */
import { tell } from '../measure/child-process.ts'
import { openDatabase } from '../measure/embedded-database.ts'
import type { Order, Ready, Search, Searched } from './messages.ts'

const [folder = ''] = process.argv.slice(2)
const database = await openDatabase(folder)
await database.exec('analyze')
const { rows } = await database.query<{ uuid: string }>(
  `select branch_uuid as uuid from administrators where email = 'admin@demo.example'`,
)
const branch = rows[0]?.uuid

/** What a column stands for: of a name the whole of it, or both last names. */
const searched = {
  name: 'whole_name(name, last_name_1, last_name_2)',
  last_name_1: 'whole_name(null, last_name_1, last_name_2)',
  email: 'fold(email)',
  pseudonym: 'fold(pseudonym)',
} as const satisfies Record<Search['column'], string>

const search = async ({ column, text }: Search): Promise<number> => {
  const matching = `from members where branch_uuid = $1 and unlinked_at is null and ${searched[column]} like fold($2)`
  const asked = [branch, `%${text}%`]
  const counted = await database.query<{ total: number }>(`select count(*)::int as total ${matching}`, asked)
  await database.query(`select * ${matching} order by created_at desc, uuid desc limit 20`, asked)
  return counted.rows[0]?.total ?? 0
}

process.on('message', ({ searches }: Order) => {
  const run = async (): Promise<void> => {
    const totals: number[] = []
    const from = performance.now()
    for (const one of searches) totals.push(await search(one))
    tell({ kind: 'searched', milliseconds: performance.now() - from, totals } satisfies Searched)
  }
  void run()
})
process.on('SIGTERM', () => void database.close().then(() => process.exit(0)))
tell({ kind: 'ready' } satisfies Ready)
