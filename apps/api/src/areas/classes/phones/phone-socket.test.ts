import { once } from 'node:events'

import { joinClass } from '@repo/api-client/classes/join-class'
import { MEASUREMENT_SOCKET_PATH, sendMeasurements, SocketMessage } from '@repo/api-client/classes/measurements'
import { startClass } from '@repo/api-client/classes/run-class'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import WebSocket from 'ws'

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
import { samples } from '../../../database/schema/classes.ts'

describe("a phone's socket", () => {
  let server: TestServer
  let gym: Gym
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
  })

  const joined = async () => {
    const { db } = server.context
    const coach = await staffClient(server, gym, gym.coach.email)
    const room = await buildRoom(db, gym.branch.uuid, gym.coach.uuid)
    const member = await buildMember(db, gym.branch.uuid)
    const { data: types } = await coach.call(listTrainingTypes, {})
    const { uuid } = await coach.call(startClass, {
      params: { uuid: room.uuid },
      body: {
        training_type_uuid: types[0]?.training_type_uuid ?? '',
        duration: 5,
        class_delay: 0,
        data_order: 'effort',
        user_capacity_status: false,
        capacity: 1,
        streaming: false,
      },
    })
    const body = { sign_in_code: member.signInCode, consent: true as const }
    const join = await centerClient(server, gym.branch.publishableKey).call(joinClass, {
      params: { room: room.uuid },
      body,
    })
    return { ...join, classUuid: uuid }
  }

  const connect = async (headers: Record<string, string> = {}) => {
    const socket = new WebSocket(server.url.replace('http', 'ws') + MEASUREMENT_SOCKET_PATH, { headers })
    onTestFinished(() => socket.terminate())
    const answers: SocketMessage[] = []
    const waiting: (() => void)[] = []
    socket.on('message', (data: Buffer) => {
      answers.push(SocketMessage.parse(JSON.parse(data.toString())))
      waiting.shift()?.()
    })
    const closed = once(socket, 'close').then(([code]) => code as number)
    await once(socket, 'open')
    const next = async (): Promise<SocketMessage | undefined> => {
      if (answers.length === 0) await new Promise<void>((resolve) => waiting.push(resolve))
      return answers.shift()
    }
    const say = (message: object | string) =>
      socket.send(typeof message === 'string' ? message : JSON.stringify(message))
    const hello = (token: string) => say({ type: 'hello', version: 1, token })
    const batch = (sequence: number, given: readonly { at: number; hr: number }[]) =>
      say({ type: 'batch', device_id: 'strap', sequence, samples: given })
    return { hello, batch, say, next, closed }
  }

  it('gets the server time and a receipt for stored samples', async () => {
    const { token, participation_uuid: participation } = await joined()
    const phone = await connect()
    phone.hello(token)
    expect(await phone.next()).toEqual({ type: 'ready', server_time: server.clock.now() })
    const at = server.clock.now()
    phone.batch(1, [
      { at, hr: 120 },
      { at: at + 1000, hr: 0 },
    ])
    const refused = [{ index: 1, reason: 'out-of-range' }]
    expect(await phone.next()).toEqual({ type: 'receipt', sequence: 1, accepted: 1, duplicate: 0, refused })
    const stored = await server.context.db.select().from(samples).where(eq(samples.participationUuid, participation))
    expect(stored).toMatchObject([{ at, heartRate: 120 }])
  })

  it("gets the member's own numbers after a receipt if the phone requested them", async () => {
    const { token, user_uuid: user } = await joined()
    const phone = await connect()
    phone.say({ type: 'hello', version: 1, token, numbers: true })
    const at = server.clock.now()
    expect(await phone.next()).toMatchObject({ type: 'ready' })
    expect(await phone.next()).toMatchObject({ type: 'numbers', own: { final_user_uuid: user, hr: null } })
    phone.batch(1, [{ at, hr: 152 }])
    expect(await phone.next()).toMatchObject({ type: 'receipt', sequence: 1 })
    expect(await phone.next()).toMatchObject({
      type: 'numbers',
      server_time: at,
      own: { final_user_uuid: user, hr: 152, effort: 80, rookpoints: 0.0667, zones: [0, 0, 0, 1, 0] },
    })
  })

  it.each([
    ['a made-up token', { type: 'hello', version: 1, token: 'made up' }, 'unauthenticated'],
    [
      'a batch before the hello message',
      { type: 'batch', device_id: 's', sequence: 0, samples: [] },
      'unauthenticated',
    ],
    ['an unsupported version', { type: 'hello', version: 2, token: 'x' }, 'malformed-body'],
    ['a frame that is not JSON', 'hello?', 'malformed-body'],
  ])('is closed after %s, with the reason in the language of the phone', async (_, message, code) => {
    const phone = await connect({ 'accept-language': 'es' })
    phone.say(message)
    const words = { unauthenticated: /sesión/, 'malformed-body': /solicitud/ }[code]
    expect(await phone.next()).toEqual({ type: 'refused', code, message: expect.stringMatching(words ?? /^$/) })
    await expect(phone.closed).resolves.toBe(1000)
  })

  it('is rate limited when flooded, and stays open', async () => {
    const { token } = await joined()
    const phone = await connect()
    phone.hello(token)
    await phone.next()
    for (let sequence = 0; sequence < 61; sequence += 1) phone.batch(sequence, [])
    const answers = await Promise.all(Array.from({ length: 61 }, phone.next))
    expect(answers.filter((answer) => answer?.type === 'refused')).toMatchObject([
      { type: 'refused', code: 'rate-limited' },
    ])
    server.clock.advance(1000)
    phone.batch(61, [])
    expect(await phone.next()).toMatchObject({ type: 'receipt', sequence: 61 })
  })

  it('shares one limit with HTTP calls of its phone, separate from other phones', async () => {
    const [ours, others] = [await joined(), await joined()]
    const call = participantClient(server, ours.token)
    const send = () => call.call(sendMeasurements, { body: { device_id: 'x', sequence: 0, samples: [] } })
    await Promise.all(Array.from({ length: 60 }, send))
    await expect(send()).rejects.toMatchObject({ status: 429, code: 'rate-limited' })
    for (const [{ token }, answer] of [
      [ours, { type: 'refused', code: 'rate-limited' }],
      [others, { type: 'receipt' }],
    ] as const) {
      const phone = await connect()
      phone.hello(token)
      await phone.next()
      phone.batch(1, [])
      expect(await phone.next()).toMatchObject(answer)
    }
  })

  it('is closed if the phone keeps flooding it, whatever it sends', async () => {
    const { token } = await joined()
    for (const frame of [{ type: 'hello', version: 1, token: 'x' }, { type: 'batch' }, 'x']) {
      const phone = await connect()
      phone.hello(token)
      await phone.next()
      for (let count = 0; count < 200; count += 1) phone.say(frame)
      await expect(phone.closed).resolves.toBeOneOf([1000, 1008])
    }
    const phone = await connect()
    phone.hello(token)
    await phone.next()
    for (let count = 0; count < 200; count += 1) phone.batch(count, [])
    await expect(phone.closed).resolves.toBe(1008)
  })

  it('is refused for a while if the phone opens new connections too often', async () => {
    const { token } = await joined()
    const greeted = async () => {
      const phone = await connect()
      phone.hello(token)
      return phone.next()
    }
    const answers = []
    for (let count = 0; count < 30; count += 1) answers.push(await greeted())
    expect(answers.slice(0, 20).every((answer) => answer?.type === 'ready')).toBe(true)
    expect(answers.at(-1)).toMatchObject({ type: 'refused', code: 'rate-limited' })
  })

  it('is protected by a limit that applies before a request body is read', async () => {
    const { token } = await joined()
    const call = async () =>
      (
        await fetch(`${server.url}${sendMeasurements.path}`, {
          method: 'POST',
          headers: { 'token-participant': token },
        })
      ).status
    const answers = await Promise.all(Array.from({ length: 400 }, call))
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0)
  })

  it('accepts one hello message', async () => {
    const { token } = await joined()
    const phone = await connect()
    phone.hello(token)
    expect(await phone.next()).toMatchObject({ type: 'ready' })
    phone.hello(token)
    expect(await phone.next()).toMatchObject({ type: 'refused', code: 'malformed-body' })
    await expect(phone.closed).resolves.toBe(1000)
  })

  it('keeps ten samples per second and reports the others as refused', async () => {
    const { token, participation_uuid: participation } = await joined()
    const phone = await connect()
    phone.hello(token)
    await phone.next()
    const at = server.clock.now()
    const dense = Array.from({ length: 600 }, (_, n) => ({ at: at + n, hr: 120, steps: 1 }))
    phone.batch(1, dense)
    expect(await phone.next()).toMatchObject({
      accepted: 10,
      refused: Array.from({ length: 590 }, (_, n) => ({ index: n + 10, reason: 'crowded' })),
    })
    phone.batch(2, dense)
    expect(await phone.next()).toMatchObject({ accepted: 0, duplicate: 10 })
    const stored = await server.context.db.select().from(samples).where(eq(samples.participationUuid, participation))
    expect(stored).toHaveLength(10)
  })

  it('gets a message when the class has ended', async () => {
    const { token, classUuid } = await joined()
    const phone = await connect()
    phone.hello(token)
    await phone.next()
    await server.context.engine.end(classUuid)
    phone.batch(1, [{ at: server.clock.now(), hr: 120 }])
    expect(await phone.next()).toMatchObject({ type: 'receipt', refused: [{ index: 0, reason: 'outside-class' }] })
    expect(await phone.next()).toEqual({ type: 'ended' })
    const late = await connect()
    late.hello(token)
    expect([await late.next(), await late.next()]).toMatchObject([{ type: 'ready' }, { type: 'ended' }])
  })
})
