import { expect, it } from 'vitest'

import { ourClass, ourRoom, wireClass, wireRoom } from '../../tests/wire-room.ts'
import { roomOf } from './room.ts'

it('a room with its class', () => {
  expect(roomOf(wireRoom)).toEqual(ourRoom)
})

it('a room that is inactive and holds no class', () => {
  const room = roomOf({ ...wireRoom, status: 0, class_configuration: null })
  expect(room).toEqual({ ...ourRoom, isActive: false, currentClass: null })
})

it('a class that is only configured has no times, and may not know its training', () => {
  const { training_type_uuid: _, training_name: __, ...rest } = wireClass
  const room = roomOf({ ...wireRoom, class_configuration: { ...rest, class_start_at: null, class_finish_at: null } })
  const unknown = { trainingTypeUuid: null, trainingName: null, startAt: null, finishAt: null }
  expect(room.currentClass).toEqual({ ...ourClass, ...unknown })
})
