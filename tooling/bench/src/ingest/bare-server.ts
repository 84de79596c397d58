/** The least server there could be for samples of phones: each is stored with others before its receipt goes out, and that is all. */
import type { WebSocket } from 'ws'

import { peopleInClasses, ROWS_A_STATEMENT, takePhones, TOGETHER_MS } from '../measure/bare-phone-server.ts'
import { openDatabase } from '../measure/embedded-database.ts'

interface Message {
  readonly type: 'hello' | 'batch'
  readonly sequence: number
  readonly samples: readonly { readonly at: number; readonly hr: number }[]
}

interface Waiting extends Pick<Message, 'sequence' | 'samples'> {
  readonly socket: WebSocket
}

const [folder = ''] = process.argv.slice(2)
const database = await openDatabase(folder)
const people = await peopleInClasses(database)

const insert = (columns: readonly (readonly unknown[])[]) =>
  database.query(
    `insert into samples (participation_uuid, branch_uuid, at, heart_rate)
    select * from unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::smallint[]) on conflict do nothing`,
    [...columns],
  )

const noRows = (): [string[], string[], number[], number[]] => [[], [], [], []]

let rows = noRows()
let waiting: Waiting[] = []
const [uuids, branches, ats, rates] = [0, 1, 2, 3] as const

const store = async (): Promise<void> => {
  const [columns, group] = [rows, waiting]
  rows = noRows()
  waiting = []
  for (let from = 0; from < columns[ats].length; from += ROWS_A_STATEMENT) {
    await insert(columns.map((column) => column.slice(from, from + ROWS_A_STATEMENT)))
  }
  for (const { socket, sequence, samples } of group) {
    socket.send(JSON.stringify({ type: 'receipt', sequence, accepted: samples.length, duplicate: 0, refused: [] }))
  }
  setTimeout(() => void store(), TOGETHER_MS)
}
void store()

takePhones(people, (socket, person, message) => {
  const { type, sequence, samples } = JSON.parse(message) as Message
  if (type === 'hello') return socket.send(JSON.stringify({ type: 'ready', server_time: Date.now() }))
  for (const { at, hr } of samples) {
    rows[uuids].push(person.uuid)
    rows[branches].push(person.branch)
    rows[ats].push(at)
    rows[rates].push(hr)
  }
  waiting.push({ socket, sequence, samples })
})
