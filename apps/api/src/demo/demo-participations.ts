import { ageOn } from '@repo/domain/physiology'
import type { Random } from '@repo/domain/seeded-random'

import type { participations } from '../database/schema/participations.ts'
import type { PastTraining } from './demo-history.ts'
import type { MemberRow } from './demo-members.ts'
import { seededUuid } from './demo-random.ts'

type ParticipationRow = typeof participations.$inferInsert

/** Who was in the demo's classes: everybody who has a training of one. */
export const demoParticipations = (
  random: Random,
  history: readonly PastTraining[],
  everybody: readonly MemberRow[],
): readonly ParticipationRow[] => {
  const members = new Map(everybody.map((member) => [member.uuid, member]))
  const rows = new Map<string, ParticipationRow>()
  for (const { training } of history) {
    const { classUuid = null, startAt, branchUuid } = training
    const member = members.get(training.memberUuid ?? '')
    if (classUuid === null || member === undefined) continue
    const { birthday = null, sex = null } = member
    rows.set(`${classUuid} ${member.uuid}`, {
      uuid: seededUuid(random),
      branchUuid,
      classUuid,
      memberUuid: member.uuid,
      pseudonym: member.pseudonym,
      sex,
      age: birthday === null ? null : ageOn(birthday, startAt.toISOString().slice(0, 10)),
      maxHeartRate: training.maxHeartRate ?? null,
      joinedAt: startAt,
      consentAt: startAt,
    })
  }
  return [...rows.values()]
}
