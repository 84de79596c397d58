import { and, eq, gt, isNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { bans } from '../../database/schema/classes.ts'
import { Refusal } from '../../lib/refusal.ts'
import { undoableSince } from '../../lists/date-filters.ts'
import { findMember } from './member-queries.ts'

export const liftBans = async (tx: Transaction, memberUuid: string, now: Date): Promise<void> => {
  if ((await findMember(tx, memberUuid, now)) === null) throw new Refusal('not-found')
  await tx
    .update(bans)
    .set({ liftedAt: now })
    .where(and(eq(bans.memberUuid, memberUuid), isNull(bans.liftedAt)))
}

export const restoreBans = async (tx: Transaction, memberUuid: string, now: Date): Promise<void> => {
  const restored = await tx
    .update(bans)
    .set({ liftedAt: null })
    .where(and(eq(bans.memberUuid, memberUuid), gt(bans.liftedAt, undoableSince(now.getTime()))))
    .returning({ uuid: bans.uuid })
  if (restored.length === 0) throw new Refusal('not-found')
}
