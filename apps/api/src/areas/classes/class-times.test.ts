import { showMeasurements } from '@repo/api-client/classes/class-summary'
import { showParticipation } from '@repo/api-client/classes/join-class'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { changeClassTimes } from '@repo/api-client/classes/run-class'
import { desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { openClass } from '../../../testing/open-class.ts'
import {
  buildGym,
  type Gym,
  participantClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { classes } from '../../database/schema/classes.ts'
import { trainings } from '../../database/schema/trainings.ts'

const MINUTE = 60_000

describe('the times of a class', () => {
  let server: TestServer
  let gym: Gym
  let open: Awaited<ReturnType<typeof openClass>>
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    gym = await buildGym(server, { features: { realtime: true } })
    open = await openClass(server, gym, { delay: 5 })
  })

  const change = (times: { start_at?: number; finish_at?: number }, uuid = open.classUuid) =>
    open.coach.call(changeClassTimes, {
      params: { uuid },
      body: Object.fromEntries(Object.entries(times).map(([name, at]) => [name, new Date(at).toISOString()])),
    })
  const shown = async () => {
    const packet = await open.coach.call(showMeasurements, { params: { uuid: open.classUuid } })
    return [packet.time_start, packet.time_finish].map((at) => Date.parse(at ?? '') - server.clock.now())
  }
  const stored = async () => {
    const [row] = await server.context.db.select().from(classes).where(eq(classes.uuid, open.classUuid))
    return [row?.startAt, row?.finishAt].map((at) => Number(at) - server.clock.now())
  }

  it('move to now for every screen and phone, and the duration stays', async () => {
    const member = await buildMember(server.context.db, gym.branch.uuid)
    const { token } = await open.join(member)
    const phone = participantClient(server, token)
    const now = server.clock.now()
    await change({ start_at: 0 })
    expect([await shown(), await stored()]).toEqual([
      [0, 5 * MINUTE],
      [0, 5 * MINUTE],
    ])
    expect(await phone.call(showParticipation, { query: {} })).toMatchObject({
      phase: 'running',
      class_start_at: new Date(now).toISOString(),
      class_finish_at: new Date(now + 5 * MINUTE).toISOString(),
    })
    server.clock.advance(2000)
    await phone.call(sendMeasurements, {
      body: { device_id: 'strap', sequence: 0, samples: [{ at: server.clock.now(), hr: 140 }] },
    })
    await server.context.engine.end(open.classUuid)
    const [training] = await server.context.db.select().from(trainings).where(eq(trainings.classUuid, open.classUuid))
    expect(training?.startAt).toEqual(new Date(now))
  })

  it('change once for a repeated request, with one audit entry', async () => {
    const finishAt = server.clock.now() + 15 * MINUTE
    await change({ finish_at: finishAt })
    await change({ finish_at: finishAt })
    expect(await shown()).toEqual([5 * MINUTE, 15 * MINUTE])
    const entries = await server.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectUuid, open.classUuid))
      .orderBy(desc(auditEntries.sequence))
    expect(entries.filter(({ action }) => action === 'class-changed')).toMatchObject([
      { details: { changes: [{ field: 'duration', before: 5, after: 10 }] } },
    ])
  })

  it('keep a class running past its old end, and it ends at the new one', async () => {
    await change({ finish_at: server.clock.now() + 15 * MINUTE })
    server.clock.advance(11 * MINUTE)
    await server.context.engine.tick(open.classUuid)
    expect(server.context.engine.find(open.classUuid)).not.toBeNull()
    server.clock.advance(4 * MINUTE)
    await server.context.engine.tick(open.classUuid)
    expect(server.context.engine.find(open.classUuid)).toBeNull()
    await expect(change({ finish_at: server.clock.now() + MINUTE })).rejects.toMatchObject({
      status: 409,
      code: 'class-over',
    })
  })

  it('are refused past their limits, after the start, and for a class of another center', async () => {
    const now = server.clock.now()
    const refused = { status: 409, code: 'class-times-refused' }
    await expect(change({ start_at: now + 11 * MINUTE })).rejects.toMatchObject(refused)
    await expect(change({ finish_at: now })).rejects.toMatchObject(refused)
    await expect(change({ finish_at: now + 606 * MINUTE })).rejects.toMatchObject(refused)
    await expect(
      open.coach.call(changeClassTimes, { params: { uuid: open.classUuid }, body: { finish_at: 'later' } }),
    ).rejects.toMatchObject({ status: 422 })
    await change({ start_at: now })
    await expect(change({ start_at: now + MINUTE })).rejects.toMatchObject({ status: 409, code: 'class-started' })
    const other = await openClass(server, await buildGym(server, { features: { realtime: true } }))
    await expect(change({ start_at: now }, other.classUuid)).rejects.toMatchObject({ status: 404 })
    expect(await shown()).toEqual([0, 5 * MINUTE])
  })
})
