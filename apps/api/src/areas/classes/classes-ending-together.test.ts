import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { buildEndedClass } from '../../../testing/factories/build-class.ts'
import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildParticipation } from '../../../testing/factories/build-participation.ts'
import { buildRoom } from '../../../testing/factories/build-room.ts'
import { buildSensor } from '../../../testing/factories/build-sensor.ts'
import { failStatements } from '../../../testing/failing-statements.ts'
import { buildGym, type Gym, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { Connection } from '../../database/connection.ts'
import { classes } from '../../database/schema/classes.ts'
import { sensors } from '../../database/schema/sensors.ts'
import { trainings } from '../../database/schema/trainings.ts'

/** Largest number of concurrently open fenced transactions. */
const watched = () => {
  let open = 0
  const seen = { most: 0 }
  const through = (connection: Connection): Connection => ({
    ...connection,
    fenced: async (work) => {
      open += 1
      seen.most = Math.max(seen.most, open)
      try {
        return await connection.fenced(work)
      } finally {
        open -= 1
      }
    },
  })
  return { seen, through }
}

const begin = async ({ context, clock }: TestServer, gym: Gym, people: number): Promise<string> => {
  const { db } = context
  const room = await buildRoom(db, gym.branch.uuid, gym.coach.uuid)
  const startAt = new Date(clock.now())
  const finishAt = new Date(clock.now() + 60_000)
  const times = { startAt, finishAt, configuredAt: startAt, endedAt: null }
  const running = { ...times, remoteState: 'running' as const, capacity: people }
  const row = await buildEndedClass(db, gym.branch.uuid, room.uuid, clock.now(), running)
  for (let person = 0; person < people; person += 1) {
    const member = await buildMember(db, gym.branch.uuid)
    await buildParticipation(db, row, member, { sensorName: `Banda ${person}` })
  }
  return row.uuid
}

const trainingsOf = async ({ context }: TestServer, classUuid: string): Promise<number> =>
  (await context.db.select().from(trainings).where(eq(trainings.classUuid, classUuid))).length

describe('classes of one center that end together', () => {
  it('are all stored, without waiting for each other in the database', async () => {
    const { seen, through } = watched()
    const server = await startTestServer({}, undefined, through)
    const { db, engine } = server.context
    const gym = await buildGym(server)
    const begun: string[] = []
    for (let index = 0; index < 20; index += 1) begun.push(await begin(server, gym, 2))
    await engine.recover()
    server.clock.advance(60_000)
    await engine.tick()
    for (const uuid of begun) expect(await trainingsOf(server, uuid)).toBe(2)
    const ended = await db.select().from(classes).where(eq(classes.branchUuid, gym.branch.uuid))
    expect(ended.filter(({ remoteState }) => remoteState === 'running')).toEqual([])
    expect(seen.most).toBe(1)
  })

  it('take as many statements for 20 people as for 2', async () => {
    const server = await startTestServer()
    const { engine, db } = server.context
    const gym = await buildGym(server)
    for (const name of ['Banda 1', 'Banda 2']) await buildSensor(db, gym.branch.uuid, '', { memberUuid: null, name })
    const [few, many] = [await begin(server, gym, 2), await begin(server, gym, 20)]
    await engine.recover()
    server.clock.advance(60_000)
    const statements = failStatements(db)
    statements.failAt(null)
    await engine.end(few)
    const statementCount = statements.steps()
    statements.failAt(null)
    await engine.end(many)
    expect(await trainingsOf(server, many)).toBe(20)
    expect(statements.steps()).toBeLessThanOrEqual(statementCount + 1)
    const seen = await db.select().from(sensors).where(eq(sensors.branchUuid, gym.branch.uuid))
    const areSeen = seen.filter(({ name }) => name.startsWith('Banda')).map(({ lastSeenAt }) => lastSeenAt !== null)
    expect(areSeen).toEqual([true, true])
  })
})
