/** What the least servers for phones have in common: who is in a class, and a socket for each of them. */
import type { AddressInfo } from 'node:net'

import { WebSocketServer, type WebSocket } from 'ws'

import { tell } from './child-process.ts'
import type { openDatabase } from './embedded-database.ts'

/** As many as the server writes in one statement. */
export const ROWS_A_STATEMENT = 500
/** As long as the server itself waits for more; a statement for each few rows would cost most of a core. */
export const TOGETHER_MS = 40

/** The server takes phones. */
export interface Listening {
  readonly kind: 'listening'
  readonly port: number
}

export interface Person {
  readonly uuid: string
  readonly branch: string
}

/** Everybody in a running class. */
export const peopleInClasses = async (
  database: Awaited<ReturnType<typeof openDatabase>>,
): Promise<readonly Person[]> => {
  const { rows } = await database.query<Person>(
    'select p.uuid, p.branch_uuid as branch from participations p join classes c on c.uuid = p.class_uuid where c.ended_at is null',
  )
  return rows
}

/** Takes a phone for each of the people, in the order in which they come, and says on which port. */
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
