import { createSensor } from '@repo/api-client/sensors/create-sensor'

import { recordAudit } from '../../commands/record-audit.ts'
import { createSensor as create } from '../../commands/save-sensor.ts'
import { route } from '../../http/route.ts'

export const createSensorRoute = route(createSensor, async ({ body: fields }, { context, principal }) => {
  const { branch } = principal
  const now = context.clock.now()
  const uuid = await branch.run(async (tx) => {
    const created = await create(tx, { branchUuid: branch.branchUuid, fields, now })
    const subject = { kind: 'sensor', uuid: created } as const
    await recordAudit(tx, principal, { action: 'sensor-created', subject, before: null }, now)
    return created
  })
  return { uuid }
})
