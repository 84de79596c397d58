import type { Member, MemberRow } from '@repo/api-client/members/member'
import type { Summaries } from '@repo/api-client/trainings/summaries'
import { parseLastName2 } from '@repo/domain/people/member-form'

import type { trainings } from '../../database/schema/trainings.ts'
import type { FoundMember, ListedMember } from './member-queries.ts'

/** Fields that creation left empty are null in the API. */
const filled = (text: string): string | null => (text === '' ? null : text)

export const presentMemberRow = ({ member, isBanned }: ListedMember): MemberRow => ({
  uuid: member.uuid,
  name: filled(member.name),
  lastName1: filled(member.lastName1),
  lastName2: parseLastName2(member.lastName2),
  pseudonym: filled(member.pseudonym),
  email: member.email,
  sex: member.sex,
  birthday: member.birthday,
  isBanned,
  imageUrl: member.imageUrl,
})

export const presentMember = (listed: FoundMember): Member => ({
  ...presentMemberRow(listed),
  weight: listed.member.weightKg,
  height: listed.member.heightCm,
  restingHeartRate: listed.member.restingHeartRate,
  maxHeartRate: listed.member.maxHeartRate,
  version: listed.member.version,
  signInCode: listed.member.signInCode,
  resultMailsSince: listed.member.resultMailsSince,
  privacy: {
    visibility: listed.member.visibility,
    visibilityAtMost: listed.member.visibilityAtMost,
    ceiling: listed.member.ceilingBpm,
    guardianConsentAt: listed.member.guardianConsentAt,
    guardianConsentBy: listed.consentBy,
  },
})

export const presentSummaries = (training: typeof trainings.$inferSelect): Summaries => ({
  calories: training.calories,
  seconds: training.durationSeconds,
  steps: training.steps,
  zoneSeconds: {
    z1: training.z1Seconds,
    z2: training.z2Seconds,
    z3: training.z3Seconds,
    z4: training.z4Seconds,
    z5: training.z5Seconds,
  },
})
