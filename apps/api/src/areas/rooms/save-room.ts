import { randomUUID } from 'node:crypto'

import type { Versioned } from '@repo/api-client/core/seen'
import { eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { roomCoaches } from '../../database/schema/room-coaches.ts'
import { rooms } from '../../database/schema/rooms.ts'
import { changeSeen } from '../../http/change-seen.ts'
import { violatedUnique } from '../../http/errors/database-error.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { knownCoaches } from './rooms.ts'

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

/** Creates a remote room and returns its id. */
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

/** Writes a remote room's fields and coaches. */
export const updateRoom = async (
  tx: Transaction,
  input: Save & { readonly roomUuid: string; readonly fields: Versioned },
): Promise<void> => {
  const { name, description, isActive, coachUuids, version } = input.fields
  const change = { name, description, isActive, updatedAt: new Date(input.now) }
  await changeSeen(tx, { table: rooms, row: eq(rooms.uuid, input.roomUuid), version, change }).catch(asNameTaken)
  await assignCoaches(tx, input.branchUuid, input.roomUuid, coachUuids)
}

/** Makes a room for a connected device and returns its id. */
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

/** Gives a connected-device room another name. */
export const renameRoom = async (
  tx: Transaction,
  roomUuid: string,
  { name, version, now }: Versioned & { readonly name: string; readonly now: number },
): Promise<void> => {
  const change = { name, updatedAt: new Date(now) }
  await changeSeen(tx, { table: rooms, row: eq(rooms.uuid, roomUuid), version, change }).catch(asNameTaken)
}
