import { showMeasurements } from '@repo/api-client/classes/class-summary'
import { joinClass, showParticipation } from '@repo/api-client/classes/join-class'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { banParticipant } from '@repo/api-client/classes/participants'
import { startClass } from '@repo/api-client/classes/run-class'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../../testing/factories/build-member.ts'
import { buildRoom } from '../../../../testing/factories/build-room.ts'
import {
  buildGym,
  centerClient,
  type Gym,
  participantClient,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../../testing/test-server.ts'
import { trainings } from '../../../database/schema/trainings.ts'

describe('a member in a class', () => {
  let server: TestServer
  let gym: Gym
  let typeUuid: string
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
    const coach = await staffClient(server, gym, gym.coach.email)
    typeUuid = (await coach.call(listTrainingTypes, {})).data[0]?.training_type_uuid ?? ''
  })

  const member = () => buildMember(server.context.db, gym.branch.uuid)
  const newClass = async (capacity = 10) => {
    const room = await buildRoom(server.context.db, gym.branch.uuid, gym.coach.uuid)
    return { room: room.uuid, ...(await open(room.uuid, capacity)) }
  }
  const open = async (room: string, capacity: number) => {
    const coach = await staffClient(server, gym, gym.coach.email)
    const body = { training_type_uuid: typeUuid, duration: 5, class_delay: 0, data_order: 'effort' as const }
    const { uuid } = await coach.call(startClass, {
      params: { uuid: room },
      body: { ...body, user_capacity_status: true, capacity, streaming: false },
    })
    return { uuid, coach }
  }
  const join = (room: string, code: string) =>
    centerClient(server, gym.branch.publishableKey).call(joinClass, {
      params: { room },
      body: { sign_in_code: code, consent: true },
    })
  const sendTo = async (token: string, samples: { at: unknown; hr: unknown }[], sequence = 0) =>
    participantClient(server, token).call(sendMeasurements, { body: { device_id: 'strap', sequence, samples } })

  it('gets the last spot once, even if two join concurrently', async () => {
    const { room } = await newClass(1)
    const people = await Promise.all([member(), member()])
    const results = await Promise.allSettled(people.map(({ signInCode }) => join(room, signInCode)))
    expect(results.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'fulfilled',
      'rejected',
    ])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'class-full', message: expect.stringContaining('1') },
    })
  })

  it('can rejoin with another phone as the same participant', async () => {
    const { room, uuid, coach } = await newClass()
    const { signInCode } = await member()
    const first = await join(room, signInCode)
    const second = await join(room, signInCode)
    expect(second.participation_uuid).toBe(first.participation_uuid)
    await expect(sendTo(first.token, [])).rejects.toMatchObject({ status: 401, code: 'continued-elsewhere' })
    await sendTo(second.token, [{ at: server.clock.now(), hr: 120 }])
    const packet = await coach.call(showMeasurements, { params: { uuid } })
    expect(packet.data).toHaveLength(1)
  })

  it.each([
    ['this_class' as const, 'until', true],
    ['permanent' as const, 'permanent', false],
  ])('sees for a ban "%s" the word "%s", and the ban has ended after a day: %s', async (type, words, isOver) => {
    const { room, uuid, coach } = await newClass()
    const person = await member()
    const { token } = await join(room, person.signInCode)
    await coach.call(banParticipant, { params: { uuid }, body: { user_uuid: person.uuid, type_banned: type } })
    await expect(join(room, person.signInCode)).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining(words),
    })
    await expect(sendTo(token, [{ at: server.clock.now(), hr: 120 }])).rejects.toMatchObject({ status: 403 })
    server.clock.advance(24 * 3_600_000 + 1000)
    await server.context.engine.tick()
    await open(room, 10)
    const again = await join(room, person.signInCode).then(
      () => 201,
      ({ status }: { status: number }) => status,
    )
    expect(again).toBe(isOver ? 201 : 403)
  })

  it.each([
    ['en', 'this_class', /^You're banned from this room until \w+ \d+, 2026, \d+:\d\d\W[AP]M \(Mexico City\)\.$/],
    ['es', 'this_class', /^No puedes entrar a esta sala hasta el \d+ \w+ 2026, \d+:\d\d\W?.* \(Ciudad de México\)\.$/],
    ['en', 'permanent', /^You're banned from this room permanently\.$/],
    ['es', 'permanent', /^No puedes entrar a esta sala de forma permanente\.$/],
  ] as const)('reads one sentence in %s on the length of a ban "%s"', async (language, type, sentence) => {
    const { room, uuid, coach } = await newClass()
    const person = await member()
    const { token } = await join(room, person.signInCode)
    await coach.call(banParticipant, { params: { uuid }, body: { user_uuid: person.uuid, type_banned: type } })
    const body = { sign_in_code: person.signInCode, consent: true as const }
    const center = centerClient(server, gym.branch.publishableKey, language)
    const message = expect.stringMatching(sentence)
    await expect(center.call(joinClass, { params: { room }, body })).rejects.toMatchObject({ message })
    // the refusal of samples has no end date
    await expect(sendTo(token, [])).rejects.toMatchObject({ message: "You're banned from this room." })
  })

  it('has invalid samples refused one by one and the others counted', async () => {
    const { room } = await newClass()
    const { token } = await join(room, (await member()).signInCode)
    const now = server.clock.now()
    const receipt = await sendTo(token, [
      { at: now, hr: 120 },
      { at: now + 1, hr: -5 },
      { at: now + 2, hr: 300 },
      { at: now + 3, hr: 'fast' },
      { at: now + 60_000, hr: 120 },
      { at: now - 60_000, hr: 120 },
      { at: now + 1000, hr: 121 },
    ])
    expect(receipt).toEqual({
      sequence: 0,
      accepted: 2,
      duplicate: 0,
      refused: [
        { index: 1, reason: 'out-of-range' },
        { index: 2, reason: 'out-of-range' },
        { index: 3, reason: 'not-a-number' },
        { index: 4, reason: 'future' },
        { index: 5, reason: 'outside-class' },
      ],
    })
  })

  it('has the same training, whatever the order and repetition of batches', async () => {
    const { room } = await newClass()
    const people = await Promise.all([member(), member()])
    const [straight, shuffled] = await Promise.all(
      people.map(async ({ signInCode }) => (await join(room, signInCode)).token),
    )
    const start = server.clock.now()
    const batches = Array.from({ length: 6 }, (_, part) =>
      Array.from({ length: 10 }, (_, index) => ({
        at: start + (part * 10 + index) * 1000,
        hr: 110 + part * 9 + index,
      })),
    )
    server.clock.advance(61_000)
    for (const [index, batch] of batches.entries()) await sendTo(straight ?? '', batch, index)
    for (const index of [3, 0, 5, 0, 2, 4, 3, 1]) await sendTo(shuffled ?? '', batches[index] ?? [], index)
    server.clock.advance(300_000)
    await server.context.engine.tick()
    const stored = await Promise.all(
      people.map(({ uuid }) => server.context.db.select().from(trainings).where(eq(trainings.memberUuid, uuid))),
    )
    const [one, other] = stored.map(([training]) => [
      training?.points,
      training?.calories,
      training?.durationSeconds,
      training?.z3Seconds,
    ])
    expect(one?.[2]).toBe(60)
    expect(other).toEqual(one)
  })

  it('sees only their own numbers on their phone', async () => {
    const { room } = await newClass()
    const people = await Promise.all([member(), member()])
    const [first, second] = await Promise.all(people.map(({ signInCode }) => join(room, signInCode)))
    const from = server.clock.now()
    const own = (token = '') => participantClient(server, token).call(showParticipation, { query: {} })
    await sendTo(first?.token ?? '', [{ at: from, hr: 152 }])
    expect(await own(second?.token)).toMatchObject({
      own: { final_user_uuid: people[1]?.uuid, hr: null, rookpoints: 0 },
    })
    const seen = await own(first?.token)
    expect(seen).toMatchObject({
      phase: 'running',
      is_removed: false,
      server_time: from,
      own: { final_user_uuid: people[0]?.uuid, pseudonym: people[0]?.pseudonym, hr: 152, effort: 80 },
    })
    expect(seen.own).toMatchObject({ max_heart_rate: 190, zones: [0, 0, 0, 1, 0], duration_time_tot: 1 })
    expect(JSON.stringify(seen)).not.toContain(people[1]?.uuid)
    server.clock.advance(300_000)
    await server.context.engine.tick()
    const after = await own(first?.token)
    expect(after).toMatchObject({ phase: 'over', own: { hr: null, hr_max: 152, rookpoints: 0.0667 } })
    expect(after.own.calories_tot).toBeCloseTo(seen.own.calories_tot ?? 0, 1)
    expect(await own(second?.token)).toMatchObject({ phase: 'over', own: { rookpoints: 0, calories_tot: null } })
  })

  it('sees on the phone that the coach has removed them', async () => {
    const { room, uuid, coach } = await newClass()
    const person = await member()
    const { token } = await join(room, person.signInCode)
    await coach.call(banParticipant, { params: { uuid }, body: { user_uuid: person.uuid, type_banned: 'permanent' } })
    expect(await participantClient(server, token).call(showParticipation, { query: {} })).toMatchObject({
      is_removed: true,
    })
  })

  it.each([[{}], [{ 'token-participant': 'made up' }]])('is hidden from a caller with %j', async (headers) => {
    const answer = await fetch(`${server.url}/api/v2/participation`, { headers })
    expect(answer.status).toBe(401)
  })

  it('is not found by a wrong code and must give consent', async () => {
    const { room } = await newClass()
    await expect(join(room, '999999')).rejects.toMatchObject({ status: 404, code: 'member-unknown' })
    const answer = await fetch(`${server.url}/api/v2/join/${room}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gym.branch.publishableKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ sign_in_code: '200001', consent: false }),
    })
    expect(answer.status).toBe(422)
  })
})
