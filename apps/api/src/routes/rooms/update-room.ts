import { updateRoom } from '@repo/api-client/rooms/update-room'
import type { Permission } from '@repo/domain/permissions'

import { renameRoom, updateRoom as update } from '../../commands/save-room.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { announceRooms } from '../../live/announce.ts'
import { isRoomRunning, lockRoom } from '../../queries/rooms.ts'

const permissionFor = (kind: 'remote' | 'daq'): Permission =>
  kind === 'remote' ? 'rookremote_edit' : 'rooklegend_images'

export const updateRoomRoute = route(updateRoom, async ({ params, body }, { context, principal }) => {
  const { branch } = principal
  if (body.branchUuid !== branch.branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  await branch.run(async (tx) => {
    const room = await lockRoom(tx, params.uuid)
    if (room === null) throw new Refusal('not-found')
    if (!principal.permissions.includes(permissionFor(room.kind))) throw new Refusal('forbidden')
    if (room.kind === 'daq') return renameRoom(tx, room.uuid, body.name, now)
    if (!('coachUuids' in body)) throw new Refusal('invalid-input', { fields: { couches: 'invalid-input' } })
    if (await isRoomRunning(tx, room.uuid)) throw new Refusal('room-running')
    return update(tx, { branchUuid: branch.branchUuid, roomUuid: room.uuid, fields: body, now })
  })
  await announceRooms(context, branch.branchUuid)
  return { message: 'ok' }
})
