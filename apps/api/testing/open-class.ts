import { joinClass } from '@repo/api-client/classes/join-class'
import { startClass } from '@repo/api-client/classes/run-class'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'

import { buildRoom } from './factories/build-room.ts'
import { centerClient, type Gym, staffClient, type TestServer } from './test-server.ts'

export const classBody = (trainingTypeUuid: string) => ({
  training_type_uuid: trainingTypeUuid,
  duration: 5,
  class_delay: 0,
  data_order: 'effort' as const,
  user_capacity_status: true,
  capacity: 10,
  streaming: false,
})

export const openClass = async (
  server: TestServer,
  gym: Gym,
  { capacity = 10, delay = 0 }: { capacity?: number; delay?: number } = {},
) => {
  const coach = await staffClient(server, gym, gym.coach.email)
  const room = await buildRoom(server.context.db, gym.branch.uuid, gym.coach.uuid)
  const { data: types } = await coach.call(listTrainingTypes, {})
  const body = { ...classBody(types[0]?.training_type_uuid ?? ''), capacity, class_delay: delay }
  const { uuid: classUuid } = await coach.call(startClass, { params: { uuid: room.uuid }, body })
  const center = centerClient(server, gym.branch.publishableKey)
  const join = ({ signInCode }: { signInCode: string }) =>
    center.call(joinClass, { params: { room: room.uuid }, body: { sign_in_code: signInCode, consent: true } })
  return { classUuid, room, coach, center, join }
}
