import { showCenter } from '@repo/api-client/centers/show-center'
import { ROLES } from '@repo/domain/permissions'

import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { presentRoom } from '../../presenters/room.ts'
import { activeCoaches } from '../../queries/administrators.ts'
import { branchOf } from '../../queries/branch.ts'
import { listRooms } from '../../queries/rooms.ts'

export const showCenterRoute = route(showCenter, async ({ params }, { principal, language }) => {
  if (params.uuid !== principal.branch.branchUuid) throw new Refusal('not-found')
  const { center, rooms, coaches } = await principal.branch.run(async (tx) => ({
    center: await branchOf(tx),
    rooms: await listRooms(tx),
    coaches: await activeCoaches(tx),
  }))
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
