import { showCenter } from '@repo/api-client/center/show-center'
import { changeClassState, startClass } from '@repo/api-client/classes/run-class'
import {
  createRoom,
  deleteRoom,
  updateRoom,
  uploadRoomBackground,
  uploadRoomLogo,
} from '@repo/api-client/rooms/save-room'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import { imageLimits } from '@repo/domain/core/limits'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildAdmin } from '../../../testing/factories/build-admin.ts'
import { buildEndedClass } from '../../../testing/factories/build-class.ts'
import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildRoom } from '../../../testing/factories/build-room.ts'
import { buildTraining } from '../../../testing/factories/build-training.ts'
import { buildGym, type Gym, staffClient, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'

describe('rooms', () => {
  let server: TestServer
  let gym: Gym
  let admin: Client
  let coach: Client
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
    admin = await staffClient(server, gym, gym.admin.email)
    coach = await staffClient(server, gym, gym.coach.email)
  })

  const fieldsOf = (name: string, change: { description?: string; couches?: { uuid: string }[] } = {}) => ({
    room_name: name,
    status: true,
    couches: [{ uuid: gym.coach.uuid }],
    branch_uuid: gym.branch.uuid,
    ...change,
  })
  const create = (client: Client, name: string, change = {}) =>
    client.call(createRoom, {
      body: { ...fieldsOf(name, change), create_by: gym.admin.uuid, type_room: 'remote', remote_status: 1 },
    })
  const update = (client: Client, uuid: string, name: string, change = {}) =>
    client.call(updateRoom, { params: { uuid }, body: fieldsOf(name, change) })
  const remove = (client: Client, uuid: string) => client.call(deleteRoom, { params: { uuid } })
  const newRoom = (change = {}) => buildRoom(server.context.db, gym.branch.uuid, gym.coach.uuid, change)
  const shown = async (uuid: string) => {
    const { rooms } = await admin.call(showCenter, { params: { uuid: gym.branch.uuid } })
    return rooms.find((room) => room.uuid === uuid)
  }

  it('are created, changed, and deleted, and a deleted room frees its name', async () => {
    const { uuid } = await create(admin, 'Sala Norte', { description: 'Por la tarde' })
    expect(await shown(uuid)).toMatchObject({ name: 'Sala Norte', type_room: 'remote', status: 1 })
    await update(admin, uuid, 'Sala Sur')
    expect(await shown(uuid)).toMatchObject({
      name: 'Sala Sur',
      description: null,
      couches_asigned: [{ uuid: gym.coach.uuid, couch_name: 'Ana Robles' }],
    })
    await remove(admin, uuid)
    expect(await shown(uuid)).toBeUndefined()
    await expect(remove(admin, uuid)).rejects.toMatchObject({ status: 404 })
    await expect(create(admin, 'Sala Sur')).resolves.toBeDefined()
  })

  it('say when they were last used, and by how many', async () => {
    const { db } = server.context
    const { uuid } = await newRoom()
    expect((await shown(uuid))?.last_class).toBeUndefined()
    const now = Date.parse('2026-11-20T18:00:00Z')
    const state = { remoteState: 'idle' } as const
    const held = await buildEndedClass(db, gym.branch.uuid, uuid, now, state)
    const classUuid = held.uuid
    for (let person = 0; person < 3; person += 1) {
      const member = await buildMember(db, gym.branch.uuid)
      await buildTraining(db, gym.branch.uuid, member.uuid, { classUuid })
    }
    // no one trained in the next one
    await buildEndedClass(db, gym.branch.uuid, uuid, now + 86_400_000, state)
    expect((await shown(uuid))?.last_class).toEqual({ start_at: held.startAt.toISOString(), people: 3 })
  })

  it('have unique names in a center, regardless of case', async () => {
    const { name } = await newRoom({ name: 'Fuego' })
    const other = await newRoom()
    const taken = { status: 422, code: 'room-name-taken', fields: { room_name: [expect.any(String)] } }
    await expect(create(admin, name.toUpperCase())).rejects.toMatchObject(taken)
    await expect(update(admin, other.uuid, name)).rejects.toMatchObject(taken)
    const elsewhere = await buildGym(server)
    await expect(
      buildRoom(server.context.db, elsewhere.branch.uuid, elsewhere.coach.uuid, { name }),
    ).resolves.toMatchObject({ name })
  })

  it('have coaches of their own center only', async () => {
    const elsewhere = await buildGym(server)
    const gone = await buildAdmin(server.context.db, gym.branch.uuid, { role: 'coach', isActive: false })
    for (const uuid of [elsewhere.coach.uuid, gone.uuid]) {
      await expect(create(admin, 'Sala Este', { couches: [{ uuid }] })).rejects.toMatchObject({
        status: 422,
        code: 'coach-unknown',
      })
    }
    const { rooms } = await admin.call(showCenter, { params: { uuid: gym.branch.uuid } })
    expect(rooms.map(({ name }) => name)).not.toContain('Sala Este')
  })

  it('have no direction control characters in their names, which would reorder the text around', async () => {
    const { uuid } = await create(admin, 'Sala\u202E\u2066 Uno\u2069')
    expect(await shown(uuid)).toMatchObject({ name: 'Sala Uno' })
    await expect(create(admin, 'ab\u202E\u202D')).rejects.toMatchObject({ status: 422 })
  })

  it.each([['abc'], ['a'.repeat(16)], ['   ab   '], ['Sala\u0000x']])('cannot have the name %j', async (name) => {
    await expect(create(admin, name)).rejects.toMatchObject({ status: 422, code: 'invalid-input' })
  })

  it('can be changed by a coach, but not created, deleted, or given images', async () => {
    const { uuid } = await newRoom()
    const forbidden = { status: 403, code: 'forbidden' }
    await expect(update(coach, uuid, 'De un coach')).resolves.toBeDefined()
    await expect(create(coach, 'Otra sala')).rejects.toMatchObject(forbidden)
    await expect(remove(coach, uuid)).rejects.toMatchObject(forbidden)
    await expect(coach.call(uploadRoomLogo, { params: { uuid }, file: new Blob(['x']) })).rejects.toMatchObject(
      forbidden,
    )
  })

  it('with a connected device can only be renamed', async () => {
    const { uuid } = await newRoom({ kind: 'daq' })
    const rename = (client: Client) =>
      client.call(updateRoom, { params: { uuid }, body: { branch_uuid: gym.branch.uuid, room_name: 'Estudio uno' } })
    await expect(rename(coach)).rejects.toMatchObject({ status: 403 })
    await rename(admin)
    expect(await shown(uuid)).toMatchObject({ name: 'Estudio uno', type_room: 'daq' })
    await expect(remove(admin, uuid)).rejects.toMatchObject({ status: 404 })
  })

  it('cannot be changed during a class', async () => {
    const { uuid } = await newRoom()
    const { data: types } = await admin.call(listTrainingTypes, {})
    const start = () =>
      admin.call(startClass, {
        params: { uuid },
        body: {
          training_type_uuid: types[0]?.training_type_uuid ?? '',
          duration: 5,
          class_delay: 1,
          data_order: 'effort',
          user_capacity_status: false,
          capacity: 1,
          streaming: false,
        },
      })
    const started = await start()
    await expect(start()).rejects.toMatchObject({ status: 409, code: 'class-already-running' })
    const file = new Blob([await picture('png')])
    for (const attempt of [
      () => update(admin, uuid, 'Otro nombre'),
      () => remove(admin, uuid),
      () => admin.call(uploadRoomBackground, { params: { uuid }, file }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ status: 409, code: 'room-running' })
    }
    await admin.call(changeClassState, { params: { uuid: started.uuid }, body: { state: 'stop' } })
    await expect(update(admin, uuid, 'Otro nombre')).resolves.toBeDefined()
  })

  const picture = (format: 'png' | 'jpeg' | 'webp') =>
    sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#c0392b' } })
      .toFormat(format)
      .toBuffer()

  it.each(['png', 'jpeg'] as const)('accept a %s, which is re-encoded and scaled down', async (format) => {
    const { uuid } = await newRoom()
    const file = new Blob([await picture(format)])
    const { url } = await admin.call(uploadRoomBackground, { params: { uuid }, file })
    const { url: second } = await admin.call(uploadRoomBackground, { params: { uuid }, file })
    expect(await shown(uuid)).toMatchObject({ background_image: second, logo_image: null })
    const answer = await fetch(server.url + second)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const { width, format: stored } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([width, stored]).toEqual([1920, 'webp'])
    await expect(fetch(server.url + url)).resolves.toMatchObject({ status: 404 })
  })

  it.each([
    ['an SVG named as a PNG', () => Buffer.from('<svg onload="alert(1)"/>'), 422, 'image-invalid'],
    ['a WebP', () => picture('webp'), 422, 'image-invalid'],
    ['a truncated PNG', async () => (await picture('png')).subarray(0, 400), 422, 'image-invalid'],
    ['an empty file', () => Buffer.alloc(0), 422, 'image-invalid'],
    ['a file over 2 MB', () => Buffer.alloc(imageLimits.maxBytes + 1), 413, 'image-too-large'],
  ])('refuse %s as an image', async (_, bytes, status, code) => {
    const { uuid } = await newRoom()
    const file = new File([new Uint8Array(await bytes())], 'logo.png', { type: 'image/png' })
    await expect(admin.call(uploadRoomLogo, { params: { uuid }, file })).rejects.toMatchObject({ status, code })
    expect(await shown(uuid)).toMatchObject({ logo_image: null })
  })
})
