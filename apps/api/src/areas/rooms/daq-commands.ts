import { daqStateOf } from '@repo/domain/rooms/daq-device'
import { eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { daqKeys, rooms } from '../../database/schema/rooms.ts'
import { Refusal } from '../../lib/refusal.ts'
import { hashOf, newToken } from '../../lib/secrets.ts'
import { findRoom, lockRoom } from './room-queries.ts'

interface IssueDaqKey {
  readonly branchUuid: string
  readonly roomUuid: string
  readonly adminUuid: string
  readonly now: number
}

/** Revokes the room's old key. */
export const issueDaqKey = async (
  tx: Transaction,
  { branchUuid, roomUuid, adminUuid, now }: IssueDaqKey,
): Promise<string> => {
  const key = newToken()
  const issue = { keyHash: hashOf(key), issuedBy: adminUuid, issuedAt: new Date(now), lastSeenAt: null, version: null }
  const room = await findRoom(tx, roomUuid)
  if (room === null) throw new Refusal('not-found')
  await tx
    .insert(daqKeys)
    .values({ roomUuid: room.uuid, branchUuid, ...issue })
    .onConflictDoUpdate({ target: daqKeys.roomUuid, set: issue })
  return key
}

export const revokeDaqKey = async (tx: Transaction, roomUuid: string): Promise<void> => {
  const gone = await tx.delete(daqKeys).where(eq(daqKeys.roomUuid, roomUuid)).returning({ roomUuid: daqKeys.roomUuid })
  if (gone.length === 0) throw new Refusal('not-found')
}

interface Report {
  readonly roomUuid: string
  /** In the center's network. Null if the device doesn't report it. */
  readonly localIp: string | null
  readonly version: string
  readonly now: number
}

interface Reported {
  readonly roomName: string
  /** Whether screens that show the device need an update. */
  readonly isNews: boolean
}

export const reportDaq = async (tx: Transaction, { roomUuid, localIp, version, now }: Report): Promise<Reported> => {
  const room = await lockRoom(tx, roomUuid)
  const [key] = await tx.select().from(daqKeys).where(eq(daqKeys.roomUuid, roomUuid))
  if (room === null || key === undefined) throw new Refusal('unauthenticated')
  const seen = { lastSeenAt: new Date(now), version }
  await tx.update(daqKeys).set(seen).where(eq(daqKeys.roomUuid, roomUuid))
  const hasMoved = room.kind === 'daq' && room.daqIp !== localIp
  if (hasMoved) await tx.update(rooms).set({ daqIp: localIp }).where(eq(rooms.uuid, roomUuid))
  const before = { keyIssuedAt: key.issuedAt, lastSeenAt: key.lastSeenAt, version: key.version }
  return {
    roomName: room.name,
    isNews: hasMoved || key.version !== version || daqStateOf(before, now) !== 'online',
  }
}
