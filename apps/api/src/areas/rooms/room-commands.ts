import { randomUUID } from 'node:crypto'

import type { Versioned } from '@repo/api-client/core/with-version'
import { eq } from 'drizzle-orm'

import type { Once } from '../../database/branch-database.ts'
import type { Transaction } from '../../database/database.ts'
import { daqKeys } from '../../database/schema/daq-keys.ts'
import { roomCoaches, rooms } from '../../database/schema/rooms.ts'
import type { StaffPrincipal } from '../../http/authentication/principal.ts'
import { updateWithVersion } from '../../http/change-seen.ts'
import type { Context } from '../../lib/context.ts'
import { violatedUnique } from '../../lib/outage.ts'
import { Refusal } from '../../lib/refusal.ts'
import { publishRoomsChanged } from '../../realtime/branch-events.ts'
import { readImage } from '../../sandbox/read-uploads.ts'
import { findRoom, isRoomRunning, knownCoaches, lockRoom } from './room-queries.ts'

interface RoomFields {
  readonly name: string
  readonly description: string | null
  readonly isActive: boolean
  readonly coachUuids: readonly string[]
}

interface Save {
  readonly branchUuid: string
  readonly fields: RoomFields
  readonly now: number
}

const asNameTaken = (error: unknown): never => {
  if (violatedUnique(error) === 'rooms_name') {
    throw new Refusal('room-name-taken', { fields: { room_name: 'room-name-taken' } })
  }
  throw error
}

const assignCoaches = async (tx: Transaction, branchUuid: string, roomUuid: string, coaches: readonly string[]) => {
  const wanted = [...new Set(coaches)]
  const known = await knownCoaches(tx, wanted)
  if (known.length !== wanted.length) throw new Refusal('coach-unknown', { fields: { couches: 'coach-unknown' } })
  await tx.delete(roomCoaches).where(eq(roomCoaches.roomUuid, roomUuid))
  await tx.insert(roomCoaches).values(known.map((adminUuid) => ({ branchUuid, roomUuid, adminUuid })))
}

export const createRoom = async (tx: Transaction, input: Save & { readonly createdBy: string }): Promise<string> => {
  const uuid = randomUUID()
  const { name, description, isActive, coachUuids } = input.fields
  const at = new Date(input.now)
  await tx
    .insert(rooms)
    .values({
      uuid,
      branchUuid: input.branchUuid,
      kind: 'remote',
      name,
      description,
      isActive,
      createdBy: input.createdBy,
      createdAt: at,
      updatedAt: at,
    })
    .catch(asNameTaken)
  await assignCoaches(tx, input.branchUuid, uuid, coachUuids)
  return uuid
}

export const updateRoom = async (
  tx: Transaction,
  input: Save & { readonly roomUuid: string; readonly fields: Versioned },
): Promise<void> => {
  const { name, description, isActive, coachUuids, version } = input.fields
  const change = { name, description, isActive, updatedAt: new Date(input.now) }
  await updateWithVersion(tx, { table: rooms, row: eq(rooms.uuid, input.roomUuid), version, change }).catch(asNameTaken)
  await assignCoaches(tx, input.branchUuid, input.roomUuid, coachUuids)
}

export const addDaqRoom = async (
  tx: Transaction,
  { branchUuid, name, createdBy, now }: { branchUuid: string; name: string; createdBy: string; now: number },
): Promise<string> => {
  const uuid = randomUUID()
  const at = new Date(now)
  await tx
    .insert(rooms)
    .values({ uuid, branchUuid, kind: 'daq', name, createdBy, createdAt: at, updatedAt: at })
    .catch(asNameTaken)
  return uuid
}

export const renameRoom = async (
  tx: Transaction,
  roomUuid: string,
  { name, version, now }: Versioned & { readonly name: string; readonly now: number },
): Promise<void> => {
  const change = { name, updatedAt: new Date(now) }
  await updateWithVersion(tx, { table: rooms, row: eq(rooms.uuid, roomUuid), version, change }).catch(asNameTaken)
}

interface DeleteRoom {
  readonly uuid: string
  readonly kind: 'daq' | 'remote'
  readonly now: number
}

/** Keeps the room's trainings. */
export const deleteRoom = async (tx: Transaction, { uuid, kind, now }: DeleteRoom): Promise<void> => {
  const room = await lockRoom(tx, uuid)
  if (room === null || room.kind !== kind) throw new Refusal('not-found')
  if (await isRoomRunning(tx, room.uuid)) throw new Refusal('room-running')
  await tx
    .update(rooms)
    .set({ deletedAt: new Date(now) })
    .where(eq(rooms.uuid, room.uuid))
  await tx.delete(daqKeys).where(eq(daqKeys.roomUuid, room.uuid))
}

const WIDTH = { background: 1920, logo: 512 } as const

interface Replace {
  readonly context: Pick<Context, 'audit' | 'clock' | 'images' | 'sandbox' | 'realtime' | 'log'>
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

/** Returns the old URL. Locks the row, so that the later of two concurrent calls reads the earlier's URL. */
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
  await context.audit.record(tx, principal, { action: 'room-picture-changed', subject }, now)
  return before.url
}

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
  await publishRoomsChanged(context, principal.branch.branchUuid)
  return answer
}
