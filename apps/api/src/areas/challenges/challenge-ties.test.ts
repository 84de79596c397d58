import { showChallenge } from '@repo/api-client/challenges/challenge'
import { listEntrants } from '@repo/api-client/challenges/entrants'
import type { GoalType } from '@repo/domain/challenges/goal'
import { byStanding, type Contender } from '@repo/domain/challenges/standing'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { challengeWorld, type ChallengeWorld, DAY_MS, FINISH, OVER, START } from '../../../testing/challenge-world.ts'
import { buildChallenger } from '../../../testing/factories/build-challenger.ts'
import { buildGoal } from '../../../testing/factories/build-goal.ts'
import { buildTeam } from '../../../testing/factories/build-team.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'
import { challenges } from '../../database/schema/challenges.ts'
import { settleChallenges } from './challenge-ends.ts'

const HOUR = 3_600_000
const NAMES = ['Ana', 'Bea', 'Ana', 'Dora', 'Eva', 'Bea', 'Gina', 'Hana'] as const
const GOALS: readonly (readonly [type: GoalType, target: number, points: number])[] = [
  ['trainings', 1, 10],
  ['trainings', 3, 20],
  ['minutes', 120, 20],
]

/** Calculated independently, from one-hour trainings on these days. */
const contenderOf = (uuid: string, name: string, days: readonly number[]): Contender => {
  const ends = days.toSorted((one, other) => one - other).map((day) => START.getTime() + day * DAY_MS + HOUR)
  const reached = GOALS.flatMap(([type, target, points]) => {
    const at = ends[(type === 'trainings' ? target : target / 60) - 1]
    return at === undefined ? [] : [{ at, points }]
  })
  return {
    uuid,
    name,
    points: reached.reduce((sum, { points }) => sum + points, 0),
    reachedAt: reached.length === 0 ? null : Math.max(...reached.map(({ at }) => at)),
    rookpoints: 0,
  }
}

describe('ties in a challenge', () => {
  let server: TestServer
  let world: ChallengeWorld
  let staff: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await challengeWorld(server)
    staff = await world.staffAt(FINISH.getTime() - DAY_MS / 2)
  })

  const competition = async (overrides: Parameters<ChallengeWorld['challengeOf']>[0] = {}) => {
    const challenge = await world.challengeOf(overrides)
    for (const [type, target, points] of GOALS) await buildGoal(world.db, challenge, { type, target, points })
    return challenge
  }
  const order = async (uuid: string) => {
    const { rows } = await staff.callDecoded(listEntrants, { params: { uuid }, query: {} })
    return rows.map(({ name }) => name.replace(' Ruiz', ''))
  }

  it('have the order of the medals while the challenge runs', async () => {
    const histories = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { maxLength: 4 }), {
      minLength: NAMES.length,
      maxLength: NAMES.length,
    })
    await fc.assert(
      fc.asyncProperty(histories, async (days) => {
        server.clock.set(FINISH.getTime() - DAY_MS / 2)
        const challenge = await competition()
        const people = await Promise.all(NAMES.map((name) => world.person(name)))
        for (const [index, { uuid }] of people.entries()) {
          await buildChallenger(world.db, challenge, uuid)
          await world.train(uuid, days[index] ?? [])
        }
        const contenders = people.map(({ uuid, name }, index) => contenderOf(uuid, name, days[index] ?? []))
        const expected = contenders.toSorted(byStanding('competitive'))
        const { rows } = await staff.callDecoded(listEntrants, { params: { uuid: challenge.uuid }, query: {} })
        const running = rows.map(({ uuid }) => uuid)
        expect(running).toEqual(expected.map(({ uuid }) => uuid))
        server.clock.set(OVER)
        await settleChallenges(server.context)
        const medals = (await world.resultsOf(challenge.uuid)).filter(({ medal }) => medal !== null)
        expect(medals.map(({ memberUuid }) => memberUuid)).toEqual(running.slice(0, medals.length))
        // a completed challenge would affect the next history
        await world.db.delete(challenges).where(eq(challenges.uuid, challenge.uuid))
      }),
      { numRuns: 6 },
    )
  })

  it('are also resolved between teams, regardless of the number of goals', async () => {
    const challenge = await competition({ kind: 'group', modality: 'teams' })
    const [late, early] = [await buildTeam(world.db, challenge), await buildTeam(world.db, challenge, { name: '2' })]
    const people = [await world.person('Ana'), await world.person('Bea')]
    await buildChallenger(world.db, challenge, people[0]?.uuid ?? '', { teamUuid: late.uuid })
    await buildChallenger(world.db, challenge, people[1]?.uuid ?? '', { teamUuid: early.uuid })
    await world.train(people[0]?.uuid ?? '', [1, 2, 6])
    await world.train(people[1]?.uuid ?? '', [3, 4, 5])
    const { teams } = await staff.callDecoded(showChallenge, { params: { uuid: challenge.uuid } })
    expect(teams.map(({ number, position, points }) => [number, position, points])).toEqual([
      [2, 1, 50],
      [1, 2, 50],
    ])
  })

  it('are ordered by name alone above 500 participants', async () => {
    const challenge = await competition()
    const [zoe, ana] = [await world.person('Zoe'), await world.person('Ana')]
    for (const { uuid } of [zoe, ana]) await buildChallenger(world.db, challenge, uuid)
    await world.train(zoe.uuid, [1])
    await world.train(ana.uuid, [2])
    const has = (participants: number) =>
      world.db.update(challenges).set({ participants }).where(eq(challenges.uuid, challenge.uuid))
    await has(500)
    expect(await order(challenge.uuid)).toEqual(['Zoe', 'Ana'])
    await has(501)
    expect(await order(challenge.uuid)).toEqual(['Ana', 'Zoe'])
  })
})
