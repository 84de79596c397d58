import { randomUUID } from 'node:crypto'

import { integerBetween, seededRandom } from '@repo/domain/core/seeded-random'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildTraining } from '../../../testing/factories/build-training.ts'
import { buildGym, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { branches } from '../../database/schema/center.ts'
import { members } from '../../database/schema/members.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'
import { trainings } from '../../database/schema/trainings.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})

const rowsOf = async (query: ReturnType<typeof sql>) =>
  ((await server.context.db.execute(query)) as { rows: Record<string, unknown>[] }).rows

const SUMS = sql`sum(trainings)::text as trainings, sum(seconds)::text as seconds, sum(with_calories)::text as with_calories,
  sum(calories)::text as calories, sum(points)::text as points`

const counted = (by: ReturnType<typeof sql>, only: ReturnType<typeof sql>) =>
  rowsOf(sql`
  select t.branch_uuid, ${by}, count(*)::text as trainings, sum(duration_seconds)::text as seconds,
    count(calories)::text as with_calories, sum(round(coalesce(calories, 0) * 1000000)::bigint)::text as calories,
    sum(round(points * 1000000)::bigint)::text as points
  from trainings t join branches b on b.uuid = t.branch_uuid where ${only} group by 1, 2, 3 order by 1, 2, 3`)
const DAY = sql`(t.start_at at time zone b.zone)::date::text as day`
const MONTH = sql`date_trunc('month', t.start_at at time zone b.zone)::date::text as month`

const agrees = async () => {
  const kept = (table: string, day: string, key: string) =>
    rowsOf(sql`select branch_uuid, ${sql.raw(day)}::text as ${sql.raw(day)}, ${sql.raw(key)}, ${SUMS}
      from ${sql.raw(table)} group by 1, 2, 3 order by 1, 2, 3`)
  const all = sql`true`
  const named = sql`member_uuid is not null`
  expect(await kept('training_days', 'day', 'training_type_uuid')).toEqual(
    await counted(sql`${DAY}, training_type_uuid`, all),
  )
  expect(await kept('member_days', 'day', 'member_uuid')).toEqual(await counted(sql`${DAY}, member_uuid`, named))
  expect(await kept('member_months', 'month', 'member_uuid')).toEqual(await counted(sql`${MONTH}, member_uuid`, named))
}

it(
  'the roll-ups equal the sums of the trainings after additions, changes, removals, and erasures',
  { timeout: 60_000 },
  async () => {
    const { db } = server.context
    const random = seededRandom(20_261_122)
    const among = <T>(of: readonly T[]): T => of[integerBetween(random, 0, of.length - 1)] as T
    const gyms = [await buildGym(server), await buildGym(server)]
    const people = new Map<string, string[]>()
    for (const { branch } of gyms) {
      const some: string[] = []
      for (let count = 0; count < 4; count += 1) some.push((await buildMember(db, branch.uuid)).uuid)
      people.set(branch.uuid, some)
    }
    const typesOf = async (branchUuid: string) =>
      (await db.select().from(trainingTypes).where(eq(trainingTypes.branchUuid, branchUuid))).map(({ uuid }) => uuid)
    const change = async (branchUuid: string) => ({
      // around midnight in the center and around the turn of the year
      startAt: new Date(Date.UTC(2025, 11, 28 + integerBetween(random, 0, 6), integerBetween(random, 0, 23), 30)),
      trainingTypeUuid: among(await typesOf(branchUuid)),
      durationSeconds: integerBetween(random, 1, 7200),
      calories: among([null, 0, random() * 900]),
      points: random() * 200,
    })
    const ids = async () => (await db.select({ uuid: trainings.uuid }).from(trainings)).map(({ uuid }) => uuid)
    await agrees()
    for (let step = 0; step < 60; step += 1) {
      const { branch } = among(gyms)
      const own = people.get(branch.uuid) ?? []
      const what = integerBetween(random, 0, 9)
      if (what <= 4 && own.length > 0) await buildTraining(db, branch.uuid, among(own), await change(branch.uuid))
      else if (what <= 6)
        await db
          .update(trainings)
          .set(await change(branch.uuid))
          .where(eq(trainings.uuid, among(await ids())))
      else if (what === 7) await db.delete(trainings).where(eq(trainings.uuid, among(await ids())))
      else if (what === 8 && own.length > 1) await db.delete(members).where(eq(members.uuid, own.pop() ?? randomUUID()))
      else
        await db
          .update(branches)
          .set({ zone: among(['Pacific/Auckland', 'America/Tijuana', 'Asia/Kolkata']) })
          .where(eq(branches.uuid, branch.uuid))
      if (step % 10 === 9) await agrees()
    }
    // all of a center at once
    await db.update(trainings).set({ durationSeconds: 60, memberUuid: null })
    await agrees()
    await db.delete(trainings)
    expect(
      await rowsOf(
        sql`select 1 from training_days union all select 1 from member_days union all select 1 from member_months`,
      ),
    ).toEqual([])
  },
)
