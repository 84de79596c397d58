import { showDisplay } from '@repo/api-client/displays/show-display'
import { permissionsOf } from '@repo/domain/permissions'
import { and, eq, gt } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { administrators } from '../../db/tables/administrators.ts'
import { branches } from '../../db/tables/branches.ts'
import { displays } from '../../db/tables/displays.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { presentRoom } from '../../presenters/room.ts'
import { listRooms } from '../../queries/rooms.ts'

/** Who is signed in on the wall. */
const operatorNow = async (tx: Transaction, displayUuid: string, now: number) => {
  const [row] = await tx
    .select({ name: administrators.name, role: administrators.role })
    .from(displays)
    .innerJoin(administrators, eq(administrators.uuid, displays.operatorUuid))
    .where(
      and(eq(displays.uuid, displayUuid), gt(displays.operatedUntil, new Date(now)), eq(administrators.isActive, true)),
    )
  return row ?? null
}

export const showDisplayRoute = route(showDisplay, async (_, { context, principal, language }) => {
  const now = context.clock.now()
  const { display, operator, branch, rooms } = await principal.branch.run(async (tx) => ({
    operator: await operatorNow(tx, principal.displayUuid, now),
    display: (
      await tx
        .update(displays)
        .set({ lastSeenAt: new Date(now) })
        .where(eq(displays.uuid, principal.displayUuid))
        .returning()
    )[0],
    branch: (await tx.select().from(branches))[0],
    rooms: await listRooms(tx),
  }))
  if (display === undefined || branch === undefined) throw new Refusal('unauthenticated')
  return {
    uuid: display.uuid,
    name: display.name,
    branch_uuid: branch.uuid,
    branch_name: branch.name,
    image_url: branch.imageUrl,
    lang: branch.language,
    offset_name: branch.zone,
    operator: operator === null ? null : { name: operator.name, permissions: [...permissionsOf(operator.role)] },
    rooms: rooms
      .filter(({ room }) => room.kind === 'remote' && room.isActive)
      .map((room) => presentRoom(room, language)),
  }
})
