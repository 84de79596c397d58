import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { describe, expect, it, vi } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { participantClient, startTestServer } from '../../testing/test-server.ts'
import { buildWorld } from '../../testing/world.ts'
import { createClassEngine } from '../areas/classes/live/class-engine.ts'
import { beginTerm, fencedBy, Superseded } from './fence.ts'
import { settings } from './schema/center.ts'
import { classes, samples } from './schema/classes.ts'
import { trainings } from './schema/trainings.ts'

describe('a server that another has replaced', () => {
  it('writes nothing and is notified', async () => {
    const { db, close } = await openTestDatabase()
    atEnd(close)
    const listeners = [vi.fn<() => void>(), vi.fn<() => void>()] as const
    const first = fencedBy(db, await beginTerm(db), listeners[0])
    await first((tx) => tx.insert(settings).values({ name: 'a', value: '1' }))
    const second = fencedBy(db, await beginTerm(db), listeners[1])
    await expect(first((tx) => tx.insert(settings).values({ name: 'b', value: '2' }))).rejects.toThrow(Superseded)
    await second((tx) => tx.insert(settings).values({ name: 'c', value: '3' }))
    const names = (await db.select().from(settings)).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['a', 'c', 'server-term'])
    expect(listeners.map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  })

  it('acknowledges no sample and stores no training of its classes', async () => {
    let isOver = false
    const server = await startTestServer({}, undefined, (connection) => ({
      ...connection,
      fenced: (work) => (isOver ? Promise.reject(new Superseded('over')) : connection.fenced(work)),
    }))
    const { context, clock } = server
    const world = await buildWorld(server)
    const phone = participantClient(server, world.phone)
    const send = (sequence: number) =>
      phone.call(sendMeasurements, {
        body: { device_id: 'strap', sequence, samples: [{ at: clock.now() + sequence, hr: 130 }] },
      })
    await expect(send(0)).resolves.toMatchObject({ accepted: 1 })
    isOver = true
    await expect(send(1)).rejects.toMatchObject({ status: 503 })
    await expect(context.engine.end(world.classUuid)).rejects.toThrow(Superseded)
    const stored = await context.db.select().from(samples)
    expect(stored.filter(({ heartRate }) => heartRate === 130)).toHaveLength(1)
    const made = (await context.db.select().from(trainings)).map(({ memberUuid }) => memberUuid)
    expect(made).not.toContain(world.member.uuid)
    const running = (await context.db.select().from(classes)).filter(({ remoteState }) => remoteState === 'running')
    expect(running.map(({ uuid }) => uuid)).toContain(world.classUuid)
  })

  it('publishes nothing on channels that another server may publish on', async () => {
    const server = await startTestServer()
    const { db, clock, log } = server.context
    const { classUuid } = await buildWorld(server)
    const publish = vi.fn<(channel: string, event: string) => Promise<void>>(async () => {})
    let isServing = true
    const engine = createClassEngine({
      db,
      clock,
      log,
      realtime: { publish },
      maxRowsPerInsert: 500,
      fenced: (work) => work(db),
      mayPublish: () => isServing,
    })
    await engine.recover()
    await engine.tick(classUuid)
    expect(publish).toHaveBeenCalledTimes(2)
    isServing = false
    await engine.tick(classUuid)
    expect(publish).toHaveBeenCalledTimes(2)
    await engine.close()
  })

  it('answers no call while it does not know whether it serves', async () => {
    let isServing = true
    const server = await startTestServer({}, undefined, (connection) => ({
      ...connection,
      isServing: () => isServing,
    }))
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    isServing = false
    const answer = await fetch(`${server.url}/healthz`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  })
})
