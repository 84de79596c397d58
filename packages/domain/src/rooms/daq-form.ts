import * as v from 'valibot'

import { reader, text } from '../core/form.ts'
import { daqLimits } from './room-limits.ts'

const daqForm = v.object({ name: text(daqLimits.name) })
export type DaqForm = v.InferInput<typeof daqForm>

export const emptyDaqForm: DaqForm = { name: '' }

export const readDaqForm = reader(daqForm)
