import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import type { Database } from '../../src/database/database.ts'
import { challengeParticipants, type challenges } from '../../src/database/schema/challenges.ts'
import type { Overrides } from './overrides.ts'

type Challenge = Pick<typeof challenges.$inferSelect, 'uuid' | 'branchUuid' | 'startAt' | 'finishAt'>

export const buildChallenger = async (
  db: Database,
  { uuid: challengeUuid, branchUuid, startAt, finishAt }: Challenge,
  memberUuid: string,
  overrides: Overrides<typeof challengeParticipants> = {},
) => {
  const row = { uuid: randomUUID(), branchUuid, challengeUuid, memberUuid, startAt, finishAt, ...overrides }
  await db.insert(challengeParticipants).values(row)
  await db.execute(sql`select count_challenge_anew(${challengeUuid})`)
  return row
}
