import * as v from 'valibot'

import { reader, something, text, encodeFault } from '../core/form.ts'
import { displayLimits } from '../rooms/room-limits.ts'
import { parsePairingCode } from './pairing-code.ts'

export const pairingCodeField = v.pipe(
  something,
  v.transform(parsePairingCode),
  v.nonNullable(v.string(), encodeFault({ code: 'not-a-code' })),
)

const displayForm = v.object({
  code: pairingCodeField,
  name: text(displayLimits.name),
  /** Empty if the display asks for its room. */
  roomUuid: v.string(),
})
export type DisplayForm = v.InferInput<typeof displayForm>

export const emptyDisplayForm: DisplayForm = { code: '', name: '', roomUuid: '' }

export const readDisplayForm = reader(displayForm)
