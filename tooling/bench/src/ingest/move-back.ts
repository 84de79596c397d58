/** The process that has running classes begin an hour earlier while no server runs: a phone may then bring an hour at once. */
import { tell } from '../measure/child-process.ts'
import { openDatabase } from '../measure/embedded-database.ts'
import type { Moved } from './messages.ts'

const [folder = ''] = process.argv.slice(2)
const database = await openDatabase(folder)
await database.exec(
  `update classes set configured_at = configured_at - interval '1 hour', start_at = start_at - interval '1 hour'
  where ended_at is null`,
)
await database.close()
tell({ kind: 'moved' } satisfies Moved)
