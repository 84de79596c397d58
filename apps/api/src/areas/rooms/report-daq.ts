import { daqStateOf } from '@repo/domain/daq-device'
import { eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { daqKeys } from '../../database/schema/daq-keys.ts'
import { rooms } from '../../database/schema/rooms.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { lockRoom } from './rooms.ts'

interface Report {
  readonly roomUuid: string
  /** In the center's network; null where the device does not know. */
  readonly localIp: string | null
  readonly version: string
  readonly now: number
}

interface Reported {
  readonly roomName: string
  /** Whether a screen that shows the device shows something else now. */
  readonly isNews: boolean
}

/** Notes that the device of a room is there. */
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
