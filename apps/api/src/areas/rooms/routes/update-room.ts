import { updateRoom } from '@repo/api-client/rooms/update-room'
import type { Permission } from '@repo/domain/permissions'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { announceRooms } from '../../../realtime/announce.ts'
import { audited } from '../../audit/record-audit.ts'
import { isRoomRunning, lockRoom } from '../rooms.ts'
import { renameRoom, updateRoom as update } from '../save-room.ts'

const permissionFor = (kind: 'remote' | 'daq'): Permission =>
  kind === 'remote' ? 'rookremote_edit' : 'rooklegend_images'

export const updateRoomRoute = route(updateRoom, async ({ params, body }, { context, principal, once }) => {
  const { branch } = principal
  if (body.branchUuid !== branch.branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  const answer = await once(async (tx) => {
    const room = await lockRoom(tx, params.uuid)
    if (room === null) throw new Refusal('not-found')
    if (!principal.permissions.includes(permissionFor(room.kind))) throw new Refusal('forbidden')
    const doing = { principal, action: 'room-changed', subject: { kind: 'room', uuid: room.uuid }, now } as const
    if (room.kind === 'daq') {
      await audited(tx, doing, () => renameRoom(tx, room.uuid, { ...body, now }))
      return { message: 'ok' }
    }
    if (!('coachUuids' in body)) throw new Refusal('invalid-input', { fields: { couches: 'invalid-input' } })
    if (await isRoomRunning(tx, room.uuid)) throw new Refusal('room-running')
    const change = { branchUuid: branch.branchUuid, roomUuid: room.uuid, fields: body, now }
    await audited(tx, doing, () => update(tx, change))
    return { message: 'ok' }
  })
  await announceRooms(context, branch.branchUuid)
  return answer
})
