import * as v from 'valibot'

import { optionalParagraph, reader, something, text } from '../core/form.ts'
import { roomLimits } from './room-limits.ts'

const roomForm = v.object({
  name: text(roomLimits.name),
  description: optionalParagraph(roomLimits.description),
  coachUuid: something,
  isActive: v.boolean(),
})
export type RoomForm = v.InferInput<typeof roomForm>
export type RoomFields = v.InferOutput<typeof roomForm>

export const emptyRoomForm: RoomForm = { name: '', description: '', coachUuid: '', isActive: true }

export const readRoomForm = reader(roomForm)
