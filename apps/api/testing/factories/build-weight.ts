import { randomUUID } from 'node:crypto'

import type { Database } from '../../src/database/database.ts'
import { memberWeights } from '../../src/database/schema/members.ts'

export const buildWeight = async (
  db: Database,
  branchUuid: string,
  memberUuid: string,
  weightKg: number,
  measuredAt: Date,
) => {
  const row = { uuid: randomUUID(), branchUuid, memberUuid, weightKg, measuredAt }
  await db.insert(memberWeights).values(row)
  return row
}
