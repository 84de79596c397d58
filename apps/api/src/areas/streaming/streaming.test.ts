import { deleteStreaming } from '@repo/api-client/classes/meeting'
import { displayHeaders } from '@repo/api-client/core/headers'
import { collectPairing, createPairingCode, pairDisplay } from '@repo/api-client/displays/pairing'
import { createStreamingAccount } from '@repo/api-client/streaming/endpoints'
import { decodeProtectedHeader } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'

import { buildRoom } from '../../../testing/factories/build-room.ts'
import { credentials, startStreamingGym, type StreamingGym, zoomAccount } from '../../../testing/streaming-gym.ts'
import { buildGym, centerClient, staffClient } from '../../../testing/test-server.ts'
import { createClient } from '../../../testing/wire-client.ts'
import { zoomError } from '../../../testing/zoom-peer.ts'

const CREATE = /\/meetings$/

describe('a streamed class', () => {
  let zoom: StreamingGym['zoom']
  let server: StreamingGym['server']
  let gym: StreamingGym['gym']
  let admin: StreamingGym['admin']
  let coach: StreamingGym['coach']
  let enter: StreamingGym['enter']
  let newRoom: StreamingGym['newRoom']
  let start: StreamingGym['start']
  let stop: StreamingGym['stop']
  let recover: StreamingGym['recover']
  let end: StreamingGym['end']
  let running: StreamingGym['running']
  let signed: StreamingGym['signed']
  beforeEach(async () => {
    ;({ zoom, server, gym, admin, coach, enter, newRoom, start, stop, recover, end, running, signed } =
      await startStreamingGym())
  })

  it('has its own meeting, signed for the coach who starts it', async () => {
    const room = await newRoom()
    const started = await start(room.uuid)
    expect(zoom.requests).toEqual([
      'POST /oauth/token',
      `POST /v2/users/${encodeURIComponent(zoomAccount.email)}/meetings`,
    ])
    const meeting = zoom.meetings.get(started.meet_number ?? '')
    expect(meeting).toEqual({ topic: room.name, duration: 60, password: started.meet_password })
    expect(decodeProtectedHeader(started.signature ?? '')).toEqual({ alg: 'HS256', typ: 'JWT' })
    const { iat = 0, exp = 0, ...claims } = await signed(started.signature)
    expect(claims).toEqual({ sdkKey: 'client', appKey: 'client', mn: started.meet_number, role: 1, tokenExp: exp })
    expect(iat).toBeLessThanOrEqual(server.clock.now() / 1000)
    expect([exp - iat >= 1800, exp - iat <= 172_800]).toEqual([true, true])
    expect(await running()).toMatchObject([{ uuid: started.uuid, streaming: true, meet_password: null }])
  })

  it('can be rejoined by its coach as host and by other staff as attendees', async () => {
    const { uuid, meet_number: number, meet_password: password } = await start()
    const own = await recover(uuid)
    expect(own).toMatchObject({ meet_number: number, meet_password: password })
    expect(await signed(own.signature)).toMatchObject({ mn: number, role: 1 })
    expect(await signed((await recover(uuid, admin)).signature)).toMatchObject({ mn: number, role: 0 })
  })

  it('can be watched on a paired display as a guest', async () => {
    const { uuid, meet_number: number } = await start()
    const center = centerClient(server, gym.branch.publishableKey)
    const { code, secret } = await center.call(createPairingCode, {})
    await coach.call(pairDisplay, { body: { code, name: 'Pared' } })
    const { token } = await center.call(collectPairing, { body: { secret } })
    const wall = createClient({ baseUrl: server.url, headers: () => displayHeaders('en', token ?? '') })
    expect(await signed((await recover(uuid, wall)).signature)).toMatchObject({ mn: number, role: 0 })
  })

  it('is one at a time under a race of ten starts', async () => {
    const rooms = await Promise.all(Array.from({ length: 10 }, newRoom))
    const answers = await Promise.allSettled(rooms.map(({ uuid }) => start(uuid)))
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
    expect(refused).toHaveLength(9)
    for (const reason of refused) expect(reason).toMatchObject({ status: 409, code: 'streaming-active' })
    expect([zoom.meetings.size, (await running()).length]).toEqual([1, 1])
  })

  it('blocks no class without a stream and no other center', async () => {
    await start()
    await expect(start(undefined, coach, false)).resolves.toMatchObject({ meet_number: null, signature: null })
    const other = await buildGym(server, { features: { realtime: true, streaming: true } })
    const stranger = await staffClient(server, other, other.admin.email)
    await stranger.call(createStreamingAccount, { body: credentials() })
    const room = await buildRoom(server.context.db, other.branch.uuid, other.coach.uuid)
    await expect(start(room.uuid, stranger)).resolves.toMatchObject({ meet_number: expect.any(String) })
    expect(zoom.meetings.size).toBe(2)
  })

  it('ends with its meeting, even if ended twice', async () => {
    const { uuid } = await start()
    await stop(uuid)
    await expect(recover(uuid)).rejects.toMatchObject({ status: 409, code: 'not-streamed' })
    await end(uuid)
    expect(zoom.meetings.size).toBe(0)
    await expect(end(uuid)).resolves.toEqual({ message: 'ok' })
    await expect(start()).resolves.toMatchObject({ meet_number: expect.any(String) })
  })

  it('counts as ended if its meeting no longer exists', async () => {
    const { uuid, meet_number: number } = await start()
    ;(zoom.meetings as Map<string, unknown>).delete(number ?? '')
    await expect(end(uuid)).resolves.toEqual({ message: 'ok' })
  })

  it('ends the orphaned meeting of the previous class', async () => {
    const first = await start()
    await stop(first.uuid)
    const second = await start()
    expect([...zoom.meetings.keys()]).toEqual([second.meet_number])
  })

  it('reuses one token for many calls and renews a revoked one', async () => {
    await end((await start()).uuid)
    const tokens = () => zoom.requests.filter((call) => call === 'POST /oauth/token').length
    expect(tokens()).toBe(1)
    zoom.forgetTokens()
    await end((await start()).uuid)
    expect(tokens()).toBe(2)
    server.clock.advance(3_600_000)
    await start()
    expect(tokens()).toBe(3)
  })

  it.each([
    ['a wrong secret', () => enter({ secret_key: 'wrong' }), 407],
    ['a wrong account', () => enter({ account_id: 'other' }), 407],
    ['no account', () => enter({ account_id: undefined }), 43],
    ['a host unknown to Zoom', () => enter({ email: 'nobody@gym.example' }), 43],
    [
      'a token that is always refused',
      async () => zoom.says(CREATE, zoomError(401, 124, 'no'), zoomError(401, 124, 'no')),
      407,
    ],
    ['a refusal', async () => zoom.says(CREATE, zoomError(400, 300, 'Validation Failed.')), 43],
    ['an invalid response', async () => zoom.says(CREATE, { status: 201, body: { is: 'no meeting' } }), 43],
    ['a server error', async () => zoom.says(CREATE, { status: 502 }), 43],
    ['a broken connection', async () => zoom.says(CREATE, null), 43],
  ])('does not start with %s and does not block the next start', async (_, arrange, code) => {
    const room = await newRoom()
    await arrange()
    await expect(start(room.uuid)).rejects.toMatchObject({
      status: 409,
      code,
      message: expect.stringContaining('Zoom'),
    })
    expect([await running(), zoom.meetings.size]).toEqual([[], 0])
    await enter({})
    await expect(start(room.uuid)).resolves.toMatchObject({ meet_number: expect.any(String) })
  })

  it('waits for a short rate limit of Zoom and reports a longer one', async () => {
    const limited = (seconds: string) => ({ ...zoomError(429, 429, 'slow'), headers: { 'retry-after': seconds } })
    zoom.says(CREATE, limited('1'))
    const { uuid } = await start()
    await end(uuid)
    zoom.says(CREATE, limited('120'))
    await expect(start()).rejects.toMatchObject({ status: 409, code: 43, retryAfterSeconds: 120 })
    expect(await running()).toMatchObject([{ uuid, streaming: false }])
    expect(zoom.meetings.size).toBe(0)
  })

  it.each([
    ['in the format of HTTP', (date: Date) => date.toUTCString()],
    ['in the format of Zoom', (date: Date) => date.toISOString().replace(/\.\d+/, '')],
  ])('reports a rate limit that ends at a date, %s', async (_, written) => {
    const end = new Date(Date.now() + 600_000)
    zoom.says(CREATE, { ...zoomError(429, 429, 'slow'), headers: { 'retry-after': written(end) } })
    const refused = await start().catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 409, code: 43, retryAfterSeconds: expect.any(Number) })
    const { retryAfterSeconds } = refused as { retryAfterSeconds: number }
    expect([retryAfterSeconds > 580, retryAfterSeconds <= 601]).toEqual([true, true])
  })

  it('leaves no meeting if its room is taken', async () => {
    const room = await newRoom()
    await start(room.uuid, coach, false)
    await expect(start(room.uuid)).rejects.toMatchObject({ status: 409, code: 'class-already-running' })
    expect(zoom.meetings.size).toBe(0)
    await expect(start()).resolves.toMatchObject({ meet_number: expect.any(String) })
  })

  it('needs the feature and credentials', async () => {
    const other = await buildGym(server, { features: { realtime: true, streaming: true } })
    const room = await buildRoom(server.context.db, other.branch.uuid, other.coach.uuid)
    const stranger = await staffClient(server, other, other.coach.email)
    await expect(start(room.uuid, stranger)).rejects.toMatchObject({
      status: 409,
      code: 'streaming-without-credentials',
    })
    const plain = await buildGym(server, { features: { realtime: true } })
    const inPlain = await buildRoom(server.context.db, plain.branch.uuid, plain.coach.uuid)
    const plainCoach = await staffClient(server, plain, plain.coach.email)
    await expect(start(inPlain.uuid, plainCoach)).rejects.toMatchObject({ status: 403 })
    expect(zoom.requests).toEqual([])
  })

  it('cannot be watched or ended by another center', async () => {
    const { uuid } = await start()
    const other = await buildGym(server, { features: { realtime: true, streaming: true } })
    const stranger = await staffClient(server, other, other.admin.email)
    await expect(recover(uuid, stranger)).rejects.toMatchObject({ status: 404 })
    const ending = stranger.call(deleteStreaming, { body: { configuration_class_uuid: uuid } })
    await expect(ending).rejects.toMatchObject({ status: 404 })
    expect(zoom.meetings.size).toBe(1)
  })
})
