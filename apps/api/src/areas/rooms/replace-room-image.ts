import { eq } from 'drizzle-orm'

import type { Context } from '../../app/context.ts'
import type { Once } from '../../database/branch-database.ts'
import type { Transaction } from '../../database/database.ts'
import { rooms } from '../../database/schema/rooms.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { StaffPrincipal } from '../../http/principal.ts'
import { readImage } from '../../images/read-image.ts'
import { announceRooms } from '../../realtime/announce.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { findRoom, isRoomRunning } from './rooms.ts'

const WIDTH = { background: 1920, logo: 512 } as const

interface Replace {
  readonly context: Pick<Context, 'clock' | 'images' | 'sandbox' | 'realtime' | 'log'>
  /** The uploaded file; null when there was none. */
  readonly file: Buffer | null
  readonly principal: StaffPrincipal
  readonly roomUuid: string
  readonly kind: 'background' | 'logo'
  readonly once: Once<{ url: string }>
}

const checkEditable = ({ principal, roomUuid }: Replace) =>
  principal.branch.run(async (tx) => {
    const room = await findRoom(tx, roomUuid)
    if (room === null) throw new Refusal('not-found')
    const permission = room.kind === 'remote' ? 'rookremote_images' : 'rooklegend_images'
    if (!principal.permissions.includes(permission)) throw new Refusal('forbidden')
    if (await isRoomRunning(tx, roomUuid)) throw new Refusal('room-running')
  })

/** Puts the new address in the place of the old one, which it returns; of two at once the later sees the earlier's. */
const exchange = async (
  tx: Transaction,
  { context, principal, roomUuid, kind }: Replace,
  url: string,
): Promise<string | null> => {
  const column = kind === 'background' ? rooms.backgroundUrl : rooms.logoUrl
  const [before] = await tx.select({ url: column }).from(rooms).where(eq(rooms.uuid, roomUuid)).for('update')
  if (before === undefined) throw new Refusal('not-found')
  const change = kind === 'background' ? { backgroundUrl: url } : { logoUrl: url }
  const now = context.clock.now()
  await tx
    .update(rooms)
    .set({ ...change, updatedAt: new Date(now) })
    .where(eq(rooms.uuid, roomUuid))
  const subject = { kind: 'room', uuid: roomUuid } as const
  await recordAudit(tx, principal, { action: 'room-picture-changed', subject }, now)
  return before.url
}

/** Stores a room's new image, forgets the old one and returns the new address. */
export const replaceRoomImage = async (input: Replace): Promise<{ url: string }> => {
  const { context, principal, kind, file } = input
  await checkEditable(input)
  const url = await context.images.put(await readImage(context.sandbox, file, WIDTH[kind]))
  const old: (string | null)[] = []
  const exchanged = input.once(async (tx) => {
    old.push(await exchange(tx, input, url))
    return { url }
  })
  const answer = await exchanged.catch(async (error: unknown) => {
    await context.images.remove(url)
    throw error
  })
  for (const one of old) await context.images.remove(one)
  await announceRooms(context, principal.branch.branchUuid)
  return answer
}
