import { showChallenge } from '@repo/api-client/challenges/challenge'
import { listEntrants } from '@repo/api-client/challenges/entrants'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { changeClassState } from '@repo/api-client/classes/run-class'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { buildChallenge } from '../../../testing/factories/build-challenge.ts'
import { buildChallenger } from '../../../testing/factories/build-challenger.ts'
import { buildGoal } from '../../../testing/factories/build-goal.ts'
import { buildTraining } from '../../../testing/factories/build-training.ts'
import { participantClient, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { challengeRooms } from '../../database/schema/challenges.ts'
import { members } from '../../database/schema/members.ts'

const DAY_MS = 86_400_000

describe('challenge progress during a class', () => {
  let server: TestServer
  let world: World
  let admin: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await buildWorld(server)
    admin = createClient({ baseUrl: server.url, headers: () => world.headers.admin })
  })

  const times = () => ({ startAt: new Date(world.now - DAY_MS), finishAt: new Date(world.now + DAY_MS) })
  const challengeOf = (more: object = {}) =>
    buildChallenge(server.context.db, world.branch.uuid, { ...times(), ...more })

  /** Sends a value for each second. */
  const train = async (seconds: number) => {
    const samples = Array.from({ length: seconds }, (_, second) => ({ at: world.now + second * 1000, hr: 175 }))
    server.clock.set(world.now + seconds * 1000)
    const body = { device_id: 'strap', sequence: 1, samples }
    await participantClient(server, world.phone).call(sendMeasurements, { body })
  }
  const entrants = async (uuid: string) => (await admin.callDecoded(listEntrants, { params: { uuid }, query: {} })).rows
  const stop = () => admin.call(changeClassState, { params: { uuid: world.classUuid }, body: { state: 'stop' } })

  it('changes live and equals what is stored at the end', async () => {
    const { db } = server.context
    const challenge = await challengeOf()
    await buildGoal(db, challenge, { type: 'hard-minutes', target: 1, points: 30 })
    await buildGoal(db, challenge, { type: 'minutes', target: 4, points: 70 })
    await buildChallenger(db, challenge, world.spare.uuid)
    await buildChallenger(db, challenge, world.member.uuid)
    expect((await entrants(challenge.uuid)).map(({ points }) => points)).toEqual([0, 0])
    await train(120)
    const moving = await entrants(challenge.uuid)
    expect(moving[0]).toMatchObject({ uuid: world.member.uuid, points: 30, earned: 1, position: 1 })
    expect(moving[0]?.share).toBeCloseTo(75, 6)
    expect(moving[1]).toMatchObject({ uuid: world.spare.uuid, points: 0 })
    await stop()
    expect(await entrants(challenge.uuid)).toEqual(moving)
  })

  it('keeps an earlier member ahead of one who ties during the class', async () => {
    const { db } = server.context
    const challenge = await challengeOf()
    await buildGoal(db, challenge, { type: 'minutes', target: 2, points: 30 })
    for (const { uuid } of [world.spare, world.member]) await buildChallenger(db, challenge, uuid)
    await db.update(members).set({ name: 'Zoe' }).where(eq(members.uuid, world.spare.uuid))
    const before = { startAt: new Date(world.now - DAY_MS / 2), durationSeconds: 600 }
    await buildTraining(db, world.branch.uuid, world.spare.uuid, before)
    await train(120)
    const order = async () => (await entrants(challenge.uuid)).map(({ uuid, points }) => [uuid, points])
    const expected = [
      [world.spare.uuid, 30],
      [world.member.uuid, 30],
    ]
    expect(await order()).toEqual(expected)
    await stop()
    expect(await order()).toEqual(expected)
  })

  it("counts a room at a member's first training in it", async () => {
    const { db } = server.context
    const challenge = await challengeOf({ kind: 'group', modality: 'room' })
    await buildGoal(db, challenge, { target: 1, points: 5 })
    const place = { branchUuid: world.branch.uuid, challengeUuid: challenge.uuid, ...times() }
    await db.insert(challengeRooms).values([world.busy, world.idle].map(({ uuid }) => ({ ...place, roomUuid: uuid })))
    const rooms = async () =>
      (await admin.callDecoded(showChallenge, { params: { uuid: challenge.uuid } })).rooms.map((room) => [
        room.uuid,
        room.points,
      ])
    await train(10)
    const moving = await rooms()
    expect(moving).toEqual([
      [world.busy.uuid, 5],
      [world.idle.uuid, 0],
    ])
    await stop()
    expect(await rooms()).toEqual(moving)
  })

  it('is announced once a second, and only to a branch that viewed it recently', async () => {
    const publish = vi.spyOn(server.context.realtime, 'publish')
    const published = () =>
      publish.mock.calls.filter(([, event]) => event === 'challenges-changed').map(([channel]) => channel)
    const challenge = await challengeOf()
    const tick = async () => {
      server.clock.advance(500)
      await server.context.engine.tick(world.classUuid)
    }
    await tick()
    expect(published()).toEqual([])
    await entrants(challenge.uuid)
    for (let count = 0; count < 4; count += 1) await tick()
    const channel = `branch:${world.branch.uuid}:rooms`
    expect(published()).toEqual([channel, channel])
    server.clock.advance(31_000)
    await tick()
    await tick()
    expect(published()).toHaveLength(2)
    publish.mockRestore()
  })
})
