import type { roomsEndpoints } from '@repo/api-client/rooms/endpoints'
import {
  createRoom,
  deleteRoom,
  updateRoom,
  uploadRoomBackground,
  uploadRoomLogo,
} from '@repo/api-client/rooms/save-room'
import type { Permission } from '@repo/domain/people/permissions'

import { route, type RoutesOf } from '../../http/route.ts'
import { Refusal } from '../../lib/refusal.ts'
import { publishRoomsChanged } from '../../realtime/branch-events.ts'
import {
  createRoom as create,
  deleteRoom as remove,
  renameRoom,
  replaceRoomImage,
  updateRoom as update,
} from './room-commands.ts'
import { isRoomRunning, lockRoom } from './room-queries.ts'

const createRoomRoute = route(createRoom, async ({ body }, { context, principal, once }) => {
  const { branch, adminUuid } = principal
  if (body.branchUuid !== branch.branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  const answer = await once(async (tx) => {
    const uuid = await create(tx, { branchUuid: branch.branchUuid, fields: body, createdBy: adminUuid, now })
    const subject = { kind: 'room', uuid } as const
    await context.audit.record(tx, principal, { action: 'room-created', subject, before: null }, now)
    return { uuid }
  })
  await publishRoomsChanged(context, branch.branchUuid)
  return answer
})

const permissionFor = (kind: 'remote' | 'daq'): Permission =>
  kind === 'remote' ? 'rookremote_edit' : 'rooklegend_images'

const updateRoomRoute = route(updateRoom, async ({ params, body }, { context, principal, once }) => {
  const { branch } = principal
  if (body.branchUuid !== branch.branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  const answer = await once(async (tx) => {
    const room = await lockRoom(tx, params.uuid)
    if (room === null) throw new Refusal('not-found')
    if (!principal.permissions.includes(permissionFor(room.kind))) throw new Refusal('forbidden')
    const doing = { principal, action: 'room-changed', subject: { kind: 'room', uuid: room.uuid }, now } as const
    if (room.kind === 'daq') {
      await context.audit.recordChange(tx, doing, () => renameRoom(tx, room.uuid, { ...body, now }))
      return { message: 'ok' }
    }
    if (!('coachUuids' in body)) throw new Refusal('invalid-input', { fields: { couches: 'invalid-input' } })
    if (await isRoomRunning(tx, room.uuid)) throw new Refusal('room-running')
    const change = { branchUuid: branch.branchUuid, roomUuid: room.uuid, fields: body, now }
    await context.audit.recordChange(tx, doing, () => update(tx, change))
    return { message: 'ok' }
  })
  await publishRoomsChanged(context, branch.branchUuid)
  return answer
})

const deleteRoomRoute = route(deleteRoom, async ({ params }, { context, principal }) => {
  const now = context.clock.now()
  const doing = { principal, action: 'room-deleted', subject: { kind: 'room', uuid: params.uuid }, now } as const
  await principal.branch.run((tx) =>
    context.audit.recordChange(tx, doing, () => remove(tx, { uuid: params.uuid, kind: 'remote', now })),
  )
  await publishRoomsChanged(context, principal.branch.branchUuid)
  return { message: 'ok' }
})

const uploadRoomBackgroundRoute = route(uploadRoomBackground, ({ params }, call) =>
  replaceRoomImage({ ...call, roomUuid: params.uuid, kind: 'background' }),
)

const uploadRoomLogoRoute = route(uploadRoomLogo, ({ params }, call) =>
  replaceRoomImage({ ...call, roomUuid: params.uuid, kind: 'logo' }),
)

export const roomsRoutes: RoutesOf<typeof roomsEndpoints> = {
  createRoom: createRoomRoute,
  updateRoom: updateRoomRoute,
  deleteRoom: deleteRoomRoute,
  uploadRoomBackground: uploadRoomBackgroundRoute,
  uploadRoomLogo: uploadRoomLogoRoute,
}
