import { randomUUID } from 'node:crypto'

import { showMeasurements } from '@repo/api-client/classes/class-summary'
import { joinClass } from '@repo/api-client/classes/join-class'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { deleteStreaming } from '@repo/api-client/classes/meeting'
import { changeClassState, startClass } from '@repo/api-client/classes/run-class'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'
import { showTraining } from '@repo/api-client/trainings/training'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildRoom } from '../../../testing/factories/build-room.ts'
import {
  buildGym,
  centerClient,
  type FurnishedGym,
  participantClient,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'

describe('a class from start to trainings', () => {
  let server: TestServer
  let gym: FurnishedGym
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
  })

  it('stores the samples and trainings', async () => {
    const coach = await staffClient(server, gym, gym.coach.email)
    const room = await buildRoom(server.context.db, gym.branch.uuid, gym.coach.uuid)
    const member = await buildMember(server.context.db, gym.branch.uuid, { maxHeartRate: 200 })
    const types = await coach.call(listTrainingTypes, {})
    const started = await coach.call(startClass, {
      params: { uuid: room.uuid },
      body: {
        training_type_uuid: types.data[0]?.training_type_uuid ?? '',
        duration: 1,
        class_delay: 0,
        data_order: 'calories',
        user_capacity_status: true,
        capacity: 10,
        streaming: false,
      },
    })
    const joined = await centerClient(server, gym.branch.publishableKey).call(joinClass, {
      params: { room: room.uuid },
      body: { sign_in_code: member.signInCode, consent: true },
    })
    const phone = participantClient(server, joined.token)
    const base = server.clock.now()
    server.clock.advance(30_000)
    const receipt = await phone.call(sendMeasurements, {
      body: {
        device_id: 'strap',
        sequence: 0,
        samples: Array.from({ length: 30 }, (_, i) => ({ at: base + i * 1000, hr: 150 })),
      },
    })
    expect(receipt).toEqual({ sequence: 0, accepted: 30, duplicate: 0, refused: [] })
    const packet = await coach.call(showMeasurements, { params: { uuid: started.uuid } })
    expect(packet.data[0]).toMatchObject({ hr: 150, effort: 75, pseudonym: member.pseudonym })
    server.clock.advance(31_000)
    await server.context.engine.tick()
    const list = await coach.callDecoded(listTrainings, { query: {} })
    expect(list.total).toBe(1 + gym.neighbours.trainingUuids.length)
    const training = await coach.call(showTraining, { params: { uuid: list.rows[0]?.uuid ?? '' } })
    expect(training.summaries).toMatchObject({ z3_time_tot: 30, duration_time_tot: 30 })
    await coach.call(changeClassState, { params: { uuid: started.uuid }, body: { state: 'reset' } })
  })

  it('lets its own center end its video, and no other', async () => {
    const coach = await staffClient(server, gym, gym.coach.email)
    const { ended: elsewhere } = (await buildGym(server)).neighbours
    const end = (uuid: string) => coach.call(deleteStreaming, { body: { configuration_class_uuid: uuid } })
    await expect(end(gym.neighbours.ended.uuid)).resolves.toEqual({ message: 'ok' })
    for (const uuid of [elsewhere.uuid, randomUUID()]) await expect(end(uuid)).rejects.toMatchObject({ status: 404 })
  })
})
