import { updateSensor } from '@repo/api-client/sensors/update-sensor'

import { audited } from '../../commands/record-audit.ts'
import { updateSensor as update } from '../../commands/save-sensor.ts'
import { route } from '../../http/route.ts'

export const updateSensorRoute = route(updateSensor, async ({ params, body: fields }, { context, principal }) => {
  const now = context.clock.now()
  const doing = { principal, action: 'sensor-changed', subject: { kind: 'sensor', uuid: params.uuid }, now } as const
  await principal.branch.run((tx) => audited(tx, doing, () => update(tx, { uuid: params.uuid, fields, now })))
  return { message: 'ok' }
})
