import { eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { daqKeys } from '../../database/schema/daq-keys.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { hashOf, newToken } from '../../lib/secrets.ts'
import { findRoom } from './rooms.ts'

interface IssueDaqKey {
  readonly branchUuid: string
  readonly roomUuid: string
  readonly adminUuid: string
  readonly now: number
}

/** A new key for the device of a room; the one before is good for nothing then. */
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

/** Ends the key of the device of a room; a room without one has nothing to end. */
export const revokeDaqKey = async (tx: Transaction, roomUuid: string): Promise<void> => {
  const gone = await tx.delete(daqKeys).where(eq(daqKeys.roomUuid, roomUuid)).returning({ roomUuid: daqKeys.roomUuid })
  if (gone.length === 0) throw new Refusal('not-found')
}
