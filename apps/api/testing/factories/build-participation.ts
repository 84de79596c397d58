import { randomUUID } from 'node:crypto'

import type { Database } from '../../src/database/database.ts'
import { participantTokens, participations, samples } from '../../src/database/schema/classes.ts'
import type { members } from '../../src/database/schema/members.ts'
import { hashOf, newToken } from '../../src/lib/secrets.ts'
import type { Overrides } from './overrides.ts'

interface Attended {
  readonly uuid: string
  readonly branchUuid: string
  readonly startAt: Date
}

export const buildParticipation = async (
  db: Database,
  { uuid: classUuid, branchUuid, startAt }: Attended,
  member: Overrides<typeof members> & { uuid: string; pseudonym: string },
  overrides: Overrides<typeof participations> = {},
) => {
  const row = {
    uuid: randomUUID(),
    branchUuid,
    classUuid,
    memberUuid: member.uuid,
    pseudonym: member.pseudonym,
    maxHeartRate: 190,
    weightKg: member.weightKg ?? null,
    sex: member.sex ?? null,
    age: 36,
    joinedAt: startAt,
    consentAt: startAt,
    ...overrides,
  }
  await db.insert(participations).values(row)
  const token = newToken()
  await db
    .insert(participantTokens)
    .values({ tokenHash: hashOf(token), branchUuid, participationUuid: row.uuid, createdAt: startAt })
  await db.insert(samples).values({ participationUuid: row.uuid, branchUuid, at: startAt.getTime(), heartRate: 133 })
  return { ...row, token }
}
