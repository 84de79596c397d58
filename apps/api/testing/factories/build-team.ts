import { randomUUID } from 'node:crypto'

import type { Database } from '../../src/database/database.ts'
import { challengeTeams } from '../../src/database/schema/challenges.ts'
import type { Overrides } from './overrides.ts'

export const buildTeam = async (
  db: Database,
  { uuid: challengeUuid, branchUuid }: { readonly uuid: string; readonly branchUuid: string },
  overrides: Overrides<typeof challengeTeams> = {},
) => {
  const row = { uuid: randomUUID(), branchUuid, challengeUuid, name: '1', ...overrides }
  await db.insert(challengeTeams).values(row)
  return row
}
