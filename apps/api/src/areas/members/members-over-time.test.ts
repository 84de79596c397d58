import { randomUUID } from 'node:crypto'

import { showDashboard } from '@repo/api-client/dashboard/endpoints'
import { listMembers } from '@repo/api-client/members/list-members'
import { listWeights, updateVariables } from '@repo/api-client/members/measures'
import {
  relinkMembers,
  restoreBans,
  unbanMember,
  unlinkMember,
  unlinkMembers,
} from '@repo/api-client/members/member-endpoints'
import { listMemberTrainings } from '@repo/api-client/members/member-trainings'
import { createMember, showMember, updateMember } from '@repo/api-client/members/save-member'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildRoom } from '../../../testing/factories/build-room.ts'
import { buildTraining } from '../../../testing/factories/build-training.ts'
import {
  buildGym,
  type FurnishedGym,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'
import { bans } from '../../database/schema/classes.ts'
import { runHousekeeping } from '../../operations/jobs/housekeeping.ts'

const information = {
  email: 'Ana.Paz@Example.com',
  name: 'Ana María',
  last_name_1: 'Pérez',
  pseudonym: 'Rayo',
  birthday: '1990-05-04',
  sex: 'female' as const,
}
const measures = { weight: 61.5, height: 165, resting_heart_rate: 58 }

describe('members', () => {
  let server: TestServer
  let gym: FurnishedGym
  let staff: Client
  let stranger: Client
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
    staff = await staffClient(server, gym, gym.admin.email)
    const other = await buildGym(server)
    stranger = await staffClient(server, other, other.admin.email)
  })

  const add = (person: Parameters<typeof buildMember>[2] = {}) =>
    buildMember(server.context.db, gym.branch.uuid, person)
  const show = async (uuid: string) => staff.callDecoded(showMember, { params: { uuid } })
  const unlink = (uuid: string, client = staff) =>
    client.call(unlinkMember, { params: { branch: gym.branch.uuid, uuid } })

  it('count as active over the last 30 days of the center, today included', async () => {
    server.clock.set(Date.parse('2026-03-31T05:30:00Z'))
    const figures = async () => {
      const { active_users: active, remote_active_users: remote } = await staff.call(showDashboard, {})
      return [active, remote]
    }
    const [active = 0, remote = 0] = await figures()
    const { uuid } = await add()
    const trainedAt = (text: string) =>
      buildTraining(server.context.db, gym.branch.uuid, uuid, { startAt: new Date(text) })
    // 23:30 on the 30th in Mexico City: the 30 days begin on the 1st
    for (const at of ['2026-03-01T05:59:00Z', '2026-02-20T18:00:00Z', '2026-02-21T18:00:00Z']) await trainedAt(at)
    expect(await figures()).toEqual([active, remote])
    await trainedAt('2026-03-01T06:00:00Z')
    expect(await figures()).toEqual([active + 1, remote])
    await trainedAt('2026-03-10T18:00:00Z')
    await trainedAt('2026-03-31T05:00:00Z')
    expect(await figures()).toEqual([active + 1, remote + 1])
  })

  it('have their trainings listed for a period, by default the last seven days', async () => {
    const { uuid } = await add()
    const at = (text: string) => buildTraining(server.context.db, gym.branch.uuid, uuid, { startAt: new Date(text) })
    server.clock.set(Date.parse('2026-03-10T18:00:00Z'))
    const [old, recent, newest] = [
      // 23:30 on the 3rd in Mexico City: the seven days begin on the 4th
      await at('2026-03-04T05:30:00Z'),
      await at('2026-03-04T06:30:00Z'),
      await at('2026-03-10T17:00:00Z'),
    ]
    const { neighbour } = gym.neighbours
    await buildTraining(server.context.db, gym.branch.uuid, neighbour.uuid, {
      startAt: new Date('2026-03-10T17:30:00Z'),
    })
    const trainings = async (query: { from_date?: string; to_date?: string }) => {
      const found = await staff.callDecoded(listMemberTrainings, { params: { uuid }, query })
      return found.map((training) => training.uuid)
    }
    expect(await trainings({})).toEqual([newest.uuid, recent.uuid])
    expect(await trainings({ from_date: '2026-03-01', to_date: '2026-03-03' })).toEqual([old.uuid])
  })

  it('can be removed alone or together and restored with their history', async () => {
    const [first, second, third] = [await add({ email: 'vuelve@example.com' }), await add(), await add()]
    await buildTraining(server.context.db, gym.branch.uuid, first.uuid)
    const total = async () => (await staff.callDecoded(listMembers, { query: {} })).total
    const before = await total()
    await unlink(first.uuid)
    await expect(unlink(first.uuid)).rejects.toMatchObject({ status: 404 })
    await expect(staff.callDecoded(showMember, { params: { uuid: first.uuid } })).rejects.toMatchObject({ status: 404 })
    const body = { user_uuids: [first.uuid, second.uuid, third.uuid] }
    expect(await staff.call(unlinkMembers, { params: { branch: gym.branch.uuid }, body })).toEqual({ unlinked: 2 })
    expect(await total()).toBe(before - 3)
    expect((await staff.call(showDashboard, {})).total_user).toBe(before - 3)
    const { user_uuid: uuid } = await staff.call(createMember, { body: { email: 'VUELVE@example.com' } })
    expect(uuid).toBe(first.uuid)
    expect(await total()).toBe(before - 2)
    expect(await show(uuid)).toMatchObject({ name: 'Sofía' })
  })

  it('can be restored within ten minutes, even if their pseudonym is in use', async () => {
    const [first, second, third] = [await add(), await add(), await add({ pseudonym: 'Halcón' })]
    const uuids = [first.uuid, second.uuid, third.uuid]
    const params = { branch: gym.branch.uuid }
    const relink = (client = staff) => client.call(relinkMembers, { params, body: { user_uuids: uuids } })
    expect(await relink()).toEqual({ linked: [] })
    await unlink(first.uuid)
    server.clock.advance(1)
    await staff.call(unlinkMembers, { params, body: { user_uuids: [second.uuid, third.uuid] } })
    await add({ pseudonym: 'HALCÓN' })
    await expect(relink(stranger)).rejects.toMatchObject({ status: 404 })
    server.clock.advance(600_000 - 1)
    const { linked } = await relink()
    expect(linked.toSorted()).toEqual([second.uuid, third.uuid].toSorted())
    expect(await show(second.uuid)).toMatchObject({ name: 'Sofía' })
    expect(await show(third.uuid)).toMatchObject({ pseudonym: 'Halcón' })
    await expect(staff.callDecoded(showMember, { params: { uuid: first.uuid } })).rejects.toMatchObject({ status: 404 })
  })

  it('with a ban are marked until it is lifted', async () => {
    const { uuid } = await add({ name: 'Vetada' })
    const room = await buildRoom(server.context.db, gym.branch.uuid, gym.coach.uuid)
    const kept = { branchUuid: gym.branch.uuid, memberUuid: uuid, roomUuid: room.uuid }
    await server.context.db
      .insert(bans)
      .values({ ...kept, uuid: randomUUID(), kind: 'permanent', createdAt: new Date() })
    expect((await show(uuid)).isBanned).toBe(true)
    await expect(stranger.call(unbanMember, { body: { user_uuid: uuid } })).rejects.toMatchObject({ status: 404 })
    await staff.call(unbanMember, { body: { user_uuid: uuid } })
    expect((await show(uuid)).isBanned).toBe(false)
    const again = (client = staff) => client.call(restoreBans, { body: { user_uuid: uuid } })
    await expect(again(stranger)).rejects.toMatchObject({ status: 404 })
    server.clock.advance(600_000 - 1)
    await runHousekeeping(server.context)
    await again()
    expect((await show(uuid)).isBanned).toBe(true)
    await expect(again()).rejects.toMatchObject({ status: 404 })
    await staff.call(unbanMember, { body: { user_uuid: uuid } })
    server.clock.advance(600_000)
    await expect(again()).rejects.toMatchObject({ status: 404 })
    server.clock.advance(1)
    await runHousekeeping(server.context)
    expect(await server.context.db.select().from(bans).where(eq(bans.memberUuid, uuid))).toEqual([])
    const ended = {
      ...kept,
      uuid: randomUUID(),
      kind: 'this-class' as const,
      until: new Date(server.context.clock.now() - 1),
      createdAt: new Date(),
    }
    await server.context.db.insert(bans).values(ended)
    expect((await show(uuid)).isBanned).toBe(false)
  })

  it('are unknown in other branches', async () => {
    const { uuid, email } = await add()
    const params = { uuid }
    const period = { from_date: '2026-01-01', to_date: '2026-01-02' }
    const calls = [
      () => stranger.callDecoded(showMember, { params }),
      () => stranger.call(updateMember, { params, body: information }),
      () => stranger.call(updateVariables, { params, body: measures }),
      () => stranger.call(listWeights, { params, query: { ...period, type_variable: 'weight' } }),
      () => stranger.call(listMemberTrainings, { params, query: period }),
      () => unlink(uuid, stranger),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 404 })
    // centers can have members with the same email
    await expect(stranger.call(createMember, { body: { email } })).resolves.toBeDefined()
    expect((await show(uuid)).name).toBe('Sofía')
  })
})
