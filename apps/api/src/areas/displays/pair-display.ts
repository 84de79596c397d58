import { randomUUID } from 'node:crypto'

import { PAIRING_CODE_DIGITS, PAIRING_CODE_SECONDS } from '@repo/domain/displays/pairing-code'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'

import type { Database, Transaction } from '../../database/database.ts'
import { displays, pairingCodes } from '../../database/schema/displays.ts'
import { violatedUnique } from '../../lib/outage.ts'
import { Refusal } from '../../lib/refusal.ts'
import { hashOf, newDigits, newToken } from '../../lib/secrets.ts'
import { findRoom } from '../rooms/room-queries.ts'

export const createPairingCode = async (db: Database, branchUuid: string, now: number) => {
  await db.delete(pairingCodes).where(lt(pairingCodes.expiresAt, new Date(now)))
  const expiresAt = new Date(now + PAIRING_CODE_SECONDS * 1000)
  for (;;) {
    const secret = newToken()
    const code = newDigits(PAIRING_CODE_DIGITS)
    try {
      await db.insert(pairingCodes).values({ secretHash: hashOf(secret), branchUuid, code, expiresAt })
      return { code, secret, expiresAt }
    } catch (error) {
      if (violatedUnique(error) === null) throw error
    }
  }
}

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
  const [waiting] = await tx
    .select()
    .from(pairingCodes)
    .where(
      and(
        eq(pairingCodes.code, input.code),
        gt(pairingCodes.expiresAt, new Date(input.now)),
        isNull(pairingCodes.displayUuid),
      ),
    )
  if (waiting === undefined) throw new Refusal('pairing-code-unknown', { fields: { code: 'pairing-code-unknown' } })
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
  await tx.update(pairingCodes).set({ displayUuid: uuid }).where(eq(pairingCodes.secretHash, waiting.secretHash))
  return uuid
}

/** Returns the token once, to the display with the secret. Null until a coach has entered the code. */
export const collectPairing = (db: Database, branchUuid: string, secret: string, now: number): Promise<string | null> =>
  db.transaction(async (tx) => {
    const [waiting] = await tx
      .select()
      .from(pairingCodes)
      .where(and(eq(pairingCodes.secretHash, hashOf(secret)), eq(pairingCodes.branchUuid, branchUuid)))
    if (waiting === undefined || waiting.expiresAt.getTime() <= now) throw new Refusal('pairing-code-unknown')
    if (waiting.displayUuid === null) return null
    const token = newToken()
    await tx
      .update(displays)
      .set({ tokenHash: hashOf(token), lastSeenAt: new Date(now) })
      .where(eq(displays.uuid, waiting.displayUuid))
    await tx.delete(pairingCodes).where(eq(pairingCodes.secretHash, waiting.secretHash))
    return token
  })
