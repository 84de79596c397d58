import { randomUUID } from 'node:crypto'

import type { Database } from '../../src/database/database.ts'
import { challenges } from '../../src/database/schema/challenges.ts'
import { nextNumber } from './next-number.ts'
import type { Overrides } from './overrides.ts'

export const buildChallenge = async (
  db: Database,
  branchUuid: string,
  overrides: Overrides<typeof challenges> = {},
) => {
  const row = {
    uuid: randomUUID(),
    branchUuid,
    name: `Challenge ${nextNumber()}`,
    kind: 'individual' as const,
    modality: 'user' as const,
    compliance: 'competitive' as const,
    startAt: new Date('2026-11-01T06:00:00Z'),
    finishAt: new Date('2026-12-01T05:59:59Z'),
    createdAt: new Date('2026-10-30T18:00:00Z'),
    ...overrides,
  }
  await db.insert(challenges).values(row)
  return row
}
