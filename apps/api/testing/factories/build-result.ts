import { randomUUID } from 'node:crypto'

import type { Database } from '../../src/database/database.ts'
import { challengeResults } from '../../src/database/schema/challenges.ts'
import type { Overrides } from './overrides.ts'

export const buildResult = async (
  db: Database,
  { uuid: challengeUuid, branchUuid }: { readonly uuid: string; readonly branchUuid: string },
  memberUuid: string,
  overrides: Overrides<typeof challengeResults> = {},
) => {
  const row = {
    uuid: randomUUID(),
    branchUuid,
    challengeUuid,
    memberUuid,
    points: 50,
    goalsReached: 1,
    goals: 1,
    place: 1,
    competitors: 2,
    medal: 'gold' as const,
    at: new Date('2026-11-01T06:00:00Z'),
    ...overrides,
  }
  await db.insert(challengeResults).values(row)
  return row
}
