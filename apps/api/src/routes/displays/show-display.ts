import { showDisplay } from '@repo/api-client/displays/show-display'
import { eq } from 'drizzle-orm'

import { branches } from '../../db/tables/branches.ts'
import { displays } from '../../db/tables/displays.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { presentRoom } from '../../presenters/room.ts'
import { listRooms } from '../../queries/rooms.ts'

export const showDisplayRoute = route(showDisplay, async (_, { context, principal, language }) => {
  const { display, branch, rooms } = await principal.branch.run(async (tx) => ({
    display: (
      await tx
        .update(displays)
        .set({ lastSeenAt: new Date(context.clock.now()) })
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
    rooms: rooms
      .filter(({ room }) => room.kind === 'remote' && room.isActive)
      .map((room) => presentRoom(room, language)),
  }
})
