import { showCenter } from '@repo/api-client/center/show-center'
import { showClassSummary } from '@repo/api-client/classes/class-summary'
import { showParticipation } from '@repo/api-client/classes/join-class'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { changeClassState, startClass } from '@repo/api-client/classes/run-class'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { classBody, openClass } from '../../../testing/open-class.ts'
import {
  buildGym,
  type Gym,
  participantClient,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { memberDays } from '../../database/schema/members.ts'
import { trainings } from '../../database/schema/trainings.ts'

describe('a class stopped by mistake', () => {
  let server: TestServer
  let gym: Gym
  let open: Awaited<ReturnType<typeof openClass>>
  let member: Awaited<ReturnType<typeof buildMember>>
  let token: string
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    gym = await buildGym(server, { features: { realtime: true } })
    open = await openClass(server, gym)
    member = await buildMember(server.context.db, gym.branch.uuid)
    ;({ token } = await open.join(member))
  })

  let sequence = 0
  const measure = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      server.clock.advance(1000)
      sequence += 1
      const samples = [{ at: server.clock.now(), hr: 140 }]
      await participantClient(server, token).call(sendMeasurements, { body: { device_id: 'strap', sequence, samples } })
    }
  }
  const change = (state: 'stop' | 'continue' | 'reset', by = open.coach) =>
    by.call(changeClassState, { params: { uuid: open.classUuid }, body: { state } })
  const stored = () =>
    server.context.db
      .select({ seconds: trainings.durationSeconds })
      .from(trainings)
      .where(eq(trainings.classUuid, open.classUuid))
  const counted = async () => {
    const days = await server.context.db.select().from(memberDays).where(eq(memberDays.memberUuid, member.uuid))
    return days.map(({ trainings: count, seconds }) => [count, seconds])
  }
  const held = async () => {
    const { rooms } = await open.coach.call(showCenter, { params: { uuid: gym.branch.uuid } })
    return rooms.find(({ uuid }) => uuid === open.room.uuid)?.class_configuration
  }
  const own = () => participantClient(server, token).call(showParticipation, { query: {} })
  const refused = { status: 409, code: 'class-not-continued' }

  it('continues with all its participants and stores one training for the whole class', async () => {
    await measure(5)
    await change('stop')
    expect(await stored()).toEqual([{ seconds: 5 }])
    expect(await counted()).toEqual([[1, 5]])
    expect(await own()).toMatchObject({ phase: 'over', may_continue_until: server.clock.now() + 120_000 })
    server.clock.advance(1000)
    await change('continue')
    expect([await stored(), await counted()]).toEqual([[], []])
    expect(await own()).toMatchObject({ phase: 'running', own: { duration_time_tot: 5 } })
    await measure(4)
    await change('stop')
    const { participants } = await open.coach.call(showClassSummary, { params: { uuid: open.classUuid } })
    // the second without a value between them is interpolated
    expect(participants).toMatchObject([{ final_user_uuid: member.uuid, duration_time_tot: 10 }])
    expect(await counted()).toEqual([[1, 10]])
  })

  it('counts samples measured while it was stopped', async () => {
    await measure(2)
    await change('stop')
    server.clock.advance(2000)
    const meanwhile = server.clock.now() - 1000
    await change('continue')
    const samples = [{ at: meanwhile, hr: 141 }]
    const body = { device_id: 'strap', sequence: 900, samples }
    expect(await participantClient(server, token).call(sendMeasurements, { body })).toMatchObject({ accepted: 1 })
  })

  it('has the name of who stopped it and the time until which it can continue', async () => {
    expect(await held()).toMatchObject({ started_by: expect.any(String) })
    const admin = await staffClient(server, gym, gym.admin.email)
    await change('stop', admin)
    const now = server.clock.now()
    expect(await held()).toMatchObject({
      remote_state: 3,
      stopped: {
        by: `${gym.admin.name} ${gym.admin.lastName1}`,
        at: new Date(now).toISOString(),
        may_continue_until: new Date(now + 120_000).toISOString(),
      },
    })
    await change('continue')
    expect(await held()).toMatchObject({ remote_state: 2 })
    expect((await held())?.stopped).toBeUndefined()
    const entries = await server.context.db
      .select({ action: auditEntries.action, by: auditEntries.administratorUuid })
      .from(auditEntries)
      .where(eq(auditEntries.subjectUuid, open.classUuid))
      .orderBy(auditEntries.sequence)
    expect(entries).toEqual([
      { action: 'class-started', by: gym.coach.uuid },
      { action: 'class-stopped', by: gym.admin.uuid },
      { action: 'class-continued', by: gym.coach.uuid },
    ])
  })

  it('continues once for two concurrent calls and announces it to the class and the branch', async () => {
    await change('stop')
    const publish = vi.spyOn(server.context.realtime, 'publish')
    await Promise.all([change('continue'), change('continue')])
    const events = publish.mock.calls.map(([, event]) => event)
    publish.mockRestore()
    expect(events).toEqual(['event-continue', 'event-continue', 'rooms-changed'])
  })

  it.each([
    ['two minutes after the stop', async () => server.clock.advance(120_000), refused],
    ['once its room was closed', () => change('reset'), refused],
    ['once the next class runs in its room', () => startNext(), refused],
  ])('cannot continue %s', async (_, arrange, refusal) => {
    await change('stop')
    await arrange()
    await expect(change('continue')).rejects.toMatchObject(refusal)
  })

  it('cannot continue after its end or after its clock ended it', async () => {
    server.clock.advance(4 * 60_000)
    await change('stop')
    server.clock.advance(60_000)
    await expect(change('continue')).rejects.toMatchObject(refused)
    const other = await openClass(server, gym)
    server.clock.advance(5 * 60_000)
    await server.context.engine.tick(other.classUuid)
    await expect(
      other.coach.call(changeClassState, { params: { uuid: other.classUuid }, body: { state: 'continue' } }),
    ).rejects.toMatchObject(refused)
  })

  it('cannot be continued by the staff of another center', async () => {
    await change('stop')
    const other = await buildGym(server, { features: { realtime: true } })
    const stranger = await staffClient(server, other, other.coach.email)
    await expect(change('continue', stranger)).rejects.toMatchObject({ status: 404 })
  })

  const startNext = async () => {
    const { data: types } = await open.coach.call(listTrainingTypes, {})
    const body = classBody(types[0]?.training_type_uuid ?? '')
    await open.coach.call(startClass, { params: { uuid: open.room.uuid }, body })
  }
})
