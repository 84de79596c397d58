import { showCenter } from '@repo/api-client/centers/show-center'
import { ROLES } from '@repo/domain/permissions'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { presentRoom } from '../../rooms/presenters/room.ts'
import { listRooms } from '../../rooms/rooms.ts'
import { activeCoaches } from '../../staff/administrators.ts'
import { streamingAccountOf } from '../../streaming/streaming-account.ts'
import { branchOf } from '../branch.ts'
import { listGallery } from '../gallery.ts'
import { presentGallery, presentLocation, presentStreamingAccount } from '../presenters/center.ts'

export const showCenterRoute = route(showCenter, async ({ params }, { context, principal, language }) => {
  if (params.uuid !== principal.branch.branchUuid) throw new Refusal('not-found')
  const { center, gallery, account, rooms, coaches } = await principal.branch.read(async (tx) => ({
    center: await branchOf(tx),
    gallery: await listGallery(tx),
    account: await streamingAccountOf(tx),
    rooms: await listRooms(tx),
    coaches: await activeCoaches(tx),
  }))
  const lettersOf = await context.lettersOf
  return {
    branchUuid: center.uuid,
    name: center.name,
    description: center.description,
    chain: { uuid: center.chainUuid, name: center.chainName },
    language: center.language,
    measurementSystem: center.measurementSystem,
    zone: center.zone,
    offset: center.offset,
    imageUrl: center.imageUrl,
    accentColor: center.accentColor,
    mapStyleUrl: context.config.mapStyleUrl,
    joinsBy: center.joinsBy,
    exportsClassLogs: center.exportsClassLogs,
    rooms: rooms.map((room) => presentRoom(room, { language, now: context.clock.now(), lettersOf })),
    coaches: coaches.map(({ uuid, name, lastName1 }) => ({ uuid, name: `${name} ${lastName1}` })),
    roles: ROLES.map((name) => ({ name, createdAt: center.createdAt })),
    gallery: presentGallery(gallery),
    location: presentLocation(center),
    streamingAccount: presentStreamingAccount(account, principal.permissions),
    version: center.version,
  }
})
