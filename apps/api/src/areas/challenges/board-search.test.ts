import { listBoard } from '@repo/api-client/challenges/board'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { challengeWorld, type ChallengeWorld } from '../../../testing/challenge-world.ts'
import { buildChallenge } from '../../../testing/factories/build-challenge.ts'
import { buildChallenger } from '../../../testing/factories/build-challenger.ts'
import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildResult } from '../../../testing/factories/build-result.ts'
import { buildGym, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'
import { members } from '../../database/schema/members.ts'

const PEOPLE = 90

describe('a search of the board', () => {
  let server: TestServer
  let world: ChallengeWorld
  let staff: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await challengeWorld(server)
    staff = await world.staffAt(server.clock.now())
  })

  /** Groups of three have equal points. */
  const fill = async () => {
    const challenge = await world.challengeOf()
    for (let index = 0; index < PEOPLE; index += 1) {
      const name = index % 4 === 0 ? 'Cuarta' : 'Otra'
      const { uuid } = await buildMember(world.db, world.gym.branch.uuid, { name })
      await buildChallenger(world.db, challenge, uuid)
      await buildResult(world.db, challenge, uuid, { points: Math.floor(index / 3), medal: null })
    }
  }
  const pageOf = (query: object) =>
    staff.callDecoded(listBoard, { params: { branch: world.gym.branch.uuid }, query: { per_page: 100, ...query } })
  const found = { search_column: 'name', search: 'cuarta' }
  const placesIn = ({ rows }: Awaited<ReturnType<typeof pageOf>>) => rows.map(({ uuid, position }) => [uuid, position])

  it.each(['asc', 'desc'])('has the rank of each member among all, including ties: %s', async (direction) => {
    await fill()
    const all = await pageOf({ direction })
    const places = placesIn({ ...all, rows: all.rows.filter(({ name }) => name?.startsWith('Cuarta')) })
    expect(all.total).toBeGreaterThanOrEqual(PEOPLE)
    expect(places).toHaveLength(23)
    expect(placesIn(await pageOf({ ...found, direction }))).toEqual(places)
    const second = await pageOf({ ...found, direction, per_page: 20, page: 2 })
    expect(placesIn(second)).toEqual(places.slice(20))
  })

  it('ranks no members of another center and finds none by an unknown name', async () => {
    await fill()
    const before = placesIn(await pageOf(found))
    const other = await buildGym(server, { features: { gamification: true } })
    const theirs = await buildChallenge(world.db, other.branch.uuid)
    const { uuid } = await buildMember(world.db, other.branch.uuid, { name: 'Cuarta' })
    await buildChallenger(world.db, theirs, uuid)
    await buildResult(world.db, theirs, uuid, { points: 9000 })
    expect(placesIn(await pageOf(found))).toEqual(before)
    expect(placesIn(await pageOf({ ...found, search: 'nobody at all' }))).toEqual([])
  })

  it('ranks no former member', async () => {
    await fill()
    const before = placesIn(await pageOf(found))
    const challenge = await world.challengeOf()
    const { uuid } = await buildMember(world.db, world.gym.branch.uuid, { name: 'Otra' })
    await buildChallenger(world.db, challenge, uuid)
    await buildResult(world.db, challenge, uuid, { points: 9000 })
    expect(placesIn(await pageOf(found))).not.toEqual(before)
    await world.db
      .update(members)
      .set({ unlinkedAt: new Date(server.clock.now()) })
      .where(eq(members.uuid, uuid))
    expect(placesIn(await pageOf(found))).toEqual(before)
  })
})
