import * as v from 'valibot'

import { optionalText, reader, text } from '../core/form.ts'
import { sensorLimits } from '../core/limits.ts'
import { macText } from './mac-address.ts'
import { OWNERSHIPS } from './sensor-list.ts'

const sensorForm = v.object({
  name: text(sensorLimits.name),
  mac: macText,
  centerId: optionalText(sensorLimits.centerId),
  ownership: v.picklist(OWNERSHIPS),
})
export type SensorForm = v.InferInput<typeof sensorForm>
export type SensorFields = v.InferOutput<typeof sensorForm>

export const emptySensorForm: SensorForm = { name: '', mac: '', centerId: '', ownership: 'center' }

export const readSensorForm = reader(sensorForm)
