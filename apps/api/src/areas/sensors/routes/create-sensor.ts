import { createSensor } from '@repo/api-client/sensors/create-sensor'

import { route } from '../../../http/route.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { createSensor as create } from '../save-sensor.ts'

export const createSensorRoute = route(createSensor, ({ body: fields }, { context, principal, once }) => {
  const { branchUuid } = principal.branch
  const now = context.clock.now()
  return once(async (tx) => {
    const uuid = await create(tx, { branchUuid, fields, now })
    const subject = { kind: 'sensor', uuid } as const
    await recordAudit(tx, principal, { action: 'sensor-created', subject, before: null }, now)
    return { uuid }
  })
})
