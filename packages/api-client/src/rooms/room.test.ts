import { expect, it } from 'vitest'
import { decode, encode } from 'zod/mini'

import { ourClass, ourRoom, wireClass, wireRoom } from '../../tests/wire-room.ts'
import { RoomCodec } from './room.ts'

it('a room with its class, there and back', () => {
  expect(decode(RoomCodec, wireRoom)).toEqual(ourRoom)
  expect(encode(RoomCodec, ourRoom)).toEqual(wireRoom)
})

it('a room that is inactive and holds no class', () => {
  const wire = { ...wireRoom, status: 0, class_configuration: null }
  const room = { ...ourRoom, isActive: false, currentClass: null }
  expect(decode(RoomCodec, wire)).toEqual(room)
  expect(encode(RoomCodec, room)).toEqual(wire)
})

it('a class that is only configured has no times, and may not know its training', () => {
  const { training_type_uuid: _, training_name: __, ...rest } = wireClass
  const wire = { ...wireRoom, class_configuration: { ...rest, class_start_at: null, class_finish_at: null } }
  const none = { startAt: null, finishAt: null, trainingTypeUuid: null, trainingName: null }
  const room = { ...ourRoom, currentClass: { ...ourClass, ...none } }
  expect(decode(RoomCodec, wire)).toEqual(room)
  expect(encode(RoomCodec, room)).toEqual(wire)
})

it('a class that is streamed has a meeting', () => {
  const streamed = { ...wireClass, meet_number: '81', meet_password: 'p', signature: 's' }
  const wire = { ...wireRoom, class_configuration: streamed }
  const room = { ...ourRoom, currentClass: { ...ourClass, meeting: { number: '81', password: 'p', signature: 's' } } }
  expect(decode(RoomCodec, wire)).toEqual(room)
  expect(encode(RoomCodec, room)).toEqual(wire)
})

it('a state nobody knows counts as idle', () => {
  const wire = { ...wireRoom, class_configuration: { ...wireClass, remote_state: 9 } }
  expect(decode(RoomCodec, wire).currentClass?.remoteState).toBe('idle')
})
