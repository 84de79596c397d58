import { asc, eq } from 'drizzle-orm'

import { branchDatabase } from '../src/database/branch-database.ts'
import { challengeResults } from '../src/database/schema/challenges.ts'
import { memberStandings } from '../src/database/schema/members.ts'
import { buildChallenge } from './factories/build-challenge.ts'
import { buildMember } from './factories/build-member.ts'
import { buildTraining } from './factories/build-training.ts'
import { buildGym, staffClient, type TestServer } from './test-server.ts'

export const DAY_MS = 86_400_000
export const START = new Date('2026-11-10T06:00:00Z')
export const FINISH = new Date('2026-11-20T05:59:59Z')
export const OVER = FINISH.getTime() + 1

export const challengeWorld = async (server: TestServer) => {
  const { db } = server.context
  const gym = await buildGym(server, { features: { gamification: true } })
  server.clock.set(OVER)

  const challengeOf = (overrides: Parameters<typeof buildChallenge>[2] = {}) =>
    buildChallenge(db, gym.branch.uuid, { startAt: START, finishAt: FINISH, ...overrides })

  const person = (name: string, overrides: Parameters<typeof buildMember>[2] = {}) =>
    buildMember(db, gym.branch.uuid, { name, lastName1: 'Ruiz', ...overrides })

  const staffAt = (now: number) => {
    server.clock.set(now)
    return staffClient(server, gym, gym.admin.email)
  }

  /** Trains for an hour on each of these days of the challenge. */
  const train = async (
    memberUuid: string,
    days: readonly number[],
    overrides: Parameters<typeof buildTraining>[3] = {},
  ) => {
    for (const day of days) {
      const startAt = new Date(START.getTime() + day * DAY_MS)
      const row = { startAt, durationSeconds: 3600, z4Seconds: 600, z5Seconds: 0, ...overrides }
      await buildTraining(db, gym.branch.uuid, memberUuid, row)
    }
  }

  const resultsOf = (challengeUuid: string) =>
    db
      .select()
      .from(challengeResults)
      .where(eq(challengeResults.challengeUuid, challengeUuid))
      .orderBy(asc(challengeResults.place), asc(challengeResults.points), asc(challengeResults.memberUuid))

  const standingOf = async (memberUuid: string) =>
    (await db.select().from(memberStandings).where(eq(memberStandings.memberUuid, memberUuid)))[0]

  return {
    db,
    gym,
    staffAt,
    branch: branchDatabase(db, gym.branch.uuid),
    challengeOf,
    person,
    train,
    resultsOf,
    standingOf,
  }
}
export type ChallengeWorld = Awaited<ReturnType<typeof challengeWorld>>
