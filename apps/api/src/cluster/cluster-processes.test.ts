import { setTimeout as pause } from 'node:timers/promises'

import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { createRealtimeToken } from '@repo/api-client/classes/realtime-config'
import { changeClassState } from '@repo/api-client/classes/run-class'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { type ChildServer, freePort, startChild } from '../../testing/child-server.ts'
import { buildMember } from '../../testing/factories/build-member.ts'
import { type NatsPeer, startNatsPeer, whyNoNats } from '../../testing/nats-peer.ts'
import { openClass } from '../../testing/open-class.ts'
import { addressOf, authWith, collect, createClientPool } from '../../testing/realtime/ably-clients.ts'
import { createServerDatabase } from '../../testing/test-database.ts'
import {
  buildGym,
  type FurnishedGym,
  participantClient,
  staffClient,
  type TestServer,
} from '../../testing/test-server.ts'
import type { Connection } from '../database/connection.ts'
import { connectPostgres } from '../database/postgres/connect-postgres.ts'
import { classes, samples } from '../database/schema/classes.ts'
import { trainings } from '../database/schema/trainings.ts'

const { TEST_DATABASE_URL: databaseUrl = '' } = process.env
const PATIENCE = { timeout: 30_000, interval: 100 }

describe.skipIf(databaseUrl === '' || whyNoNats !== null)('server processes on PostgreSQL and NATS', () => {
  let peer: NatsPeer
  let url: string
  let connection: Connection
  let gym: FurnishedGym
  const children: { readonly child: ChildServer; readonly port: number }[] = []

  const start = async () => {
    const port = await freePort()
    const child = startChild({
      PORT: String(port),
      DATABASE_URL: url,
      NATS_URL: peer.url,
      INSTALLATION_KEY: Buffer.alloc(32, 7).toString('base64'),
      DEMO: '0',
    })
    await child.ready
    const one = { child, port }
    children.push(one)
    return one
  }
  const serverAt = ({ port }: { readonly port: number }): TestServer =>
    ({
      url: `http://127.0.0.1:${port}`,
      context: { db: connection.db },
      clock: { now: () => Date.now() },
    }) as unknown as TestServer

  beforeAll(async () => {
    const database = await createServerDatabase(databaseUrl)
    url = database.url
    connection = await connectPostgres(url)
    atEnd(async () => {
      for (const { child } of children) child.kill('SIGKILL')
      await Promise.all(children.map(({ child }) => child.ended))
      await connection.close()
      await database.drop()
    })
    peer = await startNatsPeer()
    await Promise.all([start(), start(), start()])
    gym = await buildGym(serverAt({ port: 0 }))
  })

  it('continue a class whose server is killed without losing acknowledged data', async () => {
    const [first, second, third] = children
    if (first === undefined || second === undefined || third === undefined) throw new Error('three were started')
    const { classUuid, join } = await openClass(serverAt(first), gym)
    const member = await buildMember(connection.db, gym.branch.uuid)
    const { token } = await join(member)
    const coach = await staffClient(serverAt(third), gym, gym.coach.email)
    const [row] = await connection.db.select().from(classes).where(eq(classes.uuid, classUuid))
    const pool = createClientPool()
    atEnd(pool.closeAll)
    const { Realtime } = await import('ably')
    const wall = pool.add(
      new Realtime({
        ...addressOf({ port: third.port }),
        ...authWith(async () => (await coach.call(createRealtimeToken, {})).token),
      }),
    )
    const packets = await collect(wall.channels.get(row?.channel ?? ''))
    await vi.waitFor(() => expect(packets.data.length).toBeGreaterThan(1), PATIENCE)

    const acknowledged = new Set<number>()
    const enough = new AbortController()
    const phone = participantClient(serverAt(second), token)
    const sending = (async () => {
      for (let sequence = 0; !enough.signal.aborted; sequence += 1) {
        const at = Date.now()
        const body = { device_id: 'strap', sequence, samples: [{ at, hr: 130 }] }
        // like a phone, repeated until it is acknowledged
        await vi.waitFor(() => phone.call(sendMeasurements, { body }), PATIENCE)
        acknowledged.add(at)
        await pause(100)
      }
    })()
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(10), PATIENCE)
    first.child.kill('SIGKILL')
    const [said, stored] = [packets.data.length, acknowledged.size]
    await vi.waitFor(() => {
      expect(packets.data.length).toBeGreaterThan(said + 2)
      expect(acknowledged.size).toBeGreaterThan(stored + 10)
    }, PATIENCE)
    enough.abort()
    await sending
    const sequences = packets.data.map(({ sequence }) => sequence)
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b))

    const after = await staffClient(serverAt(second), gym, gym.coach.email)
    const body = { state: 'stop' as const }
    await vi.waitFor(() => after.call(changeClassState, { params: { uuid: classUuid }, body }), PATIENCE)
    const kept = new Set((await connection.db.select().from(samples)).map(({ at }) => at))
    expect([...acknowledged].filter((at) => !kept.has(at))).toEqual([])
    const made = await connection.db.select().from(trainings).where(eq(trainings.classUuid, classUuid))
    expect(made.map(({ memberUuid }) => memberUuid)).toEqual([member.uuid])
    const seconds = new Set([...acknowledged].map((at) => Math.floor((at - (row?.startAt.getTime() ?? 0)) / 1000)))
    // gaps of up to three seconds are carried, so the duration may exceed the samples
    expect(made[0]?.durationSeconds).toBeGreaterThanOrEqual(seconds.size)
  })

  it('hand their classes over before they stop', async () => {
    const leaving = await start()
    const { classUuid } = await openClass(serverAt(leaving), gym)
    leaving.child.kill('SIGTERM')
    expect(await leaving.child.ended).toMatchObject({ code: 0 })
    await vi.waitFor(async () => {
      const [row] = await connection.db.select().from(classes).where(eq(classes.uuid, classUuid))
      expect(row).toMatchObject({ epoch: 2, remoteState: 'running' })
    }, PATIENCE)
  })
})
