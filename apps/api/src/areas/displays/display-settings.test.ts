import { randomUUID } from 'node:crypto'

import { displayHeaders } from '@repo/api-client/core/headers'
import { showDisplay } from '@repo/api-client/displays/display'
import { chooseDisplayRoom, listDisplays, updateDisplay } from '@repo/api-client/displays/manage-displays'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { buildRoom } from '../../../testing/factories/build-room.ts'
import {
  buildGym,
  type FurnishedGym,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { displays } from '../../database/schema/displays.ts'
import { hashOf } from '../../lib/secrets.ts'

describe('the display settings', () => {
  let server: TestServer
  let gym: FurnishedGym
  let coach: Client
  let room: { readonly uuid: string }
  let strange: { readonly uuid: string }
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    const { db } = server.context
    gym = await buildGym(server, { features: { realtime: true, gamification: true } })
    coach = await staffClient(server, gym, gym.coach.email)
    room = await buildRoom(db, gym.branch.uuid, gym.coach.uuid)
    const theirs = await buildGym(server)
    strange = await buildRoom(db, theirs.branch.uuid, theirs.coach.uuid)
  })

  const hang = async () => {
    const [uuid, token] = [randomUUID(), randomUUID()]
    const row = { uuid, branchUuid: gym.branch.uuid, name: 'Pared', tokenHash: hashOf(token), createdAt: new Date() }
    await server.context.db.insert(displays).values(row)
    return { uuid, wall: createClient({ baseUrl: server.url, headers: () => displayHeaders('en', token) }) }
  }
  const first = {
    follows: 'room' as const,
    room_uuid: null,
    schedule: [],
    idle_view: 'poster' as const,
    text_size: 'normal' as const,
    overscan: 0,
    has_sound: false,
  }
  const hours = (roomUuid: string, from = '07:00', to = '08:00') =>
    ({ weekday: 1, from, to, room_uuid: roomUuid }) as const
  const chosen = () =>
    ({
      follows: 'schedule',
      room_uuid: room.uuid,
      schedule: [hours(room.uuid)],
      idle_view: 'ranking',
      text_size: 'largest',
      overscan: 5,
      has_sound: true,
    }) as const
  const save = (uuid: string, change: object, name = 'Recepción') =>
    coach.call(updateDisplay, { params: { uuid }, body: { ...first, name, ...change } })

  it('are saved for one display, announced at once, and audited', async () => {
    const [one, other] = [await hang(), await hang()]
    await expect(one.wall.call(showDisplay, {})).resolves.toMatchObject(first)
    const publish = vi.spyOn(server.context.realtime, 'publish')
    await save(one.uuid, chosen())
    expect(publish.mock.calls).toEqual([[`branch:${gym.branch.uuid}:rooms`, 'rooms-changed', {}]])
    publish.mockRestore()
    await expect(one.wall.call(showDisplay, {})).resolves.toMatchObject({ ...chosen(), name: 'Recepción' })
    await expect(other.wall.call(showDisplay, {})).resolves.toMatchObject({ ...first, name: 'Pared' })
    const { data } = await coach.call(listDisplays, {})
    expect(data.find(({ uuid }) => uuid === one.uuid)).toMatchObject(chosen())
    const [entry] = await server.context.db.select().from(auditEntries).where(eq(auditEntries.subjectUuid, one.uuid))
    expect(entry?.action).toBe('display-changed')
    const changed = entry?.details?.changes.map(({ field }) => field) ?? []
    expect(changed.toSorted()).toEqual([
      'follows',
      'hasSound',
      'idleView',
      'name',
      'overscan',
      'room',
      'schedule',
      'textSize',
    ])
  })

  it('include the server time that the display schedule follows', async () => {
    const { wall } = await hang()
    const { server_time: serverTime } = await wall.call(showDisplay, {})
    expect(serverTime).toBe(new Date(server.clock.now()).toISOString())
  })

  it.each<[string, () => object, number]>([
    ['overlapping hours', () => ({ schedule: [hours(room.uuid), hours(room.uuid, '07:30', '09:00')] }), 422],
    ['empty hours', () => ({ schedule: [hours(room.uuid, '07:00', '07:00')] }), 422],
    ['an invalid time', () => ({ schedule: [hours(room.uuid, '7', '08:00')] }), 422],
    ['too much margin', () => ({ overscan: 6 }), 422],
    ['a negative margin', () => ({ overscan: -1 }), 422],
    ['a room of another center', () => ({ room_uuid: strange.uuid }), 404],
    ['hours in a room of another center', () => ({ schedule: [hours(strange.uuid)] }), 404],
    ['an unknown room', () => ({ room_uuid: randomUUID() }), 404],
  ])('cannot be saved with %s and stay unchanged', async (_, change, status) => {
    const { uuid, wall } = await hang()
    await expect(save(uuid, change())).rejects.toMatchObject({ status })
    await expect(wall.call(showDisplay, {})).resolves.toMatchObject({ ...first, name: 'Pared' })
  })

  it('of an unknown display cannot be saved', async () => {
    await expect(save(randomUUID(), {})).rejects.toMatchObject({ status: 404 })
  })

  it('have the room that a person chooses on the display itself', async () => {
    const [one, other] = [await hang(), await hang()]
    await expect(one.wall.call(chooseDisplayRoom, { body: { room_uuid: strange.uuid } })).rejects.toMatchObject({
      status: 404,
    })
    await one.wall.call(chooseDisplayRoom, { body: { room_uuid: room.uuid } })
    await expect(one.wall.call(showDisplay, {})).resolves.toMatchObject({ room_uuid: room.uuid })
    await expect(other.wall.call(showDisplay, {})).resolves.toMatchObject({ room_uuid: null })
  })

  it('follow no ranking in a center without challenges', async () => {
    const plain = await buildGym(server, { features: { realtime: true } })
    const staff = await staffClient(server, plain, plain.coach.email)
    const [uuid, token] = [randomUUID(), randomUUID()]
    const row = { uuid, branchUuid: plain.branch.uuid, name: 'Pared', tokenHash: hashOf(token), createdAt: new Date() }
    await server.context.db.insert(displays).values(row)
    const wall = createClient({ baseUrl: server.url, headers: () => displayHeaders('en', token) })
    await staff.call(updateDisplay, { params: { uuid }, body: { ...first, name: 'Pared', follows: 'ranking' } })
    await expect(wall.call(showDisplay, {})).resolves.toMatchObject({ follows: 'room' })
    await expect(staff.call(listDisplays, {})).resolves.toMatchObject({ data: [{ follows: 'ranking' }] })
  })
})
