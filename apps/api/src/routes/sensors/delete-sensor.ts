import { deleteSensor } from '@repo/api-client/sensors/delete-sensor'

import { recordAudit } from '../../commands/record-audit.ts'
import { deleteSensor as remove } from '../../commands/save-sensor.ts'
import { route } from '../../http/route.ts'

export const deleteSensorRoute = route(deleteSensor, async ({ params }, { context, principal }) => {
  await principal.branch.run(async (tx) => {
    await recordAudit(tx, principal, 'sensor-deleted', context.clock.now())
    await remove(tx, params.uuid)
  })
  return { message: 'ok' }
})
