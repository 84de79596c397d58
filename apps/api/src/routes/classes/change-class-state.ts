import { changeClassState } from '@repo/api-client/classes/change-class-state'
import { CLASS_EVENTS } from '@repo/api-client/classes/packet'
import { and, eq } from 'drizzle-orm'

import { classes } from '../../db/tables/classes.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import type { Call } from '../../http/route.ts'
import { announceRooms } from '../../live/announce.ts'
import type { StaffPrincipal } from '../../principal.ts'
import { findClass } from '../../queries/classes.ts'

/** Puts an ended class away, so that its room is free. */
const reset = async ({ context, principal }: Call & { principal: StaffPrincipal }, uuid: string, channel: string) => {
  await principal.branch.run((tx) =>
    tx
      .update(classes)
      .set({ remoteState: 1, isStreaming: false })
      .where(and(eq(classes.uuid, uuid), eq(classes.remoteState, 3))),
  )
  await context.realtime.publish(channel, CLASS_EVENTS.reset, { uuid })
  await announceRooms(context, principal.branch.branchUuid)
}

export const changeClassStateRoute = route(changeClassState, async ({ params, body }, call) => {
  const { context, principal } = call
  const row = await principal.branch.run((tx) => findClass(tx, params.uuid))
  if (row === null) throw new Refusal('not-found')
  if (body.state === 'stop') {
    if (row.remoteState === 2) await context.engine.end(row.uuid)
    return { message: 'ok' }
  }
  if (row.remoteState === 2) throw new Refusal('room-running')
  await reset(call, row.uuid, row.channel)
  return { message: 'ok' }
})
