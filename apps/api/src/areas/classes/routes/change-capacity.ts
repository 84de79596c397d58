import { changeCapacity } from '@repo/api-client/classes/change-capacity'
import { capacityOf } from '@repo/domain/capacity'
import { eq } from 'drizzle-orm'

import { classes } from '../../../database/schema/classes.ts'
import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { announceRooms } from '../../../realtime/announce.ts'
import { audited } from '../../audit/record-audit.ts'
import { findClass } from '../classes.ts'
import { lockClass } from '../open-classes.ts'

export const changeCapacityRoute = route(changeCapacity, async ({ params, body }, { context, principal }) => {
  const { branch } = principal
  const doing = {
    principal,
    action: 'class-changed',
    subject: { kind: 'class', uuid: params.uuid },
    now: context.clock.now(),
  } as const
  await branch.run(async (tx) => {
    await lockClass(tx, params.uuid)
    const row = await findClass(tx, params.uuid)
    if (row === null) throw new Refusal('not-found')
    if (row.remoteState !== 'running') throw new Refusal('class-over')
    const capacity = capacityOf(body)
    if (capacity === row.capacity) return
    await audited(tx, doing, () => tx.update(classes).set({ capacity }).where(eq(classes.uuid, row.uuid)))
  })
  await announceRooms(context, branch.branchUuid)
  return { message: 'ok' }
})
