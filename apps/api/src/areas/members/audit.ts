import { eq } from 'drizzle-orm'

import { members } from '../../database/schema/members.ts'
import type { SnapshotReader } from '../audit/create-audit-trail.ts'

const named = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ')

export const readMember: SnapshotReader = async (tx, uuid) => {
  const [row] = await tx.select().from(members).where(eq(members.uuid, uuid))
  if (row === undefined) return null
  const { name, lastName1, lastName2, pseudonym, email, unlinkedAt, resultMailsSince } = row
  const { sex, birthday, weightKg, heightCm, restingHeartRate, maxHeartRate, ceilingBpm: ceiling } = row
  const { visibility, visibilityAtMost, guardianConsentAt } = row
  return {
    name: named(name, lastName1, lastName2) || email,
    fields: {
      name,
      lastName1,
      lastName2,
      pseudonym,
      email,
      isLinked: unlinkedAt === null,
      resultMails: resultMailsSince !== null,
      visibility,
      visibilityAtMost,
      guardianConsent: guardianConsentAt !== null,
    },
    secret: { sex, birthday, weight: weightKg, height: heightCm, restingHeartRate, maxHeartRate, ceiling },
  }
}
