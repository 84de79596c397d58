import { randomUUID } from 'node:crypto'

import { displayLimits, sessionLimits } from '@repo/domain/limits'
import { eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import type { administrators } from '../../database/schema/administrators.ts'
import { displays } from '../../database/schema/displays.ts'
import { hashOf, newToken } from '../../lib/secrets.ts'

interface SignIn {
  readonly account: typeof administrators.$inferSelect
  /** The token of the wall, where it is paired already. */
  readonly token: string | null
  readonly now: number
}

/** Lets a coach run classes from a wall, which is paired by it unless it is already; returns the wall's token. */
export const signInDisplay = async (tx: Transaction, { account, token, now }: SignIn): Promise<string> => {
  const operator = {
    operatorUuid: account.uuid,
    operatedUntil: new Date(now + sessionLimits.plainSeconds * 1000),
    lastSeenAt: new Date(now),
  }
  if (token !== null) {
    const known = await tx
      .update(displays)
      .set(operator)
      .where(eq(displays.tokenHash, hashOf(token)))
      .returning({ uuid: displays.uuid })
    if (known.length > 0) return token
  }
  const made = newToken()
  await tx.insert(displays).values({
    ...operator,
    uuid: randomUUID(),
    branchUuid: account.branchUuid,
    name: `${account.name} ${account.lastName1}`.slice(0, displayLimits.name.max),
    tokenHash: hashOf(made),
    pairedBy: account.uuid,
    createdAt: new Date(now),
  })
  return made
}
