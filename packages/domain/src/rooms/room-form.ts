import * as v from 'valibot'

import { optionalParagraph, reader, something, text } from '../core/form.ts'
import { roomLimits } from '../core/limits.ts'

/** The form of a remote room. */
const roomForm = v.object({
  name: text(roomLimits.name),
  description: optionalParagraph(roomLimits.description),
  coachUuid: something,
  isActive: v.boolean(),
})
export type RoomForm = v.InferInput<typeof roomForm>
/** A room as its form gives it; a description that is null is left out of the call. */
export type RoomFields = v.InferOutput<typeof roomForm>

/** A new room's form: active, without a coach. */
export const emptyRoomForm: RoomForm = { name: '', description: '', coachUuid: '', isActive: true }

/** Reads the form of a room. */
export const readRoomForm = reader(roomForm)
