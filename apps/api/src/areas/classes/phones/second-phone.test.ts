import { showMeasurements } from '@repo/api-client/classes/class-summary'
import { answerOwnRequest, joinClass, showJoinRequest, showParticipation } from '@repo/api-client/classes/join-class'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { answerJoinRequest, banParticipant, listJoinRequests } from '@repo/api-client/classes/participants'
import { openPhone } from '@repo/api-client/classes/phone'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { atEnd } from '../../../../testing/at-end.ts'
import { buildMember } from '../../../../testing/factories/build-member.ts'
import { openClass } from '../../../../testing/open-class.ts'
import {
  buildGym,
  type Gym,
  participantClient,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../../testing/test-server.ts'

const ELSEWHERE = { status: 409, code: 'joined-elsewhere' }
const ENDED = { status: 401, code: 'continued-elsewhere' }
const NOBODY_WAITS = { status: 404, code: 'join-request-unknown' }
const [FIRST, SECOND, THIRD] = ['first-phone-secret', 'second-phone-secret', 'third-phone-secret'] as const

describe('a second phone', () => {
  let server: TestServer
  let gym: Gym
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
  })

  const trainTogether = async () => {
    const held = await openClass(server, gym)
    const { room, center, classUuid, coach } = held
    const byName = (member: { pseudonym: string }, phone: string) =>
      center.call(joinClass, {
        params: { room: room.uuid },
        body: { pseudonym: member.pseudonym, consent: true, phone },
      })
    const byCode = (member: { signInCode: string }, phone: string) =>
      center.call(joinClass, {
        params: { room: room.uuid },
        body: { sign_in_code: member.signInCode, consent: true, phone },
      })
    const member = await buildMember(server.context.db, gym.branch.uuid)
    const neighbour = await buildMember(server.context.db, gym.branch.uuid)
    await byName(neighbour, 'the neighbour, who goes on')
    const first = await byName(member, FIRST)
    const phone = participantClient(server, first.token)
    const own = async () => (await phone.call(showParticipation, { query: {} })).own
    const waitFor = async (secret: string) =>
      (await center.call(showJoinRequest, { params: { room: room.uuid }, body: { phone: secret } })).state
    const waiting = async () => (await coach.call(listJoinRequests, { params: { uuid: classUuid } })).data
    return { ...held, byName, byCode, member, neighbour, first, phone, own, waitFor, waiting }
  }

  it('waits if it has the pseudonym only, and continues once the first phone confirms', async () => {
    const { byName, member, first, phone, own, waitFor, coach, classUuid } = await trainTogether()
    expect(first.took_over).toBe(false)
    await expect(byName(member, SECOND)).rejects.toMatchObject(ELSEWHERE)
    expect(await waitFor(SECOND)).toBe('waiting')
    expect(await waitFor(THIRD)).toBe('unknown')
    const request = (await own()).join_request ?? ''
    expect(request).not.toBe('')
    await phone.call(answerOwnRequest, { body: { request, answer: 'confirm' } })
    await expect(phone.call(answerOwnRequest, { body: { request, answer: 'refuse' } })).rejects.toMatchObject(
      NOBODY_WAITS,
    )
    expect(await waitFor(SECOND)).toBe('granted')
    // a confirmation admits one phone only
    await expect(byName(member, THIRD)).rejects.toMatchObject(ELSEWHERE)
    const second = await byName(member, SECOND)
    expect(second).toMatchObject({ participation_uuid: first.participation_uuid, took_over: true })
    await expect(phone.call(showParticipation, { query: {} })).rejects.toMatchObject(ENDED)
    const body = { device_id: 'strap', sequence: 0, samples: [{ at: server.clock.now(), hr: 120 }] }
    await expect(phone.call(sendMeasurements, { body })).rejects.toMatchObject(ENDED)
    await expect(participantClient(server, second.token).call(sendMeasurements, { body })).resolves.toMatchObject({
      accepted: 1,
    })
    const { data } = await coach.call(showMeasurements, { params: { uuid: classUuid } })
    expect(data).toHaveLength(2)
  })

  it('can be admitted by the coach of the class, who sees the member, and by no one else', async () => {
    const elsewhere = await trainTogether()
    const { byName, member, neighbour, waitFor, waiting, coach, classUuid } = await trainTogether()
    expect(await waiting()).toEqual([])
    await expect(byName(member, SECOND)).rejects.toMatchObject(ELSEWHERE)
    expect((await coach.call(showMeasurements, { params: { uuid: classUuid } })).join_requests).toBe(1)
    const [request] = await waiting()
    expect(request).toMatchObject({ user_uuid: member.uuid, pseudonym: member.pseudonym })
    const answer = { request: request?.uuid ?? '', answer: 'confirm' as const }
    // not by another member's phone, in another class, or from another center
    const others = await byName(neighbour, 'the neighbour, who goes on')
    await expect(
      participantClient(server, others.token).call(answerOwnRequest, { body: answer }),
    ).rejects.toMatchObject(NOBODY_WAITS)
    await expect(
      coach.call(answerJoinRequest, { params: { uuid: elsewhere.classUuid }, body: answer }),
    ).rejects.toMatchObject(NOBODY_WAITS)
    const theirs = await buildGym(server)
    const theirCoach = await staffClient(server, theirs, theirs.coach.email)
    const foreign = { params: { uuid: classUuid } }
    await expect(theirCoach.call(answerJoinRequest, { ...foreign, body: answer })).rejects.toMatchObject({
      status: 404,
    })
    await expect(theirCoach.call(listJoinRequests, foreign)).rejects.toMatchObject({ status: 404 })
    expect(await waitFor(SECOND)).toBe('waiting')
    await coach.call(answerJoinRequest, { params: { uuid: classUuid }, body: answer })
    await expect(byName(member, SECOND)).resolves.toMatchObject({ took_over: true })
    expect((await coach.call(showMeasurements, foreign)).join_requests).toBeUndefined()
  })

  it('stays out once refused, sends no further request, and can still use the code', async () => {
    const { byName, byCode, member, own, waitFor, waiting, coach, classUuid } = await trainTogether()
    await expect(byName(member, SECOND)).rejects.toMatchObject(ELSEWHERE)
    const [request] = await waiting()
    const answer = { request: request?.uuid ?? '', answer: 'refuse' as const }
    await coach.call(answerJoinRequest, { params: { uuid: classUuid }, body: answer })
    expect(await waitFor(SECOND)).toBe('refused')
    await expect(byName(member, SECOND)).rejects.toMatchObject(ELSEWHERE)
    expect(await waiting()).toEqual([])
    expect((await own()).join_request).toBeNull()
    await expect(byCode(member, SECOND)).resolves.toMatchObject({ took_over: true })
  })

  it('continues automatically after the first phone was silent for 30 seconds', async () => {
    const { byName, member, phone, waitFor } = await trainTogether()
    server.clock.advance(30_000)
    await expect(byName(member, SECOND)).rejects.toMatchObject(ELSEWHERE)
    // the first phone is still there
    await phone.call(showParticipation, { query: {} })
    server.clock.advance(30_000)
    expect(await waitFor(SECOND)).toBe('waiting')
    server.clock.advance(1)
    expect(await waitFor(SECOND)).toBe('granted')
    await expect(byName(member, SECOND)).resolves.toMatchObject({ took_over: false })
    await expect(phone.call(showParticipation, { query: {} })).rejects.toMatchObject(ENDED)
  })

  it('is the later of two that join concurrently, and only that one waits', async () => {
    const { byName } = await trainTogether()
    const member = await buildMember(server.context.db, gym.branch.uuid)
    const outcomes = await Promise.allSettled([byName(member, SECOND), byName(member, THIRD)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: ELSEWHERE })
  })

  it('leaves one valid token if two join concurrently with the code', async () => {
    const { byCode, member } = await trainTogether()
    const joined = await Promise.all([byCode(member, SECOND), byCode(member, THIRD)])
    const outcomes = await Promise.allSettled(
      joined.map(({ token }) => participantClient(server, token).call(showParticipation, { query: {} })),
    )
    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'fulfilled',
      'rejected',
    ])
  })

  it('is not assumed if the same phone returns by pseudonym after a lost class', async () => {
    const { byName, member, first, phone } = await trainTogether()
    const again = await byName(member, FIRST)
    expect(again).toMatchObject({ participation_uuid: first.participation_uuid, took_over: false })
    await expect(phone.call(showParticipation, { query: {} })).rejects.toMatchObject(ENDED)
  })

  it('gains nothing from a confirmation once the member has been banned', async () => {
    const { byName, member, phone, own, waitFor, coach, classUuid } = await trainTogether()
    await expect(byName(member, SECOND)).rejects.toMatchObject(ELSEWHERE)
    const request = (await own()).join_request ?? ''
    await phone.call(answerOwnRequest, { body: { request, answer: 'confirm' } })
    await coach.call(banParticipant, {
      params: { uuid: classUuid },
      body: { user_uuid: member.uuid, type_banned: 'permanent' },
    })
    expect(await waitFor(SECOND)).toBe('unknown')
    await expect(byName(member, SECOND)).rejects.toMatchObject({ status: 403, code: 'banned' })
  })

  it('is one of at most three that can wait for a member', async () => {
    const { byName, member, neighbour, waiting } = await trainTogether()
    for (const number of [1, 2, 3]) {
      await expect(byName(member, `phone number ${number} of three`)).rejects.toMatchObject(ELSEWHERE)
    }
    await expect(byName(member, 'one phone too many')).rejects.toMatchObject({ status: 429 })
    await expect(byName(neighbour, 'a phone for the neighbour')).rejects.toMatchObject(ELSEWHERE)
    expect(await waiting()).toHaveLength(4)
    // phones that no longer poll are forgotten
    server.clock.advance(60_001)
    expect(await waiting()).toEqual([])
  })

  it('closes the connection of the first phone with the reason', async () => {
    const { byCode, member, first } = await trainTogether()
    const onRefused = vi.fn<(code: string) => void>()
    const onReady = vi.fn<() => void>()
    const socket = openPhone({
      url: server.url,
      token: first.token,
      deviceId: () => 'strap',
      onReady,
      onRefused,
      onEnded: () => {},
    })
    atEnd(async () => socket.close())
    await vi.waitFor(() => expect(onReady).toHaveBeenCalled())
    await byCode(member, SECOND)
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledExactlyOnceWith('continued-elsewhere'))
  })

  it('needs confirmation after a server restart, as the first phone may still return', async () => {
    const held = await trainTogether()
    server.clock.advance(25_000)
    await held.phone.call(showParticipation, { query: {} })
    server.clock.advance(10_000)
    await server.context.engine.recover()
    await expect(held.byName(held.member, SECOND)).rejects.toMatchObject(ELSEWHERE)
  })
})
