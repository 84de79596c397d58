import type { AddressInfo } from 'node:net'

import { WebSocketServer, type WebSocket } from 'ws'

import { tell } from './child-process.ts'
import type { openDatabase } from './embedded-database.ts'

/** Same as the server. */
export const ROWS_A_STATEMENT = 500
/** Same batching delay as the server. */
export const TOGETHER_MS = 40

export interface Listening {
  readonly kind: 'listening'
  readonly port: number
}

export interface Person {
  readonly uuid: string
  readonly branch: string
}

export const peopleInClasses = async (
  database: Awaited<ReturnType<typeof openDatabase>>,
): Promise<readonly Person[]> => {
  const { rows } = await database.query<Person>(
    'select p.uuid, p.branch_uuid as branch from participations p join classes c on c.uuid = p.class_uuid where c.ended_at is null',
  )
  return rows
}

export const takePhones = (
  people: readonly Person[],
  hear: (socket: WebSocket, person: Person, message: string) => void,
): void => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  let come = 0
  server.on('connection', (socket) => {
    const person = people[come % people.length]
    come += 1
    if (person === undefined) throw new Error('nobody is in a class')
    socket.on('message', (data: Buffer) => hear(socket, person, data.toString()))
  })
  server.on('listening', () =>
    tell({ kind: 'listening', port: (server.address() as AddressInfo).port } satisfies Listening),
  )
  process.on('SIGTERM', () => process.exit(0))
}
