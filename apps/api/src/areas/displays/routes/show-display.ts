import { showDisplay } from '@repo/api-client/displays/show-display'
import { permissionsOf } from '@repo/domain/permissions'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { branchOf } from '../../center/branch.ts'
import { presentRoom } from '../../rooms/presenters/room.ts'
import { listRooms } from '../../rooms/rooms.ts'
import { seeDisplay } from '../change-display.ts'
import { operatorNow } from '../displays.ts'
import { presentDisplaySettings } from '../presenters/display-settings.ts'

export const showDisplayRoute = route(showDisplay, async (_, { context, principal, language }) => {
  const now = context.clock.now()
  const lettersOf = await context.lettersOf
  const { display, operator, branch, rooms } = await principal.branch.run(async (tx) => ({
    operator: await operatorNow(tx, principal.displayUuid, now),
    display: await seeDisplay(tx, principal.displayUuid, now),
    branch: await branchOf(tx),
    rooms: await listRooms(tx),
  }))
  if (display === null) throw new Refusal('unauthenticated')
  return {
    uuid: display.uuid,
    name: display.name,
    branchUuid: branch.uuid,
    centerName: branch.name,
    centerImageUrl: branch.imageUrl,
    accentColor: branch.accentColor,
    language: branch.language,
    zone: branch.zone,
    operator: operator === null ? null : { name: operator.name, permissions: permissionsOf(operator.role) },
    settings: presentDisplaySettings(display, branch.features['gamification'] === true),
    serverTime: new Date(now),
    rooms: rooms.filter(({ room }) => room.isActive).map((room) => presentRoom(room, { language, now, lettersOf })),
  }
})
