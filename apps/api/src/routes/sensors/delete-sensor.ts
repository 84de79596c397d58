import { deleteSensor } from '@repo/api-client/sensors/delete-sensor'

import { audited } from '../../commands/record-audit.ts'
import { deleteSensor as remove } from '../../commands/save-sensor.ts'
import { route } from '../../http/route.ts'

export const deleteSensorRoute = route(deleteSensor, async ({ params }, { context, principal }) => {
  const subject = { kind: 'sensor', uuid: params.uuid } as const
  const doing = { principal, action: 'sensor-deleted', subject, now: context.clock.now() } as const
  await principal.branch.run((tx) => audited(tx, doing, () => remove(tx, params.uuid)))
  return { message: 'ok' }
})
