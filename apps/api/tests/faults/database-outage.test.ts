import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { ApiError } from '@repo/api-client/core/api-error'
import { showHealth } from '@repo/api-client/system/system-endpoints'
import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { settings } from '../../src/database/schema/center.ts'
import { participations, samples } from '../../src/database/schema/classes.ts'
import { trainings } from '../../src/database/schema/trainings.ts'
import { atEnd } from '../../testing/at-end.ts'
import { participantClient, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createClient } from '../../testing/wire-client.ts'
import { buildWorld, type World } from '../../testing/world.ts'

const serverUrl = process.env['TEST_DATABASE_URL'] ?? ''

it.skipIf(serverUrl !== '')(
  'readiness responds in bounded time during a database stall, and health at once',
  async () => {
    const server = await startTestServer()
    const held = Promise.withResolvers<void>()
    // the embedded database runs one transaction at a time
    const holding = server.context.db.transaction(() => held.promise)
    const startedAt = performance.now()
    const answer = await fetch(`${server.url}/readyz`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(performance.now() - startedAt).toBeLessThan(5000)
    // a stall needs no restart
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    held.resolve()
    await holding
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  },
)

/** Needs TEST_DATABASE_URL. */
describe.skipIf(serverUrl === '')('a PostgreSQL that closes its connections', () => {
  let server: TestServer
  let world: World
  let admin: Client
  let database: string
  beforeAll(async () => {
    server = await startTestServer()
    world = await buildWorld(server)
    server.context.engine.run()
    const [row] = await server.context.db.select({ name: sql<string>`current_database()` }).from(settings)
    database = row?.name ?? ''
    admin = new Client({ connectionString: serverUrl })
    await admin.connect()
    atEnd(() => admin.end())
  })

  const cut = () => admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])

  it('causes short 503 refusals with a retry time and loses no sample and no class', async () => {
    const { clock, context } = server
    const phone = participantClient(server, world.phone)
    const at = clock.now()
    const hand = async (sequence: number): Promise<void> => {
      const body = { device_id: 'strap', sequence, samples: [{ at: at + sequence * 1000, hr: 120 + sequence }] }
      await vi.waitFor(() => phone.call(sendMeasurements, { body }), { timeout: 10_000, interval: 20 })
    }
    const refused: unknown[] = []
    for (let round = 0; round < 25; round += 1) {
      clock.advance(1000)
      const calls = Array.from({ length: 4 }, () =>
        createClient({ baseUrl: server.url, headers: () => ({}) }).call(showHealth, {}),
      )
      await Promise.all([
        cut(),
        hand(round),
        ...calls.map((call) => call.catch((error: unknown) => refused.push((error as ApiError).status))),
      ])
    }
    expect(refused.every((status) => status === 503)).toBe(true)
    expect(context.engine.find(world.classUuid)).not.toBeNull()
    const stored = await context.db
      .select({ heartRate: samples.heartRate })
      .from(samples)
      .innerJoin(participations, eq(participations.uuid, samples.participationUuid))
      .where(eq(participations.classUuid, world.classUuid))
    expect(stored.map(({ heartRate }) => heartRate).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 25 }, (_, round) => 120 + round),
    )
    await Promise.all([cut(), context.engine.end(world.classUuid).catch(() => {})])
    await vi.waitFor(() => context.engine.end(world.classUuid), { timeout: 10_000 })
    const made = await context.db.select().from(trainings)
    expect(made.some(({ memberUuid }) => memberUuid === world.member.uuid)).toBe(true)
  })

  it('causes a 503 with a retry time in the middle of a statement', async () => {
    const holder = new Client({
      connectionString: Object.assign(new URL(serverUrl), { pathname: `/${database}` }).href,
    })
    await holder.connect()
    holder.on('error', () => {})
    await holder.query('begin; lock table training_types in access exclusive mode')
    const answer = fetch(`${server.url}/api/v2/trainings/type`, { headers: world.headers.admin })
    await vi.waitFor(async () => {
      const { rows } = await admin.query(
        `select 1 from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
        [database],
      )
      expect(rows).toHaveLength(1)
    })
    await cut()
    await holder.end().catch(() => {})
    const { status, headers } = await answer
    expect([status, headers.get('retry-after')]).toEqual([503, '2'])
  })
})
