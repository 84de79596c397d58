import { showMeasurements } from '@repo/api-client/classes/class-summary'
import { startClass } from '@repo/api-client/classes/run-class'
import { displayHeaders } from '@repo/api-client/core/headers'
import { showDisplay } from '@repo/api-client/displays/display'
import { deleteDisplay, listDisplays } from '@repo/api-client/displays/manage-displays'
import { collectPairing, createPairingCode, pairDisplay } from '@repo/api-client/displays/pairing'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import { PAIRING_CODE_SECONDS } from '@repo/domain/displays/pairing-code'
import { beforeAll, describe, expect, it, vi } from 'vitest'

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

const UNKNOWN = { status: 404, code: 'pairing-code-unknown' }

describe('a display', () => {
  let server: TestServer
  let gym: Gym
  let coach: Client
  let center: Client
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
    coach = await staffClient(server, gym, gym.coach.email)
    center = centerClient(server, gym.branch.publishableKey)
  })

  const wallOf = (token: string) => createClient({ baseUrl: server.url, headers: () => displayHeaders('en', token) })
  const pair = (code: string, client = coach, name = 'Pared') => client.call(pairDisplay, { body: { code, name } })
  const collect = (secret: string, client = center) => client.call(collectPairing, { body: { secret } })
  const newWall = async (name = 'Pared') => {
    const { code, secret } = await center.call(createPairingCode, {})
    const { uuid } = await pair(code, coach, name)
    const { token } = await collect(secret)
    return { uuid, token: token ?? '', wall: wallOf(token ?? '') }
  }

  it('gets a token once, after a coach entered its pairing code', async () => {
    const { code, secret } = await center.call(createPairingCode, {})
    expect(code).toMatch(/^\d{6}$/)
    await expect(collect(secret)).resolves.toEqual({ token: null })
    await pair(code)
    const again: unknown = await pair(code, coach, 'Otra').catch((error: unknown) => error)
    expect(again).toMatchObject(UNKNOWN)
    // the panel shows the refusal next to this field
    expect(Object.keys((again as { fields: object }).fields)).toEqual(['code'])
    const { token } = await collect(secret)
    await expect(wallOf(token ?? '').call(showDisplay, {})).resolves.toMatchObject({
      name: 'Pared',
      branch_uuid: gym.branch.uuid,
    })
    await expect(collect(secret)).rejects.toMatchObject(UNKNOWN)
    await expect(pair(code)).rejects.toMatchObject(UNKNOWN)
  })

  it('shows the room that the coach chose for it, of the same center only', async () => {
    const room = await buildRoom(server.context.db, gym.branch.uuid, gym.coach.uuid)
    const elsewhere = await buildGym(server)
    const foreign = await buildRoom(server.context.db, elsewhere.branch.uuid, elsewhere.coach.uuid)
    const { code, secret } = await center.call(createPairingCode, {})
    const pairFor = (uuid: string) => coach.call(pairDisplay, { body: { code, name: 'Pared', room_uuid: uuid } })
    await expect(pairFor(foreign.uuid)).rejects.toMatchObject({ status: 404, code: 'not-found' })
    await pairFor(room.uuid)
    const { token } = await collect(secret)
    await expect(wallOf(token ?? '').call(showDisplay, {})).resolves.toMatchObject({ room_uuid: room.uuid })
  })

  it('cannot be paired with an expired code or fetch a token with one', async () => {
    const { code, secret } = await center.call(createPairingCode, {})
    server.clock.advance(PAIRING_CODE_SECONDS * 1000)
    await expect(pair(code)).rejects.toMatchObject(UNKNOWN)
    await expect(collect(secret)).rejects.toMatchObject(UNKNOWN)
  })

  it('belongs to the center that requested the code', async () => {
    const theirs = await buildGym(server)
    const theirCoach = await staffClient(server, theirs, theirs.coach.email)
    const { code, secret } = await center.call(createPairingCode, {})
    await expect(pair(code, theirCoach)).rejects.toMatchObject(UNKNOWN)
    await pair(code)
    await expect(collect(secret, centerClient(server, theirs.branch.publishableKey))).rejects.toMatchObject(UNKNOWN)
    const { token } = await collect(secret)
    await expect(theirCoach.call(listDisplays, {})).resolves.toEqual({ data: [] })
    await expect(wallOf(token ?? '').call(showDisplay, {})).resolves.toMatchObject({ branch_uuid: gym.branch.uuid })
  })

  it('sees the running class of its center and no staff data', async () => {
    const room = await buildRoom(server.context.db, gym.branch.uuid, gym.coach.uuid)
    const hidden = await buildRoom(server.context.db, gym.branch.uuid, gym.coach.uuid, { isActive: false })
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
    const { wall } = await newWall()
    const { rooms } = await wall.call(showDisplay, {})
    expect(rooms.find((one) => one.uuid === room.uuid)?.class_configuration).toMatchObject({ uuid, remote_state: 2 })
    expect(rooms.map((one) => one.uuid)).not.toContain(hidden.uuid)
    await expect(wall.call(showMeasurements, { params: { uuid } })).resolves.toMatchObject({ data: [] })
    await expect(wall.call(listDisplays, {})).rejects.toMatchObject({ status: 401 })
  })

  it('is listed with its last contact and loses access at once when unpaired', async () => {
    const { uuid, wall } = await newWall('Entrada')
    server.clock.advance(60_000)
    await wall.call(showDisplay, {})
    const { data } = await coach.call(listDisplays, {})
    const lastSeen = new Date(server.clock.now()).toISOString()
    expect(data.find((one) => one.uuid === uuid)).toMatchObject({ name: 'Entrada', last_seen_at: lastSeen })
    const publish = vi.spyOn(server.context.realtime, 'publish')
    await coach.call(deleteDisplay, { params: { uuid } })
    expect(publish.mock.calls).toEqual([[`branch:${gym.branch.uuid}:rooms`, 'rooms-changed', {}]])
    publish.mockRestore()
    await expect(wall.call(showDisplay, {})).rejects.toMatchObject({ status: 401 })
    await expect(coach.call(deleteDisplay, { params: { uuid } })).rejects.toMatchObject({ status: 404 })
  })

  it('cannot be paired by guessing, because wrong codes are rate limited', async () => {
    const guesser = await buildAdmin(server.context.db, gym.branch.uuid, { role: 'coach' })
    const client = await staffClient(server, gym, guesser.email)
    const { code } = await center.call(createPairingCode, {})
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let count = 0; count < 5; count += 1) await expect(pair(wrong, client)).rejects.toMatchObject(UNKNOWN)
    await expect(pair(code, client)).rejects.toMatchObject({ status: 429 })
    server.clock.advance(3000)
    await expect(pair(code, client)).resolves.toBeDefined()
  })
})
