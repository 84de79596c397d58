import { randomUUID } from 'node:crypto'

import { contract } from '@repo/api-client/contract'
import type { Endpoint } from '@repo/api-client/core/endpoint'
import { KEY_HEADER, REPLAYED_HEADER } from '@repo/api-client/core/headers'
import { isKeyed } from '@repo/api-client/core/keyed'
import { bleAddress } from '@repo/domain/sensors/strap-address'
import { bySize } from '@repo/test-size'
import { count, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { databaseFingerprint } from '../../testing/database-fingerprint.ts'
import { type FailingStatements, failStatements } from '../../testing/failing-statements.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createCallMaker } from '../../testing/valid-sender.ts'
import { buildWorld, callerOf, type World } from '../../testing/world.ts'
import { allRoutes } from '../app/all-routes.ts'
import { auditEntries } from '../database/schema/audit-entries.ts'
import { idempotencyRecords } from '../database/schema/idempotency-records.ts'
import { strapAddresses } from '../database/schema/sensors.ts'
import { streamingAccounts } from '../database/schema/streaming.ts'
import { runHousekeeping } from '../operations/jobs/housekeeping.ts'

type Name = keyof typeof contract

const keyedNames = (Object.keys(contract) as Name[]).filter((name) => isKeyed(contract[name]))
const newKey = () => ({ [KEY_HEADER]: `"${randomUUID()}"` })
const DAY_MS = 86_400_000

const readAnswer = async (response: Response) => ({
  status: response.status,
  text: await response.text(),
  isReplayed: response.headers.get(REPLAYED_HEADER) === 'true',
})

describe('a call with an idempotency key', () => {
  let server: TestServer
  let world: World
  let make: Awaited<ReturnType<typeof createCallMaker>>
  beforeAll(async () => {
    server = await startTestServer()
    make = await createCallMaker(server.url)
  })
  beforeEach(async () => {
    world = await buildWorld(server)
  })
  /** Prepares a call that can succeed: a center has at most one video account. */
  const makePossible = async (name: Name) => {
    const isAccountMade = name === 'createStreamingAccount'
    const { db } = server.context
    if (isAccountMade) await db.delete(streamingAccounts).where(eq(streamingAccounts.branchUuid, world.branch.uuid))
    return make(name, world)
  }

  const kept = () =>
    server.context.db.select().from(idempotencyRecords).where(eq(idempotencyRecords.branchUuid, world.branch.uuid))
  const sensorOf = (mac: string, headers: Readonly<Record<string, string>>, caller: 'admin' | 'coach' = 'admin') =>
    fetch(`${server.url}${contract.createSensor.path}`, {
      method: 'POST',
      headers: { ...world.headers[caller], ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ sensor_name: 'Banda', sensor_mac: mac, sensor_id_center: null, ownership_type: 'center' }),
    })
  const sensorsOf = async (mac: string): Promise<number> => {
    const [row] = await server.context.db
      .select({ count: count() })
      .from(strapAddresses)
      .where(eq(strapAddresses.address, bleAddress(mac)))
    return row?.count ?? 0
  }

  it.each(keyedNames)('%s, sent again, has no second effect and gets the answer it had', async (name) => {
    const send = await makePossible(name)
    const endpoint: Endpoint = contract[name]
    const caller = callerOf(endpoint)
    const key = newKey()
    const first = await readAnswer(await send(caller, key))
    expect(first).toMatchObject({ status: endpoint.status, isReplayed: false })
    // an import continues after the response
    await server.context.imports.workThrough()
    const after = await databaseFingerprint(server.context.db)
    expect(await readAnswer(await send(caller, key))).toEqual({ ...first, isReplayed: true })
    expect(await databaseFingerprint(server.context.db)).toBe(after)
  })

  it.each(keyedNames)('%s without a key stores no answer', async (name) => {
    const endpoint: Endpoint = contract[name]
    const answer = await readAnswer(await (await makePossible(name))(callerOf(endpoint)))
    expect(answer).toMatchObject({ status: endpoint.status, isReplayed: false })
    expect(await kept()).toEqual([])
  })

  it('is answered by any server, even for a class of another one', () => {
    const elsewhere = keyedNames.filter((name) => allRoutes[name].classOf !== undefined)
    expect(elsewhere).toEqual([])
  })

  it.each([
    ['too short', '"abc"'],
    ['too long', `"${'a'.repeat(129)}"`],
    ['with a space', '"aaaaaaaa aaaaaaaa"'],
    ['with half its quotes', `"${'a'.repeat(20)}`],
    ['of nothing', '""'],
    ['of letters that are none', `"${'ñ'.repeat(20)}"`],
  ])('%s is refused before it has an effect', async (_, key) => {
    const response = await sensorOf('A0:B1:C2:D3:E4:01', { [KEY_HEADER]: key })
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'idempotency-key-malformed' }])
    expect(await sensorsOf('A0:B1:C2:D3:E4:01')).toBe(0)
  })

  it('may have its key without quotes', async () => {
    const key = randomUUID()
    const first = await readAnswer(await sensorOf('A0:B1:C2:D3:E4:02', { [KEY_HEADER]: key }))
    const again = await readAnswer(await sensorOf('A0:B1:C2:D3:E4:02', { [KEY_HEADER]: `"${key}"` }))
    expect(again).toEqual({ ...first, isReplayed: true })
  })

  it('is refused if its key belongs to another body or another call', async () => {
    const key = newKey()
    expect((await sensorOf('A0:B1:C2:D3:E4:03', key)).status).toBe(201)
    for (const other of [await sensorOf('A0:B1:C2:D3:E4:04', key), await make('createRoom', world)('admin', key)]) {
      expect([other.status, await other.json()]).toMatchObject([422, { code: 'idempotency-key-reused' }])
    }
    expect(await sensorsOf('A0:B1:C2:D3:E4:04')).toBe(0)
  })

  it('has a key of its own person only, in the center or another', async () => {
    const key = newKey()
    const send = async (at: World, caller: 'admin' | 'coach') => readAnswer(await make('restoreBans', at)(caller, key))
    expect(await send(world, 'admin')).toMatchObject({ status: 200, isReplayed: false })
    // nothing is left to restore
    expect(await send(world, 'coach')).toMatchObject({ status: 404, isReplayed: false })
    expect(await send(await buildWorld(server), 'admin')).toMatchObject({ status: 200, isReplayed: false })
  })

  it('may succeed later under the same key after a refusal', async () => {
    const key = newKey()
    const mac = 'A0:B1:C2:D3:E4:05'
    expect((await sensorOf(mac, {})).status).toBe(201)
    expect((await sensorOf(mac, key)).status).toBe(422)
    expect(await kept()).toEqual([])
    await server.context.db.delete(strapAddresses).where(eq(strapAddresses.address, bleAddress(mac)))
    expect(await readAnswer(await sensorOf(mac, key))).toMatchObject({ status: 201, isReplayed: false })
  })

  it('has one answer for a day, then none', async () => {
    const key = newKey()
    const mac = 'A0:B1:C2:D3:E4:06'
    const first = await readAnswer(await sensorOf(mac, key))
    server.clock.advance(DAY_MS - 1)
    await runHousekeeping(server.context)
    expect(await kept()).toHaveLength(1)
    server.clock.advance(2)
    await runHousekeeping(server.context)
    expect([await kept(), first.status]).toEqual([[], 201])
  })

  it('stores nothing from which its key, input, or answer could be read', async () => {
    const key = randomUUID()
    const { text } = await readAnswer(await make('issueDaqKey', world)('admin', { [KEY_HEADER]: key }))
    const [row] = await kept()
    const written = JSON.stringify(row)
    const answer = JSON.parse(text) as { readonly key: string }
    const words = [key, answer.key, world.daq.uuid]
    expect(words.filter((word) => written.includes(word))).toEqual([])
    expect(row?.sealedAnswer).toMatch(/^v1\./)
  })

  it.each([
    ['createMember', bySize({ small: 12, full: 180, night: 180 })],
    ['createRoom', 12],
    // these calls use up a room or a member, so each race needs its own world
    ['startClass', 4],
    ['unlinkMembers', 4],
  ] as const)(
    '%s, sent five times at once in each of %i races, has one effect in each',
    async (name, races) => {
      const isOfWorld = name === 'startClass' || name === 'unlinkMembers'
      for (let race = 0; race < races; race += 1) {
        const send = make(name, isOfWorld && race > 0 ? await buildWorld(server) : world)
        const key = newKey()
        const answers = await Promise.all([1, 2, 3, 4, 5].map(async () => readAnswer(await send('admin', key))))
        const granted = answers.filter(({ status }) => status === contract[name].status)
        const early = answers.filter(({ status }) => status === 409)
        expect([granted.length + early.length, granted.filter(({ isReplayed }) => !isReplayed).length]).toEqual([5, 1])
        expect(new Set(granted.map(({ text }) => text)).size).toBe(1)
        expect(await readAnswer(await send('admin', key))).toEqual({ ...granted[0], isReplayed: true })
      }
    },
    120_000,
  )
})

