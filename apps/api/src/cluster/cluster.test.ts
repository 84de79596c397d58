import { once } from 'node:events'

import { showMeasurements } from '@repo/api-client/classes/class-summary'
import { showParticipation } from '@repo/api-client/classes/join-class'
import { MEASUREMENT_SOCKET_PATH, sendMeasurements, SocketMessage } from '@repo/api-client/classes/measurements'
import { changeClassState } from '@repo/api-client/classes/run-class'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import WebSocket from 'ws'

import { openServerGroup, type ServerGroup } from '../../testing/cluster-servers.ts'
import { buildMember } from '../../testing/factories/build-member.ts'
import { whyNoNats } from '../../testing/nats-peer.ts'
import { openClass } from '../../testing/open-class.ts'
import {
  buildGym,
  type FurnishedGym,
  participantClient,
  staffClient,
  type TestServer,
} from '../../testing/test-server.ts'
import { classes, samples } from '../database/schema/classes.ts'
import { trainings } from '../database/schema/trainings.ts'

const PATIENCE = { timeout: 20_000 }

describe.skipIf(whyNoNats !== null)('several servers of one database', () => {
  let group: ServerGroup
  let servers: readonly TestServer[]
  let gym: FurnishedGym
  beforeAll(async () => {
    group = await openServerGroup()
    servers = [await group.start(), await group.start(), await group.start()]
    gym = await buildGym(at(0))
  })

  const at = (index: number): TestServer => {
    const server = servers[index]
    if (server === undefined) throw new Error('no such server')
    return server
  }
  const ownersOf = (classUuid: string): readonly number[] =>
    servers.flatMap(({ context }, index) => (context.engine.find(classUuid) === null ? [] : index))

  /** A class at the first server, with one member who joined there. */
  const begin = async () => {
    const { db } = at(0).context
    const { classUuid, join } = await openClass(at(0), gym)
    const member = await buildMember(db, gym.branch.uuid)
    const { token } = await join(member)
    const send = (index: number, sequence: number, heartRate: number) =>
      participantClient(at(index), token).call(sendMeasurements, {
        body: { device_id: 'strap', sequence, samples: [{ at: group.clock.now(), hr: heartRate }] },
      })
    const coachAt = (index: number) => staffClient(at(index), gym, gym.coach.email)
    const storedOf = async () => {
      const rows = await db.select().from(trainings).where(eq(trainings.classUuid, classUuid))
      return rows.map(({ memberUuid, durationSeconds }) => ({ memberUuid, durationSeconds }))
    }
    return { classUuid, member, token, send, coachAt, storedOf, join }
  }

  it('all answer for a class that one of them holds', async () => {
    const { classUuid, member, token, send, coachAt, storedOf } = await begin()
    expect(ownersOf(classUuid)).toEqual([0])
    for (let second = 0; second < 6; second += 1) {
      await expect(send(second % 3, second, 120 + second)).resolves.toMatchObject({ accepted: 1 })
      group.clock.advance(1000)
    }
    // a batch sent to two servers counts once
    await expect(send(1, 6, 140)).resolves.toMatchObject({ accepted: 1, duplicate: 0 })
    await expect(send(2, 6, 140)).resolves.toMatchObject({ accepted: 0, duplicate: 1 })
    const displayedSampleAt = async (index: number) =>
      (await (await coachAt(index)).call(showMeasurements, { params: { uuid: classUuid } })).data
    expect(await displayedSampleAt(0)).toMatchObject([{ hr: 140, final_user_uuid: member.uuid }])
    expect(await displayedSampleAt(1)).toEqual(await displayedSampleAt(0))
    const coach = await coachAt(2)
    await expect(participantClient(at(1), token).call(showParticipation, { query: {} })).resolves.toMatchObject({
      class_uuid: classUuid,
      phase: 'running',
    })
    await coach.call(changeClassState, { params: { uuid: classUuid }, body: { state: 'stop' } })
    expect(ownersOf(classUuid)).toEqual([])
    expect(await storedOf()).toEqual([{ memberUuid: member.uuid, durationSeconds: 7 }])
  })

  it('deliver events of a class to phones of every server', async () => {
    const { token, classUuid } = await begin()
    const socket = new WebSocket(at(1).url.replace('http', 'ws') + MEASUREMENT_SOCKET_PATH)
    onTestFinished(() => socket.terminate())
    const received: SocketMessage[] = []
    socket.on('message', (data: Buffer) => void received.push(SocketMessage.parse(JSON.parse(data.toString()))))
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'hello', version: 1, token, numbers: true }))
    const sample = { at: group.clock.now(), hr: 133 }
    await vi.waitFor(() => expect(received.map(({ type }) => type)).toEqual(['ready', 'numbers']), PATIENCE)
    socket.send(JSON.stringify({ type: 'batch', device_id: 'strap', sequence: 1, samples: [sample] }))
    await vi.waitFor(() => expect(received).toHaveLength(4), PATIENCE)
    expect(received.slice(2)).toMatchObject([
      { type: 'receipt', sequence: 1, accepted: 1 },
      { type: 'numbers', own: { hr: 133 } },
    ])
    await at(0).context.engine.end(classUuid)
    socket.send(JSON.stringify({ type: 'batch', device_id: 'strap', sequence: 2, samples: [sample] }))
    await vi.waitFor(() => expect(received.at(-1)).toEqual({ type: 'ended' }), PATIENCE)
  })

  it('disconnect a phone when a second phone joins at another server', async () => {
    const { token, member, join } = await begin()
    const socket = new WebSocket(at(2).url.replace('http', 'ws') + MEASUREMENT_SOCKET_PATH)
    onTestFinished(() => socket.terminate())
    const closed = once(socket, 'close')
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'hello', version: 1, token }))
    await once(socket, 'message')
    await join(member)
    expect(await closed).toEqual([1000, expect.anything()])
  })

  it('do not report a class as ended while no server holds it', async () => {
    const { classUuid, token } = await begin()
    at(0).context.engine.lose(classUuid)
    const socket = new WebSocket(at(1).url.replace('http', 'ws') + MEASUREMENT_SOCKET_PATH)
    onTestFinished(() => socket.terminate())
    const received: string[] = []
    socket.on('message', (data: Buffer) => void received.push(SocketMessage.parse(JSON.parse(data.toString())).type))
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'hello', version: 1, token }))
    const sample = { at: group.clock.now(), hr: 133 }
    socket.send(JSON.stringify({ type: 'batch', device_id: 'strap', sequence: 1, samples: [sample] }))
    await vi.waitFor(() => expect(received).toContain('refused'), PATIENCE)
    expect(received).not.toContain('ended')
  })

  it('hand a class over with all acknowledged data when its server stops', async () => {
    const leaving = await group.start()
    const kept = servers
    // the servers that may take the class over
    servers = [leaving, ...kept]
    onTestFinished(() => void (servers = kept))
    const { classUuid, member, send, storedOf } = await begin()
    for (let second = 0; second < 5; second += 1) {
      await send(1, second, 130)
      group.clock.advance(1000)
    }
    await leaving.context.ownership?.close()
    // the servers are notified at once; an expired lease is found by polling
    await vi.waitFor(async () => {
      group.clock.advance(4000)
      for (const { context } of servers.slice(1)) await context.ownership?.look()
      expect(ownersOf(classUuid)).toEqual([expect.any(Number)])
    }, PATIENCE)
    expect(ownersOf(classUuid)).not.toContain(0)
    // retries like a phone while no server holds its class
    const sent = async () => expect(await send(0, 5, 131)).toMatchObject({ accepted: 1 })
    await vi.waitFor(sent, { ...PATIENCE, interval: 250 })
    const [owner = 1] = ownersOf(classUuid)
    await at(owner).context.engine.end(classUuid)
    expect(await storedOf()).toEqual([{ memberUuid: member.uuid, durationSeconds: 6 }])
  })

  it('take over the classes of a server that NATS has lost before their leases expire', async () => {
    const dying = await group.start()
    const kept = servers
    servers = [dying, ...kept]
    onTestFinished(() => void (servers = kept))
    const begun = [await begin(), await begin(), await begin()]
    await dying.leaveNats()
    // the clock is stopped, so no lease can have expired
    await vi.waitFor(async () => {
      for (const { context } of servers.slice(1)) await context.ownership?.look()
      for (const { classUuid } of begun) expect(ownersOf(classUuid)).toEqual([0, expect.any(Number)])
    }, PATIENCE)
    for (const { classUuid } of begun) await at(ownersOf(classUuid)[1] ?? 1).context.engine.end(classUuid)
  })

  it('are not ready while NATS is silent, and redirect phones to a connected server', async () => {
    const { token } = await begin()
    const socket = new WebSocket(at(1).url.replace('http', 'ws') + MEASUREMENT_SOCKET_PATH)
    onTestFinished(() => socket.terminate())
    onTestFinished(group.peer.thaw)
    const closed = once(socket, 'close')
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'hello', version: 1, token }))
    await once(socket, 'message')
    const readiness = async () => (await fetch(`${at(1).url}/readyz`)).status
    expect(await readiness()).toBe(200)
    await group.peer.freeze()
    expect((await closed)[0]).toBe(1012)
    expect(await readiness()).toBe(503)
    // a display that is sent here anyway is refused
    const { token: walls } = await at(1).context.realtime.token({
      clientId: 'display:1',
      capability: {},
      ttlMs: 60_000,
    })
    const wall = new WebSocket(`${at(1).url.replace('http', 'ws')}/?v=6&format=json&access_token=${walls}`)
    const [, answer] = (await once(wall, 'unexpected-response')) as [unknown, { statusCode: number }]
    wall.on('error', () => {})
    wall.terminate()
    expect(answer.statusCode).toBe(503)
    group.peer.thaw()
    await vi.waitFor(async () => expect(await readiness()).toBe(200), PATIENCE)
  })

  it('stop writing to a class after another server has taken it over', async () => {
    const { classUuid, member, send, storedOf } = await begin()
    await send(0, 0, 120)
    const [first, second] = [at(0).context, at(1).context]
    const before = first.engine.find(classUuid)
    // NATS has received nothing from the first one for longer than a lease
    await vi.waitFor(async () => {
      group.clock.advance(4000)
      await second.ownership?.look()
      expect(second.engine.find(classUuid)).not.toBeNull()
    }, PATIENCE)
    expect(first.engine.find(classUuid)).toBe(before)
    const { db } = first
    const countOf = async (heartRate: number) =>
      (await db.select().from(samples).where(eq(samples.heartRate, heartRate))).length
    const participation = [...(before?.participants.keys() ?? [])][0] ?? ''
    const late = { device_id: 'strap', sequence: 1, samples: [{ at: group.clock.now(), hr: 199 }] }
    await expect(first.engine.ingest(classUuid, participation, late)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await countOf(199)).toBe(0)
    expect(first.engine.find(classUuid)).toBeNull()
    // the owner counts the sample when the phone sends it again
    await expect(send(2, 1, 121)).resolves.toMatchObject({ accepted: 1 })
    await second.engine.end(classUuid)
    expect((await storedOf()).map(({ memberUuid }) => memberUuid)).toEqual([member.uuid])
  })

  it('store trainings once when two servers believe that they hold the class', async () => {
    const { classUuid, member, send, coachAt, storedOf } = await begin()
    await send(0, 0, 120)
    const { db, engine } = at(0).context
    const coach = await coachAt(0)
    await db.update(classes).set({ epoch: 9 }).where(eq(classes.uuid, classUuid))
    const stop = coach.call(changeClassState, { params: { uuid: classUuid }, body: { state: 'stop' } })
    await expect(stop).rejects.toMatchObject({ status: 503 })
    expect(engine.find(classUuid)).toBeNull()
    expect(await storedOf()).toEqual([])
    await vi.waitFor(async () => {
      group.clock.advance(4000)
      await at(2).context.ownership?.look()
      expect(at(2).context.engine.find(classUuid)).not.toBeNull()
    }, PATIENCE)
    await at(2).context.engine.end(classUuid)
    expect((await storedOf()).map(({ memberUuid }) => memberUuid)).toEqual([member.uuid])
  })
})
