import { updateSensor } from '@repo/api-client/sensors/update-sensor'

import { audited } from '../../commands/record-audit.ts'
import { updateSensor as update } from '../../commands/save-sensor.ts'
import { route } from '../../http/route.ts'

export const updateSensorRoute = route(updateSensor, ({ params, body: fields }, { context, principal, once }) => {
  const now = context.clock.now()
  const doing = { principal, action: 'sensor-changed', subject: { kind: 'sensor', uuid: params.uuid }, now } as const
  return once(async (tx) => {
    await audited(tx, doing, () => update(tx, { uuid: params.uuid, fields, now }))
    return { message: 'ok' }
  })
})
