import { handOverSensor } from '@repo/api-client/sensors/hand-over-sensor'

import { route } from '../../../http/route.ts'
import { audited } from '../../audit/record-audit.ts'
import { handOverSensor as handOver } from '../hand-over-sensor.ts'

export const handOverSensorRoute = route(handOverSensor, async ({ params, body }, { context, principal }) => {
  const now = context.clock.now()
  const doing = {
    principal,
    action: 'sensor-handed-over',
    subject: { kind: 'sensor', uuid: params.uuid },
    now,
  } as const
  await principal.branch.run((tx) => audited(tx, doing, () => handOver(tx, { uuid: params.uuid, ...body, now })))
  return { message: 'ok' }
})
