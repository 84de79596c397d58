import { showDashboard } from '@repo/api-client/dashboard/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildLinkRequest } from '../../../testing/factories/build-link-request.ts'
import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildTraining } from '../../../testing/factories/build-training.ts'
import {
  buildEmptyGym,
  buildGym,
  type Gym,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'

describe('the dashboard metrics', () => {
  let server: TestServer
  let gym: Gym
  beforeAll(async () => {
    server = await startTestServer()
    server.clock.set(Date.parse('2026-03-31T05:30:00Z'))
    // another center, which must not count
    await buildGym(server)
    gym = await buildEmptyGym(server)
  })

  const figures = async () => {
    const wire = await (await staffClient(server, gym, gym.admin.email)).call(showDashboard, {})
    return {
      members: wire.total_user,
      trainings: wire.trainings_count,
      active: wire.active_users,
      remote: wire.remote_active_users,
      pending: wire.request_pending,
      accepted: wire.request_accepted_this_month,
    }
  }

  it('count current members and all trainings', async () => {
    const { db } = server.context
    expect(await figures()).toEqual({ members: 0, trainings: 0, active: 0, remote: 0, pending: 0, accepted: 0 })
    const [one, other] = [await buildMember(db, gym.branch.uuid), await buildMember(db, gym.branch.uuid)]
    const gone = await buildMember(db, gym.branch.uuid, { unlinkedAt: new Date('2026-03-01T00:00:00Z') })
    const startAt = new Date('2026-03-20T18:00:00Z')
    const long = new Date('2025-03-20T18:00:00Z')
    await buildTraining(db, gym.branch.uuid, one.uuid, { startAt: long })
    // individual trainings count like group ones, but without a room
    for (let n = 0; n < 3; n += 1) {
      await buildTraining(db, gym.branch.uuid, one.uuid, { startAt })
      await buildTraining(db, gym.branch.uuid, gone.uuid, { startAt })
      await buildTraining(db, gym.branch.uuid, other.uuid, { startAt, modality: 'individual' })
    }
    expect(await figures()).toMatchObject({ members: 2, trainings: 10, active: 2, remote: 1 })
  })

  it('count unanswered requests and requests accepted in the current month of the center', async () => {
    const { db } = server.context
    const addRequest = (answer: Parameters<typeof buildLinkRequest>[2] = {}) =>
      buildLinkRequest(db, gym.branch.uuid, answer)
    await addRequest()
    await addRequest()
    await addRequest({ refusedAt: new Date('2026-03-20T18:00:00Z') })
    // the month begins at 6:00 UTC
    await addRequest({ acceptedAt: new Date('2026-03-01T05:59:59Z') })
    await addRequest({ acceptedAt: new Date('2026-03-01T06:00:00Z') })
    expect(await figures()).toMatchObject({ pending: 2, accepted: 1 })
  })
})
