import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { changeClassState } from '@repo/api-client/classes/run-class'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { participantClient, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { samples } from '../../database/schema/classes.ts'
import { trainings } from '../../database/schema/trainings.ts'

describe('the end of a class', () => {
  let server: TestServer
  let world: World
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await buildWorld(server)
  })

  const send = (sequence: number) =>
    participantClient(server, world.phone).call(sendMeasurements, {
      body: { device_id: 'strap', sequence, samples: [{ at: world.now + sequence * 1000, hr: 140 }] },
    })

  it('is announced on the channels of the class and of the branch', async () => {
    const publish = vi.spyOn(server.context.realtime, 'publish')
    const coach = createClient({ baseUrl: server.url, headers: () => world.headers.coach })
    await coach.call(changeClassState, { params: { uuid: world.classUuid }, body: { state: 'stop' } })
    const published = publish.mock.calls.map(([channel, event, data]) => [channel, event, data])
    publish.mockRestore()
    const branch = `branch:${world.branch.uuid}`
    expect(published).toEqual([
      [`${branch}:class:${world.classUuid}`, 'event-stop', { uuid: world.classUuid }],
      [`${branch}:staff:${world.classUuid}`, 'event-stop', { uuid: world.classUuid }],
      [`${branch}:rooms`, 'rooms-changed', {}],
    ])
  })

  it('refuses samples while the class is being stored and accepts them after', async () => {
    server.clock.advance(5000)
    await send(0)
    const { engine } = server.context
    const [participation = ''] = engine.find(world.classUuid)?.participants.keys() ?? []
    const ending = engine.end(world.classUuid)
    const batch = { device_id: 'strap', sequence: 1, samples: [{ at: world.now + 1000, hr: 140 }] }
    await expect(engine.ingest(world.classUuid, participation, batch)).rejects.toMatchObject({ code: 'unavailable' })
    await ending
    expect(await send(1)).toMatchObject({ accepted: 1 })
    const [training] = await server.context.db.select().from(trainings).where(eq(trainings.classUuid, world.classUuid))
    expect(training).toMatchObject({ memberUuid: world.member.uuid, z3Seconds: 2 })
    expect(
      await server.context.db.select().from(samples).where(eq(samples.branchUuid, world.branch.uuid)),
    ).toHaveLength(6)
  })
})
