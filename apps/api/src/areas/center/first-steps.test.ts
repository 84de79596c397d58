import { putAwayFirstSteps, showFirstSteps } from '@repo/api-client/setup/first-steps'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildAdmin } from '../../../testing/factories/build-admin.ts'
import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildSensor } from '../../../testing/factories/build-sensor.ts'
import { buildTraining } from '../../../testing/factories/build-training.ts'
import {
  buildEmptyGym,
  buildGym,
  type Gym,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld } from '../../../testing/world.ts'
import { administrators } from '../../database/schema/staff.ts'

describe('the first steps', () => {
  let server: TestServer
  let gym: Gym
  let admin: Client
  beforeAll(async () => {
    server = await startTestServer()
    // a neighbor with all steps done
    await buildWorld(server)
    gym = await buildEmptyGym(server)
    await server.context.db
      .update(administrators)
      .set({ isActive: false })
      .where(eq(administrators.uuid, gym.coach.uuid))
    admin = await staffClient(server, gym, gym.admin.email)
  })

  it('are done one by one as the center gets a coach and a member', async () => {
    const { db } = server.context
    await expect(admin.call(showFirstSteps, {})).resolves.toEqual({ put_away: false, done: [] })
    await buildAdmin(db, gym.branch.uuid)
    await expect(admin.call(showFirstSteps, {})).resolves.toMatchObject({ done: [] })
    await buildAdmin(db, gym.branch.uuid, { role: 'coach' })
    await expect(admin.call(showFirstSteps, {})).resolves.toMatchObject({ done: ['coach'] })
    await buildMember(db, gym.branch.uuid)
    await expect(admin.call(showFirstSteps, {})).resolves.toMatchObject({ done: ['member', 'coach'] })
  })

  it('count a sensor, or a session of any strap, as a working strap', async () => {
    const { db } = server.context
    const [one, other] = [await buildEmptyGym(server), await buildEmptyGym(server)]
    const wearer = await buildMember(db, one.branch.uuid)
    await buildSensor(db, one.branch.uuid, wearer.uuid)
    const member = await buildMember(db, other.branch.uuid)
    await buildTraining(db, other.branch.uuid, member.uuid)
    for (const place of [one, other]) {
      const client = await staffClient(server, place, place.admin.email)
      expect((await client.call(showFirstSteps, {})).done).toContain('strap')
    }
  })

  it('are all done in a center with a display and a class', async () => {
    const world = await buildWorld(server)
    const client = createClient({ baseUrl: server.url, headers: () => world.headers.admin })
    await expect(client.call(showFirstSteps, {})).resolves.toEqual({
      put_away: false,
      done: ['member', 'coach', 'strap', 'class', 'display'],
    })
  })

  it('are dismissed for all staff of the center and of no other', async () => {
    const other = await buildGym(server)
    const colleague = await buildAdmin(server.context.db, gym.branch.uuid)
    await admin.call(putAwayFirstSteps, {})
    const colleagues = await staffClient(server, gym, colleague.email)
    await expect(colleagues.call(showFirstSteps, {})).resolves.toMatchObject({ put_away: true })
    const others = await staffClient(server, other, other.admin.email)
    await expect(others.call(showFirstSteps, {})).resolves.toMatchObject({ put_away: false })
  })
})
