import { joinClass, listOpenClasses } from '@repo/api-client/classes/join-class'
import { startClass } from '@repo/api-client/classes/run-class'
import { daqHeaders, sessionHeaders } from '@repo/api-client/core/headers'
import { sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'
import { issueDaqKey } from '@repo/api-client/rooms/daq-rooms'
import { updateRoom } from '@repo/api-client/rooms/save-room'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildRoom } from '../../../testing/factories/build-room.ts'
import { newDevice } from '../../../testing/new-device.ts'
import { classBody, openClass } from '../../../testing/open-class.ts'
import {
  buildGym,
  centerClient,
  type Gym,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import { createClient } from '../../../testing/wire-client.ts'
import { rooms } from '../../database/schema/rooms.ts'

const REFUSED = { status: 409, code: 'room-inactive' }

describe('an inactive room', () => {
  let server: TestServer
  let gym: Gym
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server, { features: { realtime: true, daqs: true } })
  })

  const putOutOfUse = (uuid: string) =>
    server.context.db.update(rooms).set({ isActive: false }).where(eq(rooms.uuid, uuid))
  const stateOf = async (room: string) =>
    (await centerClient(server, gym.branch.publishableKey).call(listOpenClasses, { query: { room } })).room

  it.each(['en', 'es'] as const)('cannot host a class, with the reason in %s', async (language) => {
    const coach = await staffClient(server, gym, gym.coach.email)
    const room = await buildRoom(server.context.db, gym.branch.uuid, gym.coach.uuid, { isActive: false })
    const { data: types } = await coach.call(listTrainingTypes, {})
    const body = classBody(types[0]?.training_type_uuid ?? '')
    await expect(coach.call(startClass, { params: { uuid: room.uuid }, body })).rejects.toMatchObject(REFUSED)
    const answer = await fetch(`${server.url}/api/v2/room/${room.uuid}/configuration`, {
      method: 'POST',
      headers: {
        ...sessionHeaders({ centerKey: gym.branch.publishableKey, language, staffToken: coach.token }),
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    expect(await answer.json()).toMatchObject({
      message: {
        en: "This room is inactive, so it can't host classes.",
        es: 'Esta sala está inactiva: no se dan clases en ella.',
      }[language],
    })
  })

  it('admits no one by phone or device and is not listed for joining', async () => {
    const { room, coach, center, join } = await openClass(server, gym)
    const neighbour = await openClass(server, gym)
    const admin = await staffClient(server, gym, gym.admin.email)
    const { key } = await admin.call(issueDaqKey, { params: { uuid: room.uuid }, body: newDevice })
    const device = createClient({ baseUrl: server.url, headers: () => daqHeaders('en', key) })
    const batch = { device_id: 'daq', sequence: 0, samples: [{ mac: 'A0:B1:C2:D3:E4:F5', at: 0, hr: 140 }] }
    await expect(device.call(sendDaqMeasurements, { body: batch })).resolves.toMatchObject({ accepted: 0 })
    expect(await stateOf(room.uuid)).toBe('open')
    await putOutOfUse(room.uuid)
    const member = await buildMember(server.context.db, gym.branch.uuid)
    await expect(join(member)).rejects.toMatchObject(REFUSED)
    const byName = { pseudonym: member.pseudonym, consent: true as const }
    await expect(center.call(joinClass, { params: { room: room.uuid }, body: byName })).rejects.toMatchObject(REFUSED)
    await expect(device.call(sendDaqMeasurements, { body: batch })).rejects.toMatchObject(REFUSED)
    const { data } = await center.call(listOpenClasses, { query: {} })
    expect(data.map((one) => one.room_uuid)).toEqual([neighbour.room.uuid])
    expect(await stateOf(room.uuid)).toBe('inactive')
    await expect(neighbour.join(member)).resolves.toMatchObject({ pseudonym: member.pseudonym })
    expect(coach.token).not.toBe('')
  })

  it('has a state that differs from unknown and idle rooms', async () => {
    const idle = await buildRoom(server.context.db, gym.branch.uuid, gym.coach.uuid)
    const theirs = await buildGym(server)
    const foreign = await buildRoom(server.context.db, theirs.branch.uuid, theirs.coach.uuid)
    expect(await stateOf(idle.uuid)).toBe('idle')
    for (const unknown of [foreign.uuid, 'no room at all']) expect(await stateOf(unknown)).toBe('unknown')
    const { room } = await centerClient(server, gym.branch.publishableKey).call(listOpenClasses, { query: {} })
    expect(room).toBeNull()
  })

  it('never has a class that started concurrently', async () => {
    const coach = await staffClient(server, gym, gym.coach.email)
    const { data: types } = await coach.call(listTrainingTypes, {})
    const room = await buildRoom(server.context.db, gym.branch.uuid, gym.coach.uuid)
    const fields = {
      room_name: 'Doble',
      status: false,
      couches: [{ uuid: gym.coach.uuid }],
      branch_uuid: gym.branch.uuid,
    }
    const outcomes = await Promise.allSettled([
      coach.call(startClass, { params: { uuid: room.uuid }, body: classBody(types[0]?.training_type_uuid ?? '') }),
      coach.call(updateRoom, { params: { uuid: room.uuid }, body: fields }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
