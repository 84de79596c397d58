import { randomUUID } from 'node:crypto'

import { showCenter } from '@repo/api-client/center/show-center'
import { contract } from '@repo/api-client/contract'
import { KEY_HEADER, REPLAYED_HEADER } from '@repo/api-client/core/headers'
import { showMember } from '@repo/api-client/members/save-member'
import { listSensors } from '@repo/api-client/sensors/endpoints'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { openServerGroup } from '../../testing/cluster-servers.ts'
import { whyNoNats } from '../../testing/nats-peer.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { createCallMaker } from '../../testing/valid-sender.ts'
import { type Client, createClient } from '../../testing/wire-client.ts'
import { buildWorld, type World } from '../../testing/world.ts'
import { auditEntries } from '../database/schema/audit-entries.ts'

const readAnswer = async (response: Response) => ({
  status: response.status,
  text: await response.text(),
  isReplayed: response.headers.get(REPLAYED_HEADER) === 'true',
})

describe.skipIf(whyNoNats !== null)('the same call, sent to two servers at once', () => {
  let servers: readonly TestServer[]
  let world: World
  let make: Awaited<ReturnType<typeof createCallMaker>>
  beforeAll(async () => {
    const group = await openServerGroup()
    const one = await group.start()
    servers = [one, await group.start()]
    world = await buildWorld(one)
    let sent = 0
    make = await createCallMaker(() => servers[(sent += 1) % 2]?.url ?? '')
  })

  const audited = () =>
    servers[0]?.context.db.$count(auditEntries, eq(auditEntries.branchUuid, world.branch.uuid)) ?? Promise.resolve(0)

  it.each([
    ['createMember', 40],
    ['createRoom', 12],
    ['createAdmin', 4],
  ] as const)('%s under one key has one effect in each of %i races, and one answer', async (name, races) => {
    for (let race = 0; race < races; race += 1) {
      const send = make(name, world)
      const key = { [KEY_HEADER]: `"${randomUUID()}"` }
      const before = await audited()
      const answers = await Promise.all([1, 2, 3, 4].map(async () => readAnswer(await send('admin', key))))
      const granted = answers.filter(({ status }) => status === contract[name].status)
      const early = answers.filter(({ status }) => status === 409)
      expect([granted.length + early.length, granted.filter(({ isReplayed }) => !isReplayed).length]).toEqual([4, 1])
      // a call that came too early is sent again, with the same answer from both
      for (const again of [await send('admin', key), await send('admin', key)]) {
        expect(await readAnswer(again)).toEqual({ ...granted[0], isReplayed: true })
      }
      expect(new Set(granted.map(({ text }) => text)).size).toBe(1)
      expect(await audited()).toBe(before + 1)
    }
  })

  it.each<['updateMember' | 'updateRoom' | 'updateSensor', (client: Client) => Promise<number | null | undefined>]>([
    [
      'updateMember',
      async (client) => (await client.callDecoded(showMember, { params: { uuid: world.member.uuid } })).version,
    ],
    [
      'updateRoom',
      async (client) => {
        const { rooms } = await client.callDecoded(showCenter, { params: { uuid: world.branch.uuid } })
        return rooms.find(({ uuid }) => uuid === world.idle.uuid)?.version
      },
    ],
    [
      'updateSensor',
      async (client) => {
        const { rows } = await client.callDecoded(listSensors, { query: {} })
        return rows.find(({ uuid }) => uuid === world.sensorUuid)?.version
      },
    ],
  ])('%s of what two people saw alike is done once in each of ten races', async (name, versionIn) => {
    const [one, two] = servers.map(({ url }) => createClient({ baseUrl: url, headers: () => world.headers.admin }))
    if (one === undefined || two === undefined) throw new Error('there are two')
    for (let race = 0; race < 10; race += 1) {
      const version = await versionIn(one)
      const send = make(name, world, { version })
      const answers = await Promise.all([1, 2, 3, 4].map(async () => readAnswer(await send('admin'))))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412])
      expect(await versionIn(two)).toBe((version ?? 0) + 1)
    }
  })
})
