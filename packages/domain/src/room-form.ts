import * as v from 'valibot'

import { faultsOf } from './form-faults.ts'
import { roomLimits } from './limits.ts'

/** The form of a remote room, apart from the description's rule below. Messages are codes. */
const roomForm = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.minLength(roomLimits.name.min, 'too-short'),
    v.maxLength(roomLimits.name.max, 'too-long'),
  ),
  description: v.string(),
  coachUuid: v.pipe(v.string(), v.nonEmpty('required')),
  isActive: v.boolean(),
})
export type RoomForm = v.InferInput<typeof roomForm>
export type RoomFault = 'required' | 'too-short' | 'too-long'

export interface RoomFields {
  readonly name: string
  /** Null when nothing was typed; it is then left out of the call. */
  readonly description: string | null
  readonly coachUuid: string
  readonly isActive: boolean
}

/** A new room's form: active, without a coach. */
export const emptyRoomForm: RoomForm = { name: '', description: '', coachUuid: '', isActive: true }

const descriptionFault = (text: string): RoomFault | null => {
  const { length } = text.trim()
  if (length === 0) return null
  if (length < roomLimits.description.min) return 'too-short'
  return length > roomLimits.description.max ? 'too-long' : null
}

/** Reads the form: the room's fields, or the code of each field at fault. */
export const readRoomForm = (
  form: RoomForm,
): { readonly fields: RoomFields } | { readonly faults: Readonly<Partial<Record<keyof RoomForm, RoomFault>>> } => {
  const parsed = v.safeParse(roomForm, form)
  const description = descriptionFault(form.description)
  const faults = faultsOf<keyof RoomForm, RoomFault>(parsed.issues)
  if (description !== null) return { faults: { ...faults, description } }
  if (!parsed.success) return { faults }
  return { fields: { ...parsed.output, description: form.description.trim() || null } }
}
