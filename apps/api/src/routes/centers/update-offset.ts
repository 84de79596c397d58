import { updateOffset } from '@repo/api-client/centers/update-offset'
import { isZone } from '@repo/domain/time-zones'
import { eq } from 'drizzle-orm'

import { branches } from '../../db/tables/branches.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'

export const updateOffsetRoute = route(updateOffset, async ({ params, body }, { principal }) => {
  if (params.uuid !== principal.branch.branchUuid) throw new Refusal('not-found')
  if (!isZone(body.offset_name)) throw new Refusal('invalid-input', { fields: { offset_name: 'invalid-input' } })
  await principal.branch.run((tx) =>
    tx
      .update(branches)
      .set({ zone: body.offset_name, offset: body.offset })
      .where(eq(branches.uuid, principal.branch.branchUuid)),
  )
  return { message: 'ok' }
})
