import { logOut } from '@repo/api-client/auth/account-endpoints'
import { showCenter } from '@repo/api-client/center/show-center'
import { showMeasurements } from '@repo/api-client/classes/class-summary'
import type { PacketWire } from '@repo/api-client/classes/packet'
import { banParticipant } from '@repo/api-client/classes/participants'
import { changeClassState, startClass } from '@repo/api-client/classes/run-class'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'

import { openStaffSession } from './staff-session.ts'

export interface StaffedClass {
  readonly uuid: string
  readonly roomUuid: string
  readonly joinCode: string
  readonly packet: () => Promise<PacketWire>
  readonly ban: (userUuid: string) => Promise<unknown>
  readonly stop: () => Promise<unknown>
  readonly continueClass: () => Promise<unknown>
  readonly undo: () => Promise<void>
}

export const startStaffedClass = async (url: string, roomName: string, capacity: number): Promise<StaffedClass> => {
  const { client, branchUuid } = await openStaffSession(url, 'coach2@demo.example')
  const { rooms } = await client.call(showCenter, { params: { uuid: branchUuid } })
  const room = rooms.find(({ name }) => name === roomName)
  const roomUuid = room?.uuid ?? ''
  const types = await client.call(listTrainingTypes, {})
  const { uuid } = await client.call(startClass, {
    params: { uuid: roomUuid },
    body: {
      trainingTypeUuid: types[0]?.uuid ?? '',
      duration: 10,
      delay: 0,
      order: 'effort',
      isLimited: true,
      capacity,
      isStreaming: false,
    },
  })
  let isRunning = true
  const change = (state: 'stop' | 'continue' | 'reset') =>
    client.call(changeClassState, { params: { uuid }, body: { state } })
  const stop = () => {
    isRunning = false
    return change('stop')
  }
  return {
    uuid,
    roomUuid,
    joinCode: room?.joinCode ?? '',
    packet: () => client.call(showMeasurements, { params: { uuid } }),
    ban: (userUuid) => client.call(banParticipant, { params: { uuid }, body: { userUuid, type: 'this-class' } }),
    stop,
    continueClass: () => {
      isRunning = true
      return change('continue')
    },
    undo: async () => {
      if (isRunning) await stop()
      await change('reset')
      await client.call(logOut, {})
    },
  }
}
