import { randomUUID } from 'node:crypto'

import { showClassSummary } from '@repo/api-client/classes/class-summary'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'
import { beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type Client, createClient, type WireInput } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Query = WireInput<typeof listTrainings>['query']

describe('the trainings of a class', () => {
  let server: TestServer
  let world: World
  let other: World
  let coach: Client
  beforeAll(async () => {
    server = await startTestServer()
    world = await buildWorld(server)
    other = await buildWorld(server)
    coach = createClient({ baseUrl: server.url, headers: () => world.headers.coach })
  })

  const found = async (query: Query, client = coach) => {
    const { rows } = await client.callDecoded(listTrainings, { query })
    return rows.map(({ uuid }) => uuid)
  }

  describe('the class summary', () => {
    it('lists remaining participants by pseudonym, most points first', async () => {
      const phone = createClient({ baseUrl: server.url, headers: () => world.headers.participant })
      const samples = [150, 151, 152].map((hr, second) => ({ at: server.clock.now() + second * 1000, hr }))
      await phone.call(sendMeasurements, { body: { device_id: 'strap', sequence: 0, samples } })
      const summary = () => coach.call(showClassSummary, { params: { uuid: world.classUuid } })
      const { pseudonym } = world.member
      const before = { ended_at: null, participants: [{ pseudonym, duration_time_tot: 0 }] }
      await expect(summary()).resolves.toMatchObject(before)
      server.clock.advance(10_000)
      await server.context.engine.end(world.classUuid)
      const { participants, ended_at: endedAt } = await summary()
      expect(endedAt).toBe(new Date(server.clock.now()).toISOString())
      expect(participants).toMatchObject([{ pseudonym, hr_max: 152, duration_time_tot: 3 }])
      expect(JSON.stringify(participants)).not.toContain(world.member.email)
      expect(await found({ search_column: 'email', search: world.member.email })).toHaveLength(1)
    })

    it.each([
      ['a class of another center', () => other.classUuid],
      ['an unknown class', () => randomUUID()],
    ])('is unknown for %s', async (_, uuid) => {
      await expect(coach.call(showClassSummary, { params: { uuid: uuid() } })).rejects.toMatchObject({ status: 404 })
    })
  })
})
