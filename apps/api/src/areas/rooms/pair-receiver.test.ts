import { showCenter } from '@repo/api-client/center/show-center'
import { daqHeaders } from '@repo/api-client/core/headers'
import { collectPairing, pairDisplay } from '@repo/api-client/displays/pairing'
import { collectDaqPairing, createDaqPairingCode, pairDaq } from '@repo/api-client/rooms/daq-pairing'
import { reportDaq } from '@repo/api-client/rooms/daq-reports'
import { PAIRING_CODE_SECONDS } from '@repo/domain/displays/pairing-code'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildAdmin } from '../../../testing/factories/build-admin.ts'
import { buildRoom } from '../../../testing/factories/build-room.ts'
import {
  buildGym,
  centerClient,
  type Gym,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'

const FEATURES = { realtime: true, daqs: true }
const UNKNOWN = { status: 404, code: 'pairing-code-unknown' }

describe('a receiver', () => {
  let server: TestServer
  let gym: Gym
  let coach: Client
  let center: Client
  let room: string
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server, { features: FEATURES })
    coach = await staffClient(server, gym, gym.coach.email)
    center = centerClient(server, gym.branch.publishableKey)
    room = (await buildRoom(server.context.db, gym.branch.uuid, gym.coach.uuid)).uuid
  })

  const newCode = () => center.call(createDaqPairingCode, {})
  const pair = (code: string, { client = coach, uuid = room } = {}) =>
    client.call(pairDaq, { params: { uuid }, body: { code, name: 'Receptor' } })
  const collect = (secret: string, client = center) => client.call(collectDaqPairing, { body: { secret } })
  const report = (key: string) =>
    createClient({ baseUrl: server.url, headers: () => daqHeaders('en', key) }).callDecoded(reportDaq, {
      body: { local_ip: '10.0.0.7', version: '1.0' },
    })
  const devices = async () => {
    const { rooms } = await coach.callDecoded(showCenter, { params: { uuid: gym.branch.uuid } })
    return rooms.find(({ uuid }) => uuid === room)?.devices.map(({ name, kind, state }) => [name, kind, state])
  }

  it('gets a key once, after staff entered its code', async () => {
    const { code, secret } = await newCode()
    expect(code).toMatch(/^\d{6}$/)
    await expect(collect(secret)).resolves.toEqual({ key: null })
    await pair(code)
    expect(await devices()).toEqual([['Receptor', 'receiver', 'awaited']])
    const again: unknown = await pair(code).catch((error: unknown) => error)
    expect(again).toMatchObject(UNKNOWN)
    expect(Object.keys((again as { fields: object }).fields)).toEqual(['code'])
    const { key } = await collect(secret)
    await report(key ?? '')
    expect(await devices()).toEqual([['Receptor', 'receiver', 'online']])
    await expect(collect(secret)).rejects.toMatchObject(UNKNOWN)
  })

  it('is not a display, and a display is not a receiver', async () => {
    const { code, secret } = await newCode()
    await expect(coach.call(pairDisplay, { body: { code, name: 'Pared' } })).rejects.toMatchObject(UNKNOWN)
    await expect(center.call(collectPairing, { body: { secret } })).rejects.toMatchObject(UNKNOWN)
  })

  it('cannot be paired with an expired code', async () => {
    const { code, secret } = await newCode()
    server.clock.advance(PAIRING_CODE_SECONDS * 1000)
    await expect(pair(code)).rejects.toMatchObject(UNKNOWN)
    await expect(collect(secret)).rejects.toMatchObject(UNKNOWN)
  })

  it('belongs to the center that requested the code, and to one of its rooms', async () => {
    const theirs = await buildGym(server, { features: FEATURES })
    const theirCoach = await staffClient(server, theirs, theirs.coach.email)
    const theirRoom = (await buildRoom(server.context.db, theirs.branch.uuid, theirs.coach.uuid)).uuid
    const { code, secret } = await newCode()
    await expect(pair(code, { client: theirCoach, uuid: theirRoom })).rejects.toMatchObject(UNKNOWN)
    await expect(pair(code, { uuid: theirRoom })).rejects.toMatchObject({ status: 404, code: 'not-found' })
    await pair(code)
    await expect(collect(secret, centerClient(server, theirs.branch.publishableKey))).rejects.toMatchObject(UNKNOWN)
    const { key } = await collect(secret)
    await expect(report(key ?? '')).resolves.toMatchObject({ classUuid: null })
  })

  it('shares the limit of guesses with displays', async () => {
    const guesser = await buildAdmin(server.context.db, gym.branch.uuid, { role: 'coach' })
    const client = await staffClient(server, gym, guesser.email)
    const { code } = await newCode()
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let count = 0; count < 5; count += 1) await expect(pair(wrong, { client })).rejects.toMatchObject(UNKNOWN)
    await expect(client.call(pairDisplay, { body: { code: wrong, name: 'Pared' } })).rejects.toMatchObject({
      status: 429,
    })
  })
})
