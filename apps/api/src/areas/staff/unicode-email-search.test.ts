import { listBoard } from '@repo/api-client/challenges/board'
import { listEntrants } from '@repo/api-client/challenges/entrants'
import { listMembers } from '@repo/api-client/members/list-members'
import { listRequests } from '@repo/api-client/requests/requests'
import { listSensors } from '@repo/api-client/sensors/endpoints'
import { listAdmins } from '@repo/api-client/staff/list-staff'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildAdmin } from '../../../testing/factories/build-admin.ts'
import { buildChallenge } from '../../../testing/factories/build-challenge.ts'
import { buildChallenger } from '../../../testing/factories/build-challenger.ts'
import { buildLinkRequest } from '../../../testing/factories/build-link-request.ts'
import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildResult } from '../../../testing/factories/build-result.ts'
import { buildSensor } from '../../../testing/factories/build-sensor.ts'
import { buildTraining } from '../../../testing/factories/build-training.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { administrators } from '../../database/schema/staff.ts'

const SHOWN = 'zoe@bücher.example'
const SEARCHES = [
  SHOWN,
  'zoe@xn--bcher-kva.example',
  'ZOE@BÜCHER.example',
  'bücher.example',
  '@bücher',
  'xn--bcher',
  'kva.example',
]
const DAY_MS = 86_400_000

describe('a search of a non-ASCII email address', () => {
  let server: TestServer
  let world: World
  let admin: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    // an email can sign in at one center only
    await db().delete(administrators).where(eq(administrators.email, SHOWN))
    world = await buildWorld(server)
    admin = createClient({ baseUrl: server.url, headers: () => world.headers.admin })
  })

  const db = () => server.context.db
  const branchUuid = () => world.branch.uuid

  it.each(SEARCHES)('finds the address in each list by %s', async (search) => {
    const { uuid } = await buildMember(db(), branchUuid(), { email: SHOWN })
    const staff = await buildAdmin(db(), branchUuid(), { email: SHOWN })
    const request = await buildLinkRequest(db(), branchUuid(), { email: SHOWN })
    const sensor = await buildSensor(db(), branchUuid(), uuid)
    const training = await buildTraining(db(), branchUuid(), uuid)
    const now = server.clock.now()
    const challenge = await buildChallenge(db(), branchUuid(), {
      startAt: new Date(now - DAY_MS),
      finishAt: new Date(now + DAY_MS),
    })
    await buildChallenger(db(), challenge, uuid)
    await buildResult(db(), challenge, uuid)
    const query = { search_column: 'email', search } as const
    const params = { branch: branchUuid() }
    const found = [
      await admin.callDecoded(listMembers, { query }),
      await admin.callDecoded(listAdmins, { query: { search_colum: 'email', search } }),
      await admin.callDecoded(listRequests, { params, query: { search_colum: 'email', search } }),
      await admin.callDecoded(listTrainings, { query }),
      await admin.callDecoded(listBoard, { params, query }),
    ].map(({ rows }) => rows.map((row) => [row.uuid, row.email]))
    expect(found).toEqual([
      [[uuid, SHOWN]],
      [[staff.uuid, SHOWN]],
      [[request.uuid, SHOWN]],
      [[training.uuid, SHOWN]],
      [[uuid, SHOWN]],
    ])
    const worn = await admin.callDecoded(listSensors, { query: { search_colum: 'user_email', search } })
    expect(worn.rows).toMatchObject([{ uuid: sensor.uuid, userEmail: SHOWN }])
    const entrants = await admin.callDecoded(listEntrants, { params: { uuid: challenge.uuid }, query })
    expect(entrants.rows).toMatchObject([{ uuid, email: SHOWN }])
  })

  it.each(['büches.example', 'zoe@xn--bücher', '@pücher'])('does not find the address by %s', async (search) => {
    await buildMember(db(), branchUuid(), { email: SHOWN })
    const { rows } = await admin.callDecoded(listMembers, { query: { search_column: 'email', search } })
    expect(rows).toEqual([])
  })
})
