import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../testing/factories/build-member.ts'
import { buildGym, staffClient, startTestServer, type Gym, type TestServer } from '../../testing/test-server.ts'

describe('a streamed answer whose source fails', () => {
  let server: TestServer
  let gym: Gym
  let token: string
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
    await buildMember(server.context.db, gym.branch.uuid)
    ;({ token } = await staffClient(server, gym, gym.admin.email))
    await server.context.db.execute(sql`alter table members rename column pseudonym to gone`)
  })
  afterAll(() => server.context.db.execute(sql`alter table members rename column gone to pseudonym`))

  it.each(
    ['/api/v2/users/export?format=csv', '/api/v2/users/export?format=xlsx', '/api/v2/users?pagination=0'].flatMap(
      (path) => ['gzip', 'br', 'identity'].map((encoding) => [path, encoding] as const),
    ),
  )('%s with %s is an error like any other', async (path, encoding) => {
    const answer = await fetch(server.url + path, {
      headers: {
        authorization: `Bearer ${gym.branch.publishableKey}`,
        'token-admin': token,
        'token-level': 'admin',
        'branch-uuid': gym.branch.uuid,
        'accept-encoding': encoding,
      },
    })
    expect(answer.status).toBe(500)
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('content-disposition')).toBeNull()
    expect(await answer.json()).toMatchObject({ code: 'internal' })
  })
})
