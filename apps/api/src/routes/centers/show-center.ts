import { showCenter } from '@repo/api-client/centers/show-center'
import { ROLES } from '@repo/domain/permissions'
import { and, asc, eq } from 'drizzle-orm'

import { administrators } from '../../db/tables/administrators.ts'
import { branches } from '../../db/tables/branches.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { presentRoom } from '../../presenters/room.ts'
import { listRooms } from '../../queries/rooms.ts'

export const showCenterRoute = route(showCenter, async ({ params }, { principal, language }) => {
  if (params.uuid !== principal.branch.branchUuid) throw new Refusal('not-found')
  const { center, rooms, coaches } = await principal.branch.run(async (tx) => ({
    center: (await tx.select().from(branches))[0],
    rooms: await listRooms(tx),
    coaches: await tx
      .select()
      .from(administrators)
      .where(and(eq(administrators.role, 'coach'), eq(administrators.isActive, true)))
      .orderBy(asc(administrators.name)),
  }))
  if (center === undefined) throw new Refusal('not-found')
  return {
    branch_uuid: center.uuid,
    branch_name: center.name,
    branch_description: center.description,
    chain_name: center.chainName,
    chain_uuid: center.chainUuid,
    lang_types: center.language === 'en' ? 1 : 2,
    measurement_system: center.measurementSystem,
    offset_name: center.zone,
    offset: center.offset,
    image_url: center.imageUrl,
    joins_by: center.joinsBy,
    rooms: rooms.map((room) => presentRoom(room, language)),
    couches: coaches.map(({ uuid, name, lastName1 }) => ({ uuid, name: `${name} ${lastName1}` })),
    roles: ROLES.map((name) => ({ name })),
    credential_zoom: null,
  }
})
