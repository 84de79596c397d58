import * as v from 'valibot'

import { optionalText, reader, text } from '../core/form.ts'
import { sensorLimits } from '../core/limits.ts'
import { macText } from './mac-address.ts'
import { OWNERSHIPS } from './sensor-list.ts'

/** The form of a sensor. */
const sensorForm = v.object({
  name: text(sensorLimits.name),
  mac: macText,
  centerId: optionalText(sensorLimits.centerId),
  ownership: v.picklist(OWNERSHIPS),
})
export type SensorForm = v.InferInput<typeof sensorForm>
/** A sensor as its form gives it. */
export type SensorFields = v.InferOutput<typeof sensorForm>

/** A new sensor's form: one of the center's. */
export const emptySensorForm: SensorForm = { name: '', mac: '', centerId: '', ownership: 'center' }

/** Reads the form of a sensor. */
export const readSensorForm = reader(sensorForm)
