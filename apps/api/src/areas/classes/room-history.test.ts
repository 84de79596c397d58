import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { showRoomHistory } from '@repo/api-client/classes/room-history'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { openClass } from '../../../testing/open-class.ts'
import {
  buildGym,
  type Gym,
  participantClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'

describe('the history of a room', () => {
  let server: TestServer
  let gym: Gym
  let open: Awaited<ReturnType<typeof openClass>>
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    gym = await buildGym(server, { features: { realtime: true } })
    open = await openClass(server, gym, { capacity: 4 })
  })

  const history = (uuid = open.room.uuid) => open.coach.call(showRoomHistory, { params: { uuid } })
  const train = async (maxHeartRate: number) => {
    const member = await buildMember(server.context.db, gym.branch.uuid, { maxHeartRate })
    const { token } = await open.join(member)
    const from = server.clock.now()
    const samples = Array.from({ length: 60 }, (_, second) => ({ at: from + second * 1000, hr: 150 }))
    server.clock.advance(60_000)
    await participantClient(server, token).call(sendMeasurements, {
      body: { device_id: 'strap', sequence: 0, samples },
    })
  }

  it('lists its ended classes with people, average effort, and points, and offers their configuration', async () => {
    await train(200)
    await train(300)
    expect((await history()).data).toEqual([])
    await server.context.engine.end(open.classUuid)
    const { data } = await history()
    expect(data).toMatchObject([
      {
        uuid: open.classUuid,
        duration: 5,
        class_delay: 0,
        data_order: 'effort',
        user_capacity_status: true,
        capacity: 4,
        people: 2,
        effort_avg: 62.5,
        rookpoints: 4,
      },
    ])
  })

  it('leaves out classes without results, and those of other rooms', async () => {
    const trained = open
    await train(200)
    // signs the coach in again
    open = await openClass(server, gym)
    await server.context.engine.end(trained.classUuid)
    await server.context.engine.end(open.classUuid)
    expect((await history()).data).toEqual([])
    expect((await history(trained.room.uuid)).data).toHaveLength(1)
  })

  it('counts the members of the center, and those without a weight', async () => {
    const before = await history()
    await buildMember(server.context.db, gym.branch.uuid, { weightKg: null })
    await buildMember(server.context.db, gym.branch.uuid, { weightKg: 70 })
    await buildMember(server.context.db, gym.branch.uuid, { weightKg: null, unlinkedAt: new Date() })
    const after = await history()
    expect([after.members - before.members, after.members_without_weight - before.members_without_weight]).toEqual([
      2, 1,
    ])
  })

  it('is refused for a room of another center', async () => {
    const foreign = await openClass(server, await buildGym(server, { features: { realtime: true } }))
    await expect(history(foreign.room.uuid)).rejects.toMatchObject({ status: 404 })
  })
})
