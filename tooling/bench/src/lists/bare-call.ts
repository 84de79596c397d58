/**
 * The least server of a list: node:http, who calls, one statement with the count and the page that sees one branch, and
 * the product's answer, as so many bytes or written by its contract. The embedded database is in a thread of its own,
 * as the classes need it.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { listAdmins } from '@repo/api-client/admins/list-admins'
import { Pool, type PoolClient } from 'pg'
import { decode, encode } from 'zod/mini'

import { tell } from '../measure/child-process.ts'
import { openApart } from '../measure/embedded-database.ts'
import { ADD_SESSION, OF_THE_BRANCH, TOKEN_HASH, WHO_CALLS } from '../sensor-lists/surrounding.ts'
import type { BareOrder, Listening } from './messages.ts'

const LONGEST_NAME = 63

interface Engine {
  readonly query: (text: string, params: readonly unknown[]) => Promise<unknown>
  readonly bound: (branch: string, text: string) => Promise<unknown>
  readonly close: () => Promise<void>
}

const embedded = async (folder: string): Promise<Engine> => {
  const client = await openApart(folder)
  return {
    query: client.query,
    bound: (branch, text) =>
      client.transaction(async (tx) => {
        await tx.query(OF_THE_BRANCH, [branch])
        return tx.query(text)
      }),
    close: client.close,
  }
}

const onServer = (url: string): Engine => {
  const pool = new Pool({ connectionString: url })
  const named = (client: Pool | PoolClient, text: string, params: readonly unknown[]) =>
    client.query({ name: text.trim().slice(0, LONGEST_NAME), text, values: [...params] })
  return {
    query: (text, params) => named(pool, text, params),
    bound: async (branch, text) => {
      const client = await pool.connect()
      await client.query('begin')
      await named(client, OF_THE_BRANCH, [branch])
      const answer = await named(client, text, [])
      // nobody waits for the end of what only reads
      void client.query('commit').then(() => client.release())
      return answer
    },
    close: () => pool.end(),
  }
}

const [place = ''] = process.argv.slice(2)
const engine = await (/^postgres(ql)?:/.test(place) ? onServer(place) : embedded(place))
await engine.query(ADD_SESSION, [TOKEN_HASH])

const writing = ({ body, isWritten }: BareOrder): (() => string) => {
  if (!isWritten) return () => body
  const answer = decode(listAdmins.response, JSON.parse(body))
  return () => JSON.stringify(encode(listAdmins.response, answer))
}

process.on('message', (order: BareOrder) => {
  const { branch, text, headers } = order
  const write = writing(order)
  const server = createServer((_, response) => {
    const answer = async (): Promise<void> => {
      await engine.query(WHO_CALLS, [TOKEN_HASH, new Date().toISOString()])
      await engine.bound(branch, text)
      const body = write()
      response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
    }
    void answer()
  })
  server.listen(0, '127.0.0.1', () =>
    tell({ kind: 'listening', port: (server.address() as AddressInfo).port } satisfies Listening),
  )
})
process.on('SIGTERM', () => void engine.close().then(() => process.exit(0)))
tell({ kind: 'ready' })
