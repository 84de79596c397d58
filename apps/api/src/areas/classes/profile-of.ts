import { ageOn, maxHeartRateOf } from '@repo/domain/physiology'
import type { TallyProfile } from '@repo/domain/tally'

import type { members } from '../../database/schema/members.ts'

type Member = Pick<typeof members.$inferSelect, 'birthday' | 'maxHeartRate' | 'weightKg' | 'sex'>

/** What a member's heart rates are computed with on a day. */
export const profileOf = ({ birthday, maxHeartRate, weightKg, sex }: Member, day: string): TallyProfile => ({
  maxHeartRate: maxHeartRateOf({ birthday, measured: maxHeartRate }, day),
  weight: weightKg,
  sex,
  age: birthday === null ? null : ageOn(birthday, day),
})
