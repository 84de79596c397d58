import { updateSensor } from '@repo/api-client/sensors/update-sensor'

import { route } from '../../../http/route.ts'
import { audited } from '../../audit/record-audit.ts'
import { updateSensor as update } from '../save-sensor.ts'

export const updateSensorRoute = route(updateSensor, ({ params, body: fields }, { context, principal, once }) => {
  const now = context.clock.now()
  const doing = { principal, action: 'sensor-changed', subject: { kind: 'sensor', uuid: params.uuid }, now } as const
  return once(async (tx) => {
    await audited(tx, doing, () => update(tx, { uuid: params.uuid, fields, now }))
    return { message: 'ok' }
  })
})
