import { eq } from 'drizzle-orm'

import { rooms } from '../db/tables/rooms.ts'
import { Refusal } from '../errors/refusal.ts'
import type { StaffPrincipal } from '../http/principal.ts'
import type { Call } from '../http/route.ts'
import { readImage } from '../images/read-image.ts'
import { announceRooms } from '../live/announce.ts'
import { findRoom, isRoomRunning } from '../queries/rooms.ts'

const WIDTH = { background: 1920, logo: 512 } as const

interface Replace extends Call {
  readonly principal: StaffPrincipal
  readonly roomUuid: string
  readonly kind: 'background' | 'logo'
}

const editableRoom = ({ principal, roomUuid }: Replace) =>
  principal.branch.run(async (tx) => {
    const room = await findRoom(tx, roomUuid)
    if (room === null) throw new Refusal('not-found')
    const permission = room.kind === 'remote' ? 'rookremote_images' : 'rooklegend_images'
    if (!principal.permissions.includes(permission)) throw new Refusal('forbidden')
    if (await isRoomRunning(tx, roomUuid)) throw new Refusal('room-running')
    return room
  })

/** Stores a room's new image, forgets the old one and returns the new address. */
export const replaceRoomImage = async (input: Replace): Promise<{ url: string }> => {
  const { context, principal, roomUuid, kind, file } = input
  const room = await editableRoom(input)
  const url = await context.images.put(await readImage(file, WIDTH[kind]))
  const change = kind === 'background' ? { backgroundUrl: url } : { logoUrl: url }
  await principal.branch.run((tx) =>
    tx
      .update(rooms)
      .set({ ...change, updatedAt: new Date(context.clock.now()) })
      .where(eq(rooms.uuid, roomUuid)),
  )
  await context.images.remove(kind === 'background' ? room.backgroundUrl : room.logoUrl)
  await announceRooms(context, principal.branch.branchUuid)
  return { url }
}
