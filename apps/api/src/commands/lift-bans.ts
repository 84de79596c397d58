import { eq } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { bans } from '../db/tables/bans.ts'
import { Refusal } from '../errors/refusal.ts'
import { findMember } from '../queries/members.ts'

/** Lets a member join in every room of the branch again. */
export const liftBans = async (tx: Transaction, memberUuid: string, now: Date): Promise<void> => {
  if ((await findMember(tx, memberUuid, now)) === null) throw new Refusal('not-found')
  await tx.delete(bans).where(eq(bans.memberUuid, memberUuid))
}
