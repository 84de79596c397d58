import { randomUUID } from 'node:crypto'

import type { Versioned } from '@repo/api-client/core/seen'
import { and, eq, isNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { memberWeights } from '../../database/schema/member-weights.ts'
import { members } from '../../database/schema/members.ts'
import { changeSeen } from '../../http/change-seen.ts'
import { Refusal } from '../../http/errors/refusal.ts'

interface Measures extends Versioned {
  readonly memberUuid: string
  /** Null where nobody took a measure; what was stored before is no longer known then. */
  readonly weight: number | null
  readonly height: number | null
  readonly restingHeartRate: number | null
  /** Undefined leaves what is stored. */
  readonly maxHeartRate: number | null | undefined
  readonly now: number
}

/** Stores a member's measures; a weight that changed, or is the first, goes into the history too. */
export const storeMeasures = async (tx: Transaction, input: Measures): Promise<void> => {
  const row = and(eq(members.uuid, input.memberUuid), isNull(members.unlinkedAt))
  const [before] = await tx.select().from(members).where(row)
  if (before === undefined) throw new Refusal('not-found')
  const change = {
    weightKg: input.weight,
    heightCm: input.height,
    restingHeartRate: input.restingHeartRate,
    // one that was not sent stays as it is
    maxHeartRate: input.maxHeartRate,
  }
  await changeSeen(tx, { table: members, row, version: input.version, change })
  if (input.weight === null || before.weightKg === input.weight) return
  await tx.insert(memberWeights).values({
    uuid: randomUUID(),
    branchUuid: before.branchUuid,
    memberUuid: before.uuid,
    weightKg: input.weight,
    measuredAt: new Date(input.now),
  })
}
