/** Baseline: stores each sample before it acknowledges it, and nothing else. */
import type { WebSocket } from 'ws'

import {
  peopleInClasses,
  ROWS_A_STATEMENT,
  takePhones,
  TOGETHER_MS,
  type Person,
} from '../measure/bare-phone-server.ts'
import { openDatabase } from '../measure/embedded-database.ts'

const NUMBERS = { hr: 140, zone: 4, effort: 78.4, averageEffort: 71.2, calories: 312.6, points: 214, seconds: 1804 }

interface Sample {
  readonly socket: WebSocket
  readonly person: Person
  readonly at: number
  readonly hr: number
}

const [folder = ''] = process.argv.slice(2)
const database = await openDatabase(folder)
const people = await peopleInClasses(database)

const insert = (rows: readonly Sample[]) =>
  database.query(
    `insert into samples (participation_uuid, branch_uuid, at, heart_rate)
    select * from unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::smallint[]) on conflict do nothing`,
    [
      rows.map(({ person }) => person.uuid),
      rows.map(({ person }) => person.branch),
      rows.map(({ at }) => at),
      rows.map(({ hr }) => hr),
    ],
  )

let waiting: Sample[] = []

const store = async (): Promise<void> => {
  while (waiting.length > 0) {
    const rows = waiting.slice(0, ROWS_A_STATEMENT)
    waiting = waiting.slice(ROWS_A_STATEMENT)
    await insert(rows)
    for (const { socket, at } of rows) {
      socket.send(JSON.stringify({ kind: 'receipt', at, accepted: 1, duplicate: 0, refused: [] }))
      socket.send(JSON.stringify({ kind: 'numbers', ...NUMBERS }))
    }
  }
  setTimeout(() => void store(), TOGETHER_MS)
}
void store()

takePhones(people, (socket, person, message) => {
  const { at, hr } = JSON.parse(message) as { at: number; hr: number }
  waiting.push({ socket, person, at, hr })
})
