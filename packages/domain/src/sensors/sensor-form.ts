import * as v from 'valibot'

import { encodeFault, optionalText, reader, text } from '../core/form.ts'
import { sensorLimits } from '../core/limits.ts'
import { macText } from './mac-address.ts'
import { OWNERSHIPS } from './sensor-list.ts'
import { antText } from './strap-address.ts'

const hasAddress = ({ mac, ant }: { readonly mac: string; readonly ant: string | null }): boolean =>
  mac !== '' || ant !== null

const sensorForm = v.pipe(
  v.object({
    name: text(sensorLimits.name),
    mac: macText,
    ant: antText,
    centerId: optionalText(sensorLimits.centerId),
    ownership: v.picklist(OWNERSHIPS),
  }),
  v.forward(v.partialCheck([['mac'], ['ant']], hasAddress, encodeFault({ code: 'required' })), ['mac']),
)
export type SensorForm = v.InferInput<typeof sensorForm>
export type SensorFields = v.InferOutput<typeof sensorForm>

export const emptySensorForm: SensorForm = { name: '', mac: '', ant: '', centerId: '', ownership: 'center' }

export const readSensorForm = reader(sensorForm)
