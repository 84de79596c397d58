import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { Database, Transaction } from '../../database/database.ts'
import { displays } from '../../database/schema/displays.ts'
import { Refusal } from '../../lib/refusal.ts'
import { collectPairing, findWaitingCode, notePaired } from '../pairing/pairing-codes.ts'
import { findRoom } from '../rooms/room-queries.ts'

interface Pair {
  readonly branchUuid: string
  readonly adminUuid: string
  readonly code: string
  readonly name: string
  readonly roomUuid?: string | undefined
  readonly now: number
}

/** Pairs the display that shows this code. The display collects its token itself. */
export const pairDisplay = async (tx: Transaction, input: Pair): Promise<string> => {
  const waiting = await findWaitingCode(tx, { kind: 'display', code: input.code, now: input.now })
  const { roomUuid = null } = input
  if (roomUuid !== null && (await findRoom(tx, roomUuid)) === null) throw new Refusal('not-found')
  const uuid = randomUUID()
  await tx.insert(displays).values({
    uuid,
    branchUuid: input.branchUuid,
    name: input.name,
    roomUuid,
    // matches no token until the display collects its own
    tokenHash: `uncollected:${uuid}`,
    pairedBy: input.adminUuid,
    createdAt: new Date(input.now),
  })
  await notePaired(tx, waiting, { displayUuid: uuid })
  return uuid
}

/** Returns the token once, to the display with the secret. Null until a coach has entered the code. */
export const collectDisplay = (db: Database, branchUuid: string, secret: string, now: number): Promise<string | null> =>
  collectPairing(db, { branchUuid, kind: 'display', secret, now }, async (tx, { displayUuid }, tokenHash) => {
    if (displayUuid === null) return false
    const seen = { tokenHash, lastSeenAt: new Date(now) }
    await tx.update(displays).set(seen).where(eq(displays.uuid, displayUuid))
    return true
  })
