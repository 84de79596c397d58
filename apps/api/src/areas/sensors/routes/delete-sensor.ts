import { deleteSensor } from '@repo/api-client/sensors/delete-sensor'

import { route } from '../../../http/route.ts'
import { audited } from '../../audit/record-audit.ts'
import { deleteSensor as remove } from '../save-sensor.ts'

export const deleteSensorRoute = route(deleteSensor, async ({ params }, { context, principal }) => {
  const subject = { kind: 'sensor', uuid: params.uuid } as const
  const doing = { principal, action: 'sensor-deleted', subject, now: context.clock.now() } as const
  await principal.branch.run((tx) => audited(tx, doing, () => remove(tx, params.uuid)))
  return { message: 'ok' }
})
