import { listEntrants, listTeamEntrants } from '@repo/api-client/challenges/entrants'
import { GOAL_TYPES } from '@repo/domain/challenges/goal'
import { eq, sql, type SQL } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { challengeWorld, type ChallengeWorld, DAY_MS, FINISH } from '../../../testing/challenge-world.ts'
import { buildChallenger } from '../../../testing/factories/build-challenger.ts'
import { buildGoal } from '../../../testing/factories/build-goal.ts'
import { buildTeam } from '../../../testing/factories/build-team.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'
import { rowsOf } from '../../database/database.ts'
import { challenges } from '../../database/schema/challenges.ts'
import { findChallenge } from './challenge-queries.ts'
import { entrantPage } from './entrants.ts'
import { activeGoals } from './goal-queries.ts'

describe('the list of challenge participants', () => {
  let server: TestServer
  let world: ChallengeWorld
  let staff: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await challengeWorld(server)
    staff = await world.staffAt(FINISH.getTime() - DAY_MS)
  })

  it.each(GOAL_TYPES)('has all participants by goals of %s, before and after the end', async (type) => {
    const challenge = await world.challengeOf()
    await buildGoal(world.db, challenge, { type, target: 1, points: 7 })
    const ana = await world.person('Ana')
    await world.train(ana.uuid, [1], { points: 40, steps: 500, calories: 300, z5Seconds: 1200 })
    const zoe = await world.person('Zoe')
    for (const { uuid } of [zoe, ana]) await buildChallenger(world.db, challenge, uuid)
    const standing = async () =>
      (await staff.callDecoded(listEntrants, { params: { uuid: challenge.uuid }, query: {} })).rows.map(
        ({ name, points }) => [name, points],
      )
    const all = [
      ['Ana Ruiz', 7],
      ['Zoe Ruiz', 0],
    ]
    expect(await standing()).toEqual(all)
    await world.db.update(challenges).set({ awardedAt: FINISH }).where(eq(challenges.uuid, challenge.uuid))
    expect(await standing()).toEqual(all)
  })

  it.each([null, { column: 'name' as const, text: 'person' }])(
    'computes the tie order once, however many rows are listed (search %o)',
    async (search) => {
      const challenge = await world.challengeOf()
      await buildGoal(world.db, challenge, { target: 1, points: 7 })
      const { uuid } = await world.person('Person')
      await buildChallenger(world.db, challenge, uuid)
      const plans = await world.branch.run(async (tx) => {
        const queries: SQL[] = []
        const execute = (query: SQL) => {
          queries.push(query)
          return tx.execute(query)
        }
        const given = {
          challenge: await findChallenge(tx, challenge.uuid),
          goals: await activeGoals(tx, challenge.uuid),
        }
        const watched = Object.assign(Object.create(tx) as typeof tx, { execute })
        await entrantPage(watched, { ...given, running: [], within: null, query: { page: 1, search } })
        return Promise.all(queries.map((query) => rowsOf(tx, sql`explain ${query}`)))
      })
      const lines = plans.flat().map((row) => Object.values(row as object).join(''))
      // a CTE that isn't materialized may run again for each joined row
      expect(lines.filter((line) => /CTE Scan on (reached|tied)/.test(line))).toHaveLength(2)
    },
  )

  it.each([
    ['competitive', ['Cira Ruiz', 'Bea Ruiz', 'Dan Ruiz', 'Ana Ruiz']],
    ['free', ['Dan Ruiz', 'Cira Ruiz', 'Bea Ruiz', 'Ana Ruiz']],
  ] as const)('orders the members of a team by points, then progress, then name (%s)', async (compliance, expected) => {
    const challenge = await world.challengeOf({ kind: 'group', modality: 'teams', compliance })
    const team = await buildTeam(world.db, challenge)
    if (compliance === 'competitive') {
      await buildGoal(world.db, challenge, { type: 'calories', target: 1000, points: 5 })
      await buildGoal(world.db, challenge, { type: 'steps', target: 500, points: 3 })
    }
    const trained = {
      Ana: null,
      Bea: { calories: 900, steps: 0, points: 20 },
      Cira: { calories: 0, steps: 500, points: 30 },
      Dan: { calories: 800, steps: 0, points: 90 },
    }
    for (const [name, sums] of Object.entries(trained)) {
      const { uuid } = await world.person(name)
      await buildChallenger(world.db, challenge, uuid, { teamUuid: team.uuid })
      if (sums !== null) await world.train(uuid, [1], sums)
    }
    const params = { uuid: challenge.uuid, team: team.uuid }
    const { rows } = await staff.callDecoded(listTeamEntrants, { params, query: {} })
    expect(rows.map(({ name }) => name)).toEqual(expected)
  })

  it('has its page count on every page, even past the last', async () => {
    const challenge = await world.challengeOf()
    for (let index = 0; index < 21; index += 1) {
      const { uuid } = await world.person(`Person ${index}`)
      await buildChallenger(world.db, challenge, uuid)
    }
    const pageOf = async (query: object) => {
      const { rows, lastPage } = await staff.callDecoded(listEntrants, { params: { uuid: challenge.uuid }, query })
      return [rows.length, lastPage]
    }
    const found = { search_column: 'name', search: 'person' }
    expect(await pageOf({ page: 2 })).toEqual([1, 2])
    expect(await pageOf({ page: 3 })).toEqual([0, 2])
    expect(await pageOf({ page: 2, ...found })).toEqual([1, 2])
    expect(await pageOf({ page: 3, ...found })).toEqual([0, 2])
    expect(await pageOf({ page: 3, ...found, search: 'nobody' })).toEqual([0, 1])
  })

  it.each(['free', 'competitive'] as const)(
    'pages through ties without gaps or duplicates (%s)',
    async (compliance) => {
      const challenge = await world.challengeOf({ compliance })
      if (compliance === 'competitive') {
        for (const target of [10, 20]) await buildGoal(world.db, challenge, { type: 'points', target, points: 5 })
      }
      const amounts = [0, 10, 20]
      const people = Array.from({ length: 45 }, (_, index) => ({
        name: `P${String((index * 7) % 45).padStart(2, '0')}`,
        points: amounts[index % 3] ?? 0,
      }))
      for (const { name, points } of people) {
        const { uuid } = await world.person(name)
        await buildChallenger(world.db, challenge, uuid)
        if (points > 0) await world.train(uuid, [1], { points })
      }
      await world.db.update(challenges).set({ participants: 501 }).where(eq(challenges.uuid, challenge.uuid))
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) =>
          staff.callDecoded(listEntrants, { params: { uuid: challenge.uuid }, query: { page } }),
        ),
      )
      const named = (amount: number) =>
        people
          .filter(({ points }) => points === amount)
          .map(({ name }) => `${name} Ruiz`)
          .toSorted()
      const listed = pages.flatMap(({ rows }) => rows)
      expect(listed.map(({ name }) => name)).toEqual([...named(20), ...named(10), ...named(0)])
      expect(listed.map(({ position }) => position)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1))
      expect(pages.map(({ rows }) => rows.length)).toEqual([20, 20, 5, 0])
      expect(pages.map(({ lastPage }) => lastPage)).toEqual([3, 3, 3, 3])
    },
  )
})
