import { PAIRING_CODE_DIGITS, PAIRING_CODE_SECONDS } from '@repo/domain/displays/pairing-code'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'

import type { Database, Transaction } from '../../database/database.ts'
import { type PairingKind, pairingCodes } from '../../database/schema/pairing-codes.ts'
import { networkThrottle } from '../../http/limits/client-network.ts'
import type { Throttle } from '../../http/limits/throttle.ts'
import { violatedUnique } from '../../lib/outage.ts'
import { Refusal } from '../../lib/refusal.ts'
import { hashOf, newDigits, newToken } from '../../lib/secrets.ts'

type PairingCodeRow = typeof pairingCodes.$inferSelect

/** Enough for several devices that restart repeatedly, too few for collecting codes. */
const FREE = { free: 30, longestSeconds: 60, fadeSeconds: 20 } as const

/** Limits the codes that a network requests. */
export const newCodeThrottles = (branchUuid: string, address: string): readonly Throttle[] =>
  networkThrottle(`codes:${branchUuid}`, address, FREE)

/** Limits guesses of codes. */
export const pairingThrottles = (adminUuid: string): readonly Throttle[] => [
  { key: `pairing:${adminUuid}`, free: 5, longestSeconds: 900, fadeSeconds: 900 },
]

interface NewCode {
  readonly branchUuid: string
  readonly kind: PairingKind
  readonly now: number
}

export const createPairingCode = async (db: Database, { branchUuid, kind, now }: NewCode) => {
  await db.delete(pairingCodes).where(lt(pairingCodes.expiresAt, new Date(now)))
  const expiresAt = new Date(now + PAIRING_CODE_SECONDS * 1000)
  for (;;) {
    const secret = newToken()
    const code = newDigits(PAIRING_CODE_DIGITS)
    try {
      await db.insert(pairingCodes).values({ secretHash: hashOf(secret), branchUuid, kind, code, expiresAt })
      return { code, secret, expiresAt }
    } catch (error) {
      if (violatedUnique(error) === null) throw error
    }
  }
}

interface EnteredCode {
  readonly kind: PairingKind
  readonly code: string
  readonly now: number
}

/** The code of a device that isn't paired yet. */
export const findWaitingCode = async (tx: Transaction, entered: EnteredCode): Promise<PairingCodeRow> => {
  const [waiting] = await tx
    .select()
    .from(pairingCodes)
    .where(
      and(
        eq(pairingCodes.code, entered.code),
        eq(pairingCodes.kind, entered.kind),
        gt(pairingCodes.expiresAt, new Date(entered.now)),
        isNull(pairingCodes.displayUuid),
        isNull(pairingCodes.daqKeyUuid),
      ),
    )
  if (waiting === undefined) throw new Refusal('pairing-code-unknown', { fields: { code: 'pairing-code-unknown' } })
  return waiting
}

type Paired = Partial<Pick<PairingCodeRow, 'displayUuid' | 'daqKeyUuid'>>

export const notePaired = async (tx: Transaction, { secretHash }: PairingCodeRow, paired: Paired): Promise<void> => {
  await tx.update(pairingCodes).set(paired).where(eq(pairingCodes.secretHash, secretHash))
}

interface Collect extends NewCode {
  readonly secret: string
}

/** Returns a new token once. `give` stores its hash, or returns false while the code hasn't been entered. */
export const collectPairing = (
  db: Database,
  { branchUuid, kind, secret, now }: Collect,
  give: (tx: Transaction, row: PairingCodeRow, tokenHash: string) => Promise<boolean>,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    const own = and(
      eq(pairingCodes.secretHash, hashOf(secret)),
      eq(pairingCodes.branchUuid, branchUuid),
      eq(pairingCodes.kind, kind),
    )
    const [waiting] = await tx.select().from(pairingCodes).where(own)
    if (waiting === undefined || waiting.expiresAt.getTime() <= now) throw new Refusal('pairing-code-unknown')
    const token = newToken()
    if (!(await give(tx, waiting, hashOf(token)))) return null
    await tx.delete(pairingCodes).where(eq(pairingCodes.secretHash, waiting.secretHash))
    return token
  })
