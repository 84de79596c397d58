import { joinClass } from '@repo/api-client/classes/join-class'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import type { ApiError } from '@repo/api-client/core/api-error'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../../testing/factories/build-member.ts'
import { type FailingStatements, failStatements } from '../../../../testing/failing-statements.ts'
import { centerClient, participantClient, startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { buildWorld, type World } from '../../../../testing/world.ts'
import { classes, participations, samples } from '../../../database/schema/classes.ts'
import { trainingRecords, trainings } from '../../../database/schema/trainings.ts'
import { createClassEngine } from './class-engine.ts'

const CLASS_SECONDS = 36_000

describe('a database that fails once', () => {
  let server: TestServer
  let database: FailingStatements
  beforeAll(async () => {
    server = await startTestServer()
    database = failStatements(server.context.db)
  })

  /** Retries like phones and clocks. */
  const insist = async <T>(attempt: () => Promise<T>): Promise<T> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await attempt()
      } catch (error) {
        if (tries === 3 || ((error as ApiError).status ?? 500) < 500) throw error
      }
    }
  }

  const joinAs = (world: World, code: string) =>
    centerClient(server, world.branch.publishableKey).call(joinClass, {
      params: { room: world.busy.uuid },
      body: { sign_in_code: code, consent: true },
    })

  const seconds = (world: World, from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => ({ at: world.now + (from + n) * 1000, hr: 150, steps: 1 }))

  const send = (token: string, given: ReturnType<typeof seconds>, sequence: number) =>
    participantClient(server, token).call(sendMeasurements, {
      body: { device_id: 'Banda 7', sequence, samples: given },
    })

  const storedOf = async (world: World, memberUuid: string) => {
    const { db } = server.context
    const joined = (await db.select().from(participations).where(eq(participations.memberUuid, memberUuid))).filter(
      ({ classUuid }) => classUuid === world.classUuid,
    )
    const own = joined[0]?.uuid ?? ''
    const received = await db.select().from(samples).where(eq(samples.participationUuid, own)).orderBy(asc(samples.at))
    const made = await db
      .select()
      .from(trainings)
      .leftJoin(trainingRecords, eq(trainingRecords.trainingUuid, trainings.uuid))
      .where(eq(trainings.memberUuid, memberUuid))
    const [row] = await db.select().from(classes).where(eq(classes.uuid, world.classUuid))
    return { joined, received, made, row }
  }

  /** A member joins, trains until the end, and sends the last samples late. */
  const live = async (world: World, code: string) => {
    const { clock, context } = server
    const { token } = await insist(() => joinAs(world, code))
    clock.advance(10_000)
    await insist(() => send(token, seconds(world, 0, 10), 0))
    clock.advance(10_000)
    await insist(() => send(token, seconds(world, 10, 20), 1))
    clock.set(world.now + CLASS_SECONDS * 1000)
    for (let ticks = 0; ticks < 3 && context.engine.find(world.classUuid) !== null; ticks += 1) {
      await context.engine.tick(world.classUuid)
    }
    expect(context.engine.find(world.classUuid)).toBeNull()
    await insist(() => send(token, seconds(world, 20, 30), 2))
  }

  const round = async (step: number | null) => {
    const world = await buildWorld(server)
    const member = await buildMember(server.context.db, world.branch.uuid, { maxHeartRate: 200 })
    database.failAt(step)
    await live(world, member.signInCode)
    const taken = { steps: database.steps(), failed: database.failed() }
    database.failAt(null)
    const { joined, received, made, row } = await storedOf(world, member.uuid)
    const [training] = made
    const outcome = {
      participations: joined.length,
      received: received.map(({ at }) => at),
      trainings: made.map(({ trainings: { durationSeconds, steps } }) => [durationSeconds, steps]),
      records: training?.training_records?.heartRates.length,
      state: row?.remoteState,
    }
    // includes the step, so that a failure shows it
    expect({ ...taken, ...outcome }).toEqual({
      ...taken,
      participations: 1,
      received: seconds(world, 0, 30).map(({ at }) => at),
      trainings: [[30, 30]],
      records: 30,
      state: 'ended',
    })
    expect(training?.trainings.points).toBeCloseTo(1.5)
    return taken
  }

  it('loses nothing and counts nothing twice at any statement from joining to the last late sample', async () => {
    const { steps } = await round(null)
    expect(steps).toBeGreaterThan(40)
    for (let step = 1; step <= steps; step += 1) expect((await round(step)).failed).not.toBeNull()
  }, 300_000)

  it('recovers each class as a whole or not at all', async () => {
    const world = await buildWorld(server)
    await send(world.phone, seconds(world, 0, 1), 0)
    const { db, clock, log, realtime } = server.context
    const recovered = async (step: number | null) => {
      const engine = createClassEngine({
        db,
        clock,
        log,
        realtime,
        maxRowsPerInsert: 500,
        fenced: (work) => work(db),
        mayPublish: () => false,
      })
      database.failAt(step)
      const outcome = await engine.recover().then(
        () => 'whole',
        () => 'refused',
      )
      const steps = database.steps()
      database.failAt(null)
      const packet = engine.packets(world.classUuid)?.staff
      await engine.close()
      return { outcome, steps, received: packet?.data.map(({ hr }) => hr) ?? null }
    }
    const { steps, ...whole } = await recovered(null)
    expect(whole).toEqual({ outcome: 'whole', received: [150] })
    for (let step = 1; step <= steps; step += 1) {
      expect(await recovered(step)).toMatchObject({ outcome: 'refused', received: null })
    }
  })
})
