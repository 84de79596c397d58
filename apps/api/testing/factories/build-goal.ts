import { randomUUID } from 'node:crypto'

import type { Database } from '../../src/database/database.ts'
import { challengeGoals } from '../../src/database/schema/challenges.ts'
import type { Overrides } from './overrides.ts'

export const buildGoal = async (
  db: Database,
  { uuid: challengeUuid, branchUuid }: { readonly uuid: string; readonly branchUuid: string },
  overrides: Overrides<typeof challengeGoals> = {},
) => {
  const row = {
    uuid: randomUUID(),
    branchUuid,
    challengeUuid,
    type: 'trainings' as const,
    target: 10,
    points: 50,
    createdAt: new Date('2026-10-30T18:00:00Z'),
    ...overrides,
  }
  await db.insert(challengeGoals).values(row)
  return row
}
