import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { logIn } from '@repo/api-client/auth/log-in'
import { participantHeaders, sessionHeaders } from '@repo/api-client/core/headers'
import type { FastifyInstance } from 'fastify'

import { buildServer } from '../src/app/build-server.ts'
import { createContext } from '../src/app/create-context.ts'
import { readConfig } from '../src/app/read-config.ts'
import type { Connection } from '../src/database/connection.ts'
import type { Context } from '../src/lib/context.ts'
import type { Log } from '../src/lib/log.ts'
import { atEnd } from './at-end.ts'
import { buildAdmin } from './factories/build-admin.ts'
import { buildBranch } from './factories/build-branch.ts'
import { PASSWORD } from './factories/password.ts'
import { buildNeighbours, type Neighbours } from './neighbors.ts'
import { testClock, type TestClock } from './test-clock.ts'
import { openTestDatabase } from './test-database.ts'
import { type Client, createClient } from './wire-client.ts'

export interface TestServer {
  readonly app: FastifyInstance
  readonly context: Context
  readonly clock: TestClock
  readonly url: string
}

export const startTestServer = async (
  environment: Record<string, string> = {},
  log?: Log,
  through: (connection: Connection) => Connection = (connection) => connection,
): Promise<TestServer> => {
  const connection = through(await openTestDatabase())
  const dataDirectory = mkdtempSync(join(tmpdir(), 'latido-data-'))
  const clock = testClock()
  const config = readConfig({ DATA_DIR: dataDirectory, LOG_LEVEL: 'silent', NODE_ENV: 'test', ...environment }, '/')
  const context = createContext(config, connection, { testClock: clock, testLog: log })
  const app = await buildServer(context, join(import.meta.dirname, 'no-apps'))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  atEnd(async () => {
    await app.close()
    await context.imports.close()
    await context.engine.close()
    await context.realtime.close()
    await context.mail.close()
    await connection.close()
    rmSync(dataDirectory, { recursive: true, force: true })
  })
  return { app, context, clock, url }
}

export interface Gym {
  readonly branch: Awaited<ReturnType<typeof buildBranch>>
  readonly admin: Awaited<ReturnType<typeof buildAdmin>>
  readonly coach: Awaited<ReturnType<typeof buildAdmin>>
}

type BranchOverrides = Parameters<typeof buildBranch>[1]

export const buildEmptyGym = async ({ context }: TestServer, overrides: BranchOverrides = {}): Promise<Gym> => {
  const branch = await buildBranch(context.db, overrides)
  const admin = await buildAdmin(context.db, branch.uuid)
  const coach = await buildAdmin(context.db, branch.uuid, { role: 'coach' })
  return { branch, admin, coach }
}

export interface FurnishedGym extends Gym {
  readonly neighbours: Neighbours
}

export const buildGym = async (server: TestServer, overrides: BranchOverrides = {}): Promise<FurnishedGym> => {
  const gym = await buildEmptyGym(server, overrides)
  const place = { branchUuid: gym.branch.uuid, coachUuid: gym.coach.uuid, now: server.clock.now() }
  return { ...gym, neighbours: await buildNeighbours(server.context.db, place) }
}

export const centerClient = (server: TestServer, centerKey: string, language: 'en' | 'es' = 'en'): Client =>
  createClient({ baseUrl: server.url, headers: () => sessionHeaders({ centerKey, language }) })

export const staffClient = async (server: TestServer, gym: Gym, email: string): Promise<Client & { token: string }> => {
  const key = gym.branch.publishableKey
  const { token_user: token } = await centerClient(server, key).call(logIn, {
    body: { email, password: PASSWORD, rememberme: true, force: true },
  })
  const headers = () =>
    sessionHeaders({ centerKey: key, language: 'en', staffToken: token, branchUuid: gym.branch.uuid })
  return { ...createClient({ baseUrl: server.url, headers }), token }
}

export const participantClient = (server: TestServer, token: string): Client =>
  createClient({ baseUrl: server.url, headers: () => participantHeaders('en', token) })
