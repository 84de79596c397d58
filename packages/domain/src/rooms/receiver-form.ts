import * as v from 'valibot'

import { reader, text } from '../core/form.ts'
import { pairingCodeField } from '../displays/display-form.ts'
import { daqLimits } from './room-limits.ts'

const receiverForm = v.object({ code: pairingCodeField, name: text(daqLimits.deviceName) })
export type ReceiverForm = v.InferInput<typeof receiverForm>

export const emptyReceiverForm: ReceiverForm = { code: '', name: '' }

export const readReceiverForm = reader(receiverForm)
