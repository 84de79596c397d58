import { handOverSensor } from '@repo/api-client/sensors/hand-over-sensor'

import { handOverSensor as handOver } from '../../commands/hand-over-sensor.ts'
import { recordAudit } from '../../commands/record-audit.ts'
import { route } from '../../http/route.ts'

export const handOverSensorRoute = route(handOverSensor, async ({ params, body }, { context, principal }) => {
  const now = context.clock.now()
  await principal.branch.run(async (tx) => {
    await recordAudit(tx, principal, 'sensor-handed-over', now)
    await handOver(tx, { uuid: params.uuid, ...body, now })
  })
  return { message: 'ok' }
})
