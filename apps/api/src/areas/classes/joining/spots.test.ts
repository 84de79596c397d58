import { showClassSummary, showMeasurements } from '@repo/api-client/classes/class-summary'
import { joinClass, leaveClass, showParticipation } from '@repo/api-client/classes/join-class'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { banParticipant, readmitParticipant } from '@repo/api-client/classes/participants'
import { changeCapacity, changeClassState } from '@repo/api-client/classes/run-class'
import { desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildMember } from '../../../../testing/factories/build-member.ts'
import { openClass } from '../../../../testing/open-class.ts'
import {
  buildGym,
  type Gym,
  participantClient,
  startTestServer,
  type TestServer,
} from '../../../../testing/test-server.ts'
import { auditEntries } from '../../../database/schema/audit-entries.ts'

const MINUTE = 60_000

describe('a full class', () => {
  let server: TestServer
  let gym: Gym
  let open: Awaited<ReturnType<typeof openClass>>
  let [first, second]: Awaited<ReturnType<typeof buildMember>>[] = []
  let token: string
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    gym = await buildGym(server, { features: { realtime: true } })
    open = await openClass(server, gym, { capacity: 1 })
    first = await buildMember(server.context.db, gym.branch.uuid)
    second = await buildMember(server.context.db, gym.branch.uuid)
    ;({ token } = await join(first))
  })

  const join = (member: typeof first) => open.join(member ?? { signInCode: '' })
  const send = (sequence: number, at = server.clock.now(), by = token) =>
    participantClient(server, by).call(sendMeasurements, {
      body: { device_id: 'strap', sequence, samples: [{ at, hr: 130 }] },
    })
  const own = (by = token) => participantClient(server, by).call(showParticipation, { query: {} })
  const remove = (type: 'none' | 'this_class' | 'permanent') =>
    open.coach.call(banParticipant, {
      params: { uuid: open.classUuid },
      body: { user_uuid: first?.uuid ?? '', type_banned: type },
    })
  const readmit = (uuid = first?.uuid ?? '') =>
    open.coach.call(readmitParticipant, { params: { uuid: open.classUuid }, body: { user_uuid: uuid } })
  const resize = (capacity: number, isLimited = true) =>
    open.coach.call(changeCapacity, {
      params: { uuid: open.classUuid },
      body: { user_capacity_status: isLimited, capacity },
    })
  const shown = async () => {
    const { data } = await open.coach.call(showMeasurements, { params: { uuid: open.classUuid } })
    return data.map((one) => [one.final_user_uuid, one.spot_until])
  }
  const full = { status: 409, code: 'class-full' }

  it('has a free spot once a participant leaves, who needs a spot to return', async () => {
    await expect(join(second)).rejects.toMatchObject(full)
    await participantClient(server, token).call(leaveClass, {})
    expect(await shown()).toEqual([])
    await join(second)
    await expect(join(first)).rejects.toMatchObject(full)
    await resize(2)
    expect(await join(first)).toMatchObject({ user_uuid: first?.uuid })
    expect(await shown()).toHaveLength(2)
  })

  it('can be rejoined with another phone by a member who left', async () => {
    await participantClient(server, token).call(leaveClass, {})
    const body = {
      pseudonym: first?.pseudonym ?? '',
      consent: true as const,
      phone: 'another-phone-of-theirs-0123456789',
    }
    const again = await open.center.call(joinClass, { params: { room: open.room.uuid }, body })
    expect(again).toMatchObject({ user_uuid: first?.uuid })
    expect(again.took_over ?? false).toBe(false)
    await expect(own()).rejects.toMatchObject({ status: 401 })
  })

  it('accepts samples measured before a member left, and none measured later', async () => {
    server.clock.advance(2000)
    const before = server.clock.now()
    server.clock.advance(1000)
    await participantClient(server, token).call(leaveClass, {})
    await participantClient(server, token).call(leaveClass, {})
    expect(await own()).toMatchObject({ is_removed: true, may_return: true })
    server.clock.advance(1000)
    expect(await send(0, before)).toMatchObject({ accepted: 1 })
    await expect(send(1)).rejects.toMatchObject({ status: 403, code: 'left-class' })
    await server.context.engine.end(open.classUuid)
    const { participants } = await open.coach.call(showClassSummary, { params: { uuid: open.classUuid } })
    expect(participants).toMatchObject([{ final_user_uuid: first?.uuid, duration_time_tot: 1 }])
  })

  it('keeps the spot of a participant without a signal for five minutes, with the deadline, and counts their samples later', async () => {
    const joinedAt = server.clock.now()
    server.clock.advance(5 * MINUTE - 1000)
    await expect(join(second)).rejects.toMatchObject(full)
    expect(await shown()).toEqual([[first?.uuid, joinedAt + 5 * MINUTE]])
    server.clock.advance(1000)
    await join(second)
    await expect(join(first)).rejects.toMatchObject(full)
    expect(await send(0, joinedAt + MINUTE)).toMatchObject({ accepted: 1 })
  })

  it('counts the five minutes from the last value', async () => {
    server.clock.advance(4 * MINUTE)
    await send(0)
    expect(await shown()).toEqual([[first?.uuid, undefined]])
    server.clock.advance(2 * MINUTE)
    await expect(join(second)).rejects.toMatchObject(full)
  })

  it('can be enlarged during the class, with an audit entry', async () => {
    await resize(2)
    await join(second)
    const [entry] = await server.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectUuid, open.classUuid))
      .orderBy(desc(auditEntries.sequence))
    expect(entry).toMatchObject({
      action: 'class-changed',
      details: { changes: [{ field: 'capacity', before: 1, after: 2 }] },
    })
    await resize(1)
    expect(await shown()).toHaveLength(2)
  })

  it.each([0, 101, 1.5, -1])('cannot have a capacity of %d', async (capacity) => {
    await expect(resize(capacity)).rejects.toMatchObject({ status: 422 })
  })

  it('holds a hundred participants without a limit, and its capacity is fixed after the end', async () => {
    await resize(1, false)
    await join(second)
    await server.context.engine.end(open.classUuid)
    await expect(resize(3)).rejects.toMatchObject({ status: 409, code: 'class-over' })
    const other = await buildGym(server, { features: { realtime: true } })
    const foreign = await openClass(server, other)
    await expect(
      open.coach.call(changeCapacity, {
        params: { uuid: foreign.classUuid },
        body: { user_capacity_status: true, capacity: 3 },
      }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('can be rejoined at once by a participant who was removed without a ban', async () => {
    await remove('none')
    expect(await own()).toMatchObject({ is_removed: true, may_return: true })
    await expect(send(0)).rejects.toMatchObject({ code: 'left-class' })
    expect(await join(first)).toMatchObject({ user_uuid: first?.uuid })
    expect(await shown()).toHaveLength(1)
  })

  it.each(['this_class', 'permanent'] as const)(
    'restores a removed participant (%s) and lifts the ban',
    async (type) => {
      await remove(type)
      expect(await own()).toMatchObject({ is_removed: true, may_return: false })
      await expect(join(first)).rejects.toMatchObject({ status: 403, code: 'banned' })
      await readmit()
      expect(await own()).toMatchObject({ is_removed: false })
      expect(await send(0)).toMatchObject({ accepted: 1 })
    },
  )

  it('restores no participant without a free spot, no unknown one, and none after the end', async () => {
    await remove('none')
    await join(second)
    await expect(readmit()).rejects.toMatchObject(full)
    await expect(readmit(gym.coach.uuid)).rejects.toMatchObject({ status: 404, code: 'participant-unknown' })
    await open.coach.call(changeClassState, { params: { uuid: open.classUuid }, body: { state: 'stop' } })
    await expect(readmit()).rejects.toMatchObject({ status: 409, code: 'class-over' })
  })
})
