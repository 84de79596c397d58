/** The floor of a server for classes: each sample is stored before its receipt and numbers go out, and that is all. */
import type { AddressInfo } from 'node:net'

import { WebSocketServer, type WebSocket } from 'ws'

import { tell } from '../measure/child-process.ts'
import { openDatabase } from '../measure/embedded-database.ts'
import type { Listening } from './messages.ts'

const ROWS_A_STATEMENT = 500
/** Whoever waits so long is stored with many others; a statement for each few rows would cost most of the core. */
const TOGETHER_MS = 40
const NUMBERS = { hr: 140, zone: 4, effort: 78.4, averageEffort: 71.2, calories: 312.6, points: 214, seconds: 1804 }

interface Person {
  readonly uuid: string
  readonly branch: string
}

interface Sample {
  readonly socket: WebSocket
  readonly person: Person
  readonly at: number
  readonly hr: number
}

const [folder = ''] = process.argv.slice(2)
const database = await openDatabase(folder)
const { rows: people } = await database.query<Person>(
  'select p.uuid, p.branch_uuid as branch from participations p join classes c on c.uuid = p.class_uuid where c.ended_at is null',
)

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

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
let come = 0
server.on('connection', (socket) => {
  const person = people[come % people.length]
  come += 1
  if (person === undefined) throw new Error('nobody is in a class')
  socket.on('message', (data: Buffer) => {
    const { at, hr } = JSON.parse(data.toString()) as { at: number; hr: number }
    waiting.push({ socket, person, at, hr })
  })
})
server.on('listening', () =>
  tell({ kind: 'listening', port: (server.address() as AddressInfo).port } satisfies Listening),
)
process.on('SIGTERM', () => process.exit(0))