describe('a call with an idempotency key on a database that fails once', () => {
  let server: TestServer
  let make: Awaited<ReturnType<typeof createCallMaker>>
  let database: FailingStatements
  beforeAll(async () => {
    server = await startTestServer()
    make = await createCallMaker(server.url)
    database = failStatements(server.context.db)
  })

  it.each(['createSensor', 'addGalleryImage', 'startClass'] as const)(
    'has one effect for %s when it is sent until it is answered, whichever statement fails',
    async (name) => {
      const round = async (step: number | null) => {
        const world = await buildWorld(server)
        const send = make(name, world)
        const key = newKey()
        const audited = async () => {
          const [row] = await server.context.db
            .select({ entries: count() })
            .from(auditEntries)
            .where(eq(auditEntries.branchUuid, world.branch.uuid))
          return row?.entries
        }
        database.failAt(step)
        let answer = await readAnswer(await send('admin', key))
        for (let tries = 0; tries < 3 && answer.status >= 500; tries += 1)
          answer = await readAnswer(await send('admin', key))
        const taken = { steps: database.steps(), failed: database.failed() }
        database.failAt(null)
        expect({ ...taken, status: answer.status }).toEqual({ ...taken, status: contract[name].status })
        expect({ ...taken, entries: await audited() }).toEqual({ ...taken, entries: 1 })
        return taken
      }
      const { steps } = await round(null)
      expect(steps).toBeGreaterThan(5)
      for (let step = 1; step <= steps; step += 1) expect((await round(step)).failed).not.toBeNull()
    },
    240_000,
  )
})
