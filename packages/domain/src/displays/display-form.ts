import * as v from 'valibot'

import { reader, something, text, told } from '../core/form.ts'
import { displayLimits } from '../core/limits.ts'
import { parsePairingCode } from './pairing-code.ts'

/** The form that pairs a display with the center. */
const displayForm = v.object({
  code: v.pipe(something, v.transform(parsePairingCode), v.nonNullable(v.string(), told({ code: 'not-a-code' }))),
  name: text(displayLimits.name),
})
export type DisplayForm = v.InferInput<typeof displayForm>

export const emptyDisplayForm: DisplayForm = { code: '', name: '' }

/** Reads the form of a display: the six digits without spaces, and the trimmed name. */
export const readDisplayForm = reader(displayForm)
