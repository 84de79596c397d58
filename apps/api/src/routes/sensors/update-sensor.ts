import { updateSensor } from '@repo/api-client/sensors/update-sensor'

import { recordAudit } from '../../commands/record-audit.ts'
import { updateSensor as update } from '../../commands/save-sensor.ts'
import { route } from '../../http/route.ts'

export const updateSensorRoute = route(updateSensor, async ({ params, body: fields }, { context, principal }) => {
  const now = context.clock.now()
  await principal.branch.run(async (tx) => {
    await recordAudit(tx, principal, 'sensor-changed', now)
    await update(tx, { uuid: params.uuid, fields, now })
  })
  return { message: 'ok' }
})
