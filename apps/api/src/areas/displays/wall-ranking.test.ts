import { randomUUID } from 'node:crypto'

import { displayHeaders } from '@repo/api-client/core/headers'
import { showDisplay } from '@repo/api-client/displays/display'
import { listDisplays, updateDisplay } from '@repo/api-client/displays/manage-displays'
import { showWallRanking } from '@repo/api-client/displays/show-wall-ranking'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { buildChallenge } from '../../../testing/factories/build-challenge.ts'
import { buildChallenger } from '../../../testing/factories/build-challenger.ts'
import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildResult } from '../../../testing/factories/build-result.ts'
import {
  buildGym,
  type FurnishedGym,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { branches } from '../../database/schema/center.ts'
import { displays } from '../../database/schema/displays.ts'
import { members } from '../../database/schema/members.ts'
import { hashOf } from '../../lib/secrets.ts'

/** Settings of a newly paired display. */
const plain = {
  name: 'Pared',
  follows: 'room' as const,
  room_uuid: null,
  schedule: [],
  text_size: 'normal' as const,
  overscan: 0,
  has_sound: false,
}
const FEATURES = { realtime: true, gamification: true }

describe('the ranking on a display', () => {
  let server: TestServer
  let gym: FurnishedGym
  let coach: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    gym = await buildGym(server, { features: FEATURES })
    coach = await staffClient(server, gym, gym.coach.email)
  })

  const wallOf = async ({ branch }: FurnishedGym) => {
    const [uuid, token] = [randomUUID(), randomUUID()]
    const row = { uuid, branchUuid: branch.uuid, name: 'Pared', tokenHash: hashOf(token), createdAt: new Date() }
    await server.context.db.insert(displays).values(row)
    return { uuid, wall: createClient({ baseUrl: server.url, headers: () => displayHeaders('en', token) }) }
  }
  const choose = (uuid: string, idleView: string, client = coach) =>
    client.call(updateDisplay, { params: { uuid }, body: { ...plain, idle_view: idleView as 'ranking' } })
  const viewsOf = async () =>
    (await coach.call(listDisplays, {})).data.map(({ uuid, idle_view: view }) => [uuid, view] as const)

  /** The first member has the most points. */
  const winners = async (count: number, pointsOf = (index: number) => 1000 - index) => {
    const { db } = server.context
    const challenge = await buildChallenge(db, gym.branch.uuid)
    for (let index = 0; index < count; index += 1) {
      const { uuid } = await buildMember(db, gym.branch.uuid, { pseudonym: `Rayo ${index}` })
      await buildChallenger(db, challenge, uuid)
      await buildResult(db, challenge, uuid, {
        points: pointsOf(index),
        place: index + 1,
        medal: index === 0 ? 'gold' : null,
      })
    }
  }

  it('is set for one display, announced at once, and audited', async () => {
    const [one, other] = [await wallOf(gym), await wallOf(gym)]
    await expect(one.wall.call(showDisplay, {})).resolves.toMatchObject({ idle_view: 'poster' })
    const publish = vi.spyOn(server.context.realtime, 'publish')
    await choose(one.uuid, 'ranking')
    expect(publish.mock.calls).toEqual([[`branch:${gym.branch.uuid}:rooms`, 'rooms-changed', {}]])
    publish.mockRestore()
    await expect(one.wall.call(showDisplay, {})).resolves.toMatchObject({ idle_view: 'ranking' })
    expect(new Map(await viewsOf())).toEqual(
      new Map([
        [one.uuid, 'ranking'],
        [other.uuid, 'poster'],
      ]),
    )
    const [entry] = await server.context.db.select().from(auditEntries).where(eq(auditEntries.subjectUuid, one.uuid))
    expect(entry).toMatchObject({
      action: 'display-changed',
      details: { name: 'Pared', changes: [{ field: 'idleView', before: 'poster', after: 'ranking' }] },
    })
  })

  it('cannot be set for a display of another center or to an unknown value', async () => {
    const theirs = await wallOf(await buildGym(server, { features: FEATURES }))
    await expect(choose(theirs.uuid, 'ranking')).rejects.toMatchObject({ status: 404 })
    await expect(theirs.wall.call(showDisplay, {})).resolves.toMatchObject({ idle_view: 'poster' })
    const { uuid } = await wallOf(gym)
    await expect(choose(uuid, 'figures')).rejects.toMatchObject({ status: 422 })
  })

  it('has the leaders of the own center by pseudonym, medals, and points, without further data', async () => {
    await winners(2)
    const other = await buildGym(server, { features: FEATURES })
    const { data } = await (await wallOf(gym)).wall.call(showWallRanking, {})
    const { pseudonym } = gym.neighbours.neighbour
    const medals = (gold: number) => [
      { medals_type: 'gold', medals_count: gold },
      { medals_type: 'silver', medals_count: 0 },
      { medals_type: 'bronce', medals_count: 0 },
    ]
    expect(data).toEqual([
      { position: 1, pseudonym: 'Rayo 0', image: null, achievement: medals(1), points_meddals: 1000 },
      { position: 2, pseudonym: 'Rayo 1', image: null, achievement: medals(0), points_meddals: 999 },
      { position: 3, pseudonym, image: null, achievement: medals(1), points_meddals: 20 },
    ])
    const theirs = await (await wallOf(other)).wall.call(showWallRanking, {})
    expect(theirs.data.map((row) => row.pseudonym)).toEqual([other.neighbours.neighbour.pseudonym])
  })

  it('has at most 50 members, counts medals of free challenges, and excludes former members and those without points', async () => {
    await winners(53, (index) => (index < 52 ? 1000 - index : 0))
    const { wall } = await wallOf(gym)
    const { data } = await wall.call(showWallRanking, {})
    expect([data.length, data[0]?.pseudonym, data.at(-1)?.points_meddals]).toEqual([50, 'Rayo 0', 951])

    const free = await buildGym(server, { features: FEATURES })
    const { db } = server.context
    await db.update(members).set({ unlinkedAt: new Date() }).where(eq(members.uuid, free.neighbours.neighbour.uuid))
    const challenge = await buildChallenge(db, free.branch.uuid, { compliance: 'free' })
    const [won, lost] = [await buildMember(db, free.branch.uuid), await buildMember(db, free.branch.uuid)]
    for (const { uuid } of [won, lost]) await buildChallenger(db, challenge, uuid)
    await buildResult(db, challenge, won.uuid, { points: 0 })
    await buildResult(db, challenge, lost.uuid, { points: 0, place: 2, medal: null })
    const { data: first } = await (await wallOf(free)).wall.call(showWallRanking, {})
    expect(first.map(({ pseudonym }) => pseudonym)).toEqual([won.pseudonym])
  })

  it.each<[object, object, readonly [pseudonym: string, isGuest: boolean] | null]>([
    [{}, {}, ['Rayo 0', false]],
    [{ visibility: 'anonymous' }, {}, ['', true]],
    [{ visibility: 'color' }, {}, null],
    [{ visibility: 'nothing' }, {}, null],
    [{ visibility: 'all' }, { defaultVisibility: 'nothing' }, ['Rayo 0', false]],
    [{}, { defaultVisibility: 'anonymous' }, ['', true]],
    [{ visibilityAtMost: 'name' }, {}, null],
    [{ visibilityAtMost: 'anonymous' }, {}, ['', true]],
    [{ birthday: '2020-01-01' }, { minorsAtMost: 'color-anonymous' }, null],
    [{ birthday: '2020-01-01' }, { minorsAtMost: 'anonymous' }, ['', true]],
    [{ birthday: '1990-01-01' }, { minorsAtMost: 'nothing' }, ['Rayo 0', false]],
    [{ birthday: null }, { minorsAtMost: 'nothing' }, ['Rayo 0', false]],
    [{ birthday: null }, { minorsAtMost: 'nothing', isUnknownAgeMinor: true }, null],
  ])('shows a member with %j at a center with %j: %j', async (who, center, shown) => {
    const { db } = server.context
    await winners(1)
    await db
      .update(branches)
      .set({ adultAge: 18, ...center })
      .where(eq(branches.uuid, gym.branch.uuid))
    await db
      .update(members)
      .set({ visibility: null, ...who })
      .where(eq(members.pseudonym, 'Rayo 0'))
    const { data } = await (await wallOf(gym)).wall.call(showWallRanking, {})
    const [first] = data
    const found = first?.points_meddals === 1000 ? [first.pseudonym, first.is_guest === true] : null
    expect(found).toEqual(shown)
    expect(data.map(({ position }) => position)).toEqual(data.map((_, index) => index + 1))
  })

  it('is replaced by the poster while the center has no challenges', async () => {
    const { uuid, wall } = await wallOf(gym)
    await choose(uuid, 'ranking')
    const turn = (gamification: boolean) =>
      server.context.db
        .update(branches)
        .set({ features: { ...FEATURES, gamification } })
        .where(eq(branches.uuid, gym.branch.uuid))
    await turn(false)
    await expect(wall.call(showDisplay, {})).resolves.toMatchObject({ idle_view: 'poster' })
    await expect(wall.call(showWallRanking, {})).rejects.toMatchObject({ status: 403, code: 'forbidden' })
    await turn(true)
    await expect(wall.call(showDisplay, {})).resolves.toMatchObject({ idle_view: 'ranking' })
  })
})
