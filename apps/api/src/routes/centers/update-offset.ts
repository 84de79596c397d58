import { updateOffset } from '@repo/api-client/centers/update-offset'
import { isZone } from '@repo/domain/time-zones'
import { eq } from 'drizzle-orm'

import { changeSeen } from '../../commands/change-seen.ts'
import { audited } from '../../commands/record-audit.ts'
import { branches } from '../../db/tables/branches.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'

export const updateOffsetRoute = route(updateOffset, async ({ params, body }, { context, principal }) => {
  if (params.uuid !== principal.branch.branchUuid) throw new Refusal('not-found')
  if (!isZone(body.zone)) throw new Refusal('invalid-input', { fields: { offset_name: 'invalid-input' } })
  const subject = { kind: 'center', uuid: params.uuid } as const
  const doing = { principal, action: 'center-changed', subject, now: context.clock.now() } as const
  const { version, ...change } = body
  const row = eq(branches.uuid, params.uuid)
  await principal.branch.run((tx) =>
    audited(tx, doing, () => changeSeen(tx, { table: branches, row, version, change })),
  )
  return { message: 'ok' }
})
