import * as v from 'valibot'

import { reader, text } from '../core/form.ts'
import { KEYED_DAQ_KINDS } from './daq-device.ts'
import { daqLimits } from './room-limits.ts'

const roomDeviceForm = v.object({ name: text(daqLimits.deviceName), kind: v.picklist(KEYED_DAQ_KINDS) })
export type RoomDeviceForm = v.InferInput<typeof roomDeviceForm>

export const emptyRoomDeviceForm: RoomDeviceForm = { name: '', kind: 'receiver' }

export const readRoomDeviceForm = reader(roomDeviceForm)
