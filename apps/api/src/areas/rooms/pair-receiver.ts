import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { Database, Transaction } from '../../database/database.ts'
import { daqKeys } from '../../database/schema/daq-keys.ts'
import { Refusal } from '../../lib/refusal.ts'
import { collectPairing, findWaitingCode, notePaired } from '../pairing/pairing-codes.ts'
import { findRoom } from './room-queries.ts'

interface Pair {
  readonly branchUuid: string
  readonly roomUuid: string
  readonly adminUuid: string
  readonly code: string
  readonly name: string
  readonly now: number
}

/** Adds the receiver that shows this code to a room. The receiver collects its key itself. */
export const pairReceiver = async (tx: Transaction, input: Pair): Promise<string> => {
  const { branchUuid, roomUuid, adminUuid, code, name, now } = input
  if ((await findRoom(tx, roomUuid)) === null) throw new Refusal('not-found')
  const waiting = await findWaitingCode(tx, { kind: 'receiver', code, now })
  const uuid = randomUUID()
  await tx.insert(daqKeys).values({
    uuid,
    branchUuid,
    roomUuid,
    name,
    kind: 'receiver',
    // matches no key until the receiver collects its own
    keyHash: `uncollected:${uuid}`,
    issuedBy: adminUuid,
    issuedAt: new Date(now),
  })
  await notePaired(tx, waiting, { daqKeyUuid: uuid })
  return uuid
}

/** Returns the key once, to the receiver with the secret. Null until staff have entered the code. */
export const collectReceiver = (
  db: Database,
  branchUuid: string,
  secret: string,
  now: number,
): Promise<string | null> =>
  collectPairing(db, { branchUuid, kind: 'receiver', secret, now }, async (tx, { daqKeyUuid }, keyHash) => {
    if (daqKeyUuid === null) return false
    await tx.update(daqKeys).set({ keyHash }).where(eq(daqKeys.uuid, daqKeyUuid))
    return true
  })
