import { randomUUID } from 'node:crypto'

import { banEnd, type BanType } from '@repo/domain/ban'
import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { bans } from '../../database/schema/bans.ts'
import { participations } from '../../database/schema/participations.ts'
import { Refusal } from '../../http/errors/refusal.ts'

interface Ban {
  readonly branchUuid: string
  readonly roomUuid: string
  readonly classUuid: string
  readonly memberUuid: string
  readonly kind: BanType
  readonly adminUuid: string
  readonly now: number
}

/** Removes a member from a class and keeps the member out of its room. What was trained until then counts. */
export const banParticipant = async (tx: Transaction, input: Ban): Promise<void> => {
  const removed = await tx
    .update(participations)
    .set({ removedAt: new Date(input.now) })
    .where(and(eq(participations.classUuid, input.classUuid), eq(participations.memberUuid, input.memberUuid)))
    .returning({ uuid: participations.uuid })
  if (removed.length === 0) throw new Refusal('participant-unknown')
  const end = banEnd(input.kind, input.now)
  await tx.insert(bans).values({
    uuid: randomUUID(),
    branchUuid: input.branchUuid,
    memberUuid: input.memberUuid,
    roomUuid: input.roomUuid,
    kind: input.kind,
    until: end === null ? null : new Date(end),
    createdBy: input.adminUuid,
    createdAt: new Date(input.now),
  })
}
