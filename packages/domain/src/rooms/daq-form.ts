import * as v from 'valibot'

import { reader, text } from '../core/form.ts'
import { daqLimits } from '../core/limits.ts'

/** The form of a room with a connected device: its name. */
const daqForm = v.object({ name: text(daqLimits.name) })
export type DaqForm = v.InferInput<typeof daqForm>

/** A new device's form. */
export const emptyDaqForm: DaqForm = { name: '' }

/** Reads the form of a room with a connected device. */
export const readDaqForm = reader(daqForm)
