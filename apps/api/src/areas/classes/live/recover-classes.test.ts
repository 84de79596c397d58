import { asc, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'

import { buildMember } from '../../../../testing/factories/build-member.ts'
import { buildParticipation } from '../../../../testing/factories/build-participation.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { buildWorld } from '../../../../testing/world.ts'
import { classes, participations, samples } from '../../../database/schema/classes.ts'
import { takeSample } from './live-class.ts'
import { participantOfRow, recoverClass, toLiveClass } from './recover-classes.ts'

const SECONDS = 200

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})

/** Samples in any order, the same in every run, no two at one moment. */
const sent = fc.uniqueArray(
  fc.record({
    after: fc.integer({ min: -20_000, max: SECONDS * 1000 - 20_000 }),
    heartRate: fc.integer({ min: 60, max: 254 }),
    steps: fc.option(fc.integer({ min: 0, max: 32_766 })),
    // sometimes without contact for long enough to count nothing
    hasContact: fc.constantFrom(false, false, false, false, false, true),
  }),
  { minLength: SECONDS, maxLength: 2 * SECONDS, size: 'max', selector: ({ after }) => after },
)

const classWithPeople = async () => {
  const { db } = server.context
  const world = await buildWorld(server)
  const [row] = await db.select().from(classes).where(eq(classes.uuid, world.classUuid))
  if (row === undefined) throw new Error('there is no class')
  const start = row.startAt.getTime()
  for (let person = 0; person < 5; person += 1) {
    const member = await buildMember(db, row.branchUuid)
    const { uuid } = await buildParticipation(db, row, member, { removedAt: person === 4 ? row.startAt : null })
    // the fourth participant has only the factory's sample
    if (person === 3) continue
    const [some = []] = fc.sample(sent, { numRuns: 1, seed: person })
    // a hostile phone sends far too many samples in one second
    const crowd = Array.from({ length: 15 }, (_, count) => 50_000 + count * 60)
    const edges = [-1, 1, row.finishAt.getTime() - start, ...crowd].map((after) => ({
      after,
      heartRate: 120,
      steps: null,
      hasContact: true,
    }))
    const rows = [...some, ...edges].map(({ after, ...measured }) => ({
      participationUuid: uuid,
      branchUuid: row.branchUuid,
      at: start + after,
      ...measured,
    }))
    await db.insert(samples).values(rows).onConflictDoNothing()
  }
  return row
}

it('a recovered class equals the live one in every field', async () => {
  const { db } = server.context
  const row = await classWithPeople()
  // in the middle of the samples, so that some have future stamps
  const now = row.startAt.getTime() + 90_000
  const recovered = await recoverClass(db, row, now)

  const oneByOne = toLiveClass(row, recovered.sequence)
  const people = await db
    .select()
    .from(participations)
    .where(eq(participations.classUuid, row.uuid))
    .orderBy(asc(participations.joinedAt))
  const claim = { address: 'ant:26', from: row.startAt.getTime(), to: null }
  expect(recovered.roomStraps.claims).toMatchObject([claim])
  Object.assign(oneByOne.roomStraps, { claims: recovered.roomStraps.claims })
  for (const person of people) {
    const participant = { ...participantOfRow(person), phoneSeenAt: now }
    oneByOne.participants.set(person.uuid, participant)
    const own = eq(samples.participationUuid, person.uuid)
    const stored = await db.select().from(samples).where(own).orderBy(asc(samples.at))
    for (const { at, heartRate, steps, hasContact } of stored)
      takeSample(oneByOne, participant, { at, heartRate, steps, hasContact }, now)
  }

  const plain = ({ participants, ...rest }: typeof recovered) => ({
    ...rest,
    participants: [...participants].map(([uuid, { samples: series, ...account }]) => [uuid, account, [...series]]),
  })
  expect(plain(recovered)).toEqual(plain(oneByOne))
  const all = [...recovered.participants.values()]
  expect(all.map((one) => one.samples.size() > 2).filter(Boolean)).toHaveLength(4)
  expect(all.filter((one) => one.isRemoved)).toHaveLength(1)
})
