import { dayIn } from '@repo/domain/day'
import { integerBetween, oneOf, type Random } from '@repo/domain/seeded-random'

import type { members } from '../database/schema/members.ts'
import { demoEmail, seededUuid } from './demo-random.ts'
import { FAMILY_NAMES, GIVEN_NAMES, NICKNAMES } from './names.ts'

export type MemberRow = typeof members.$inferInsert

const MEMBERS = 120
/** The first member's sign-in code; the others count on from it. */
const FIRST_SIGN_IN_CODE = 100_001
const DAY = 86_400_000
/** One in so many has not been to the scales yet. */
const UNMEASURED_EVERY = 24
const NOT_MEASURED = { weightKg: null, heightCm: null, restingHeartRate: null } as const

const bell = (random: Random, mean: number, spread: number): number =>
  mean + (random() + random() + random() - 1.5) * spread

const birthdayOf = (random: Random, now: number): string => {
  const age = Math.min(68, Math.max(17, bell(random, 34, 18)))
  return dayIn('UTC', Math.trunc(now - age * 365.25 * DAY))
}

const measuresOf = (random: Random, sex: 'male' | 'female') => ({
  weightKg: Math.round(bell(random, sex === 'male' ? 79 : 64, 22) * 10) / 10,
  heightCm: Math.round(bell(random, sex === 'male' ? 174 : 161, 14)),
  restingHeartRate: integerBetween(random, 48, 76),
  // few members have had their maximum measured
  maxHeartRate: random() < 0.15 ? integerBetween(random, 172, 199) : null,
})

/** The members of the demo center: plausible people, none of them real. */
export const demoMembers = (random: Random, branchUuid: string, now: number): readonly MemberRow[] =>
  Array.from({ length: MEMBERS }, (_, index) => {
    const sex = random() < 0.52 ? 'female' : 'male'
    const name = oneOf(random, GIVEN_NAMES[sex])
    const lastName1 = oneOf(random, FAMILY_NAMES)
    const hasSecond = random() < 0.85
    return {
      uuid: seededUuid(random),
      branchUuid,
      name,
      lastName1,
      lastName2: hasSecond ? oneOf(random, FAMILY_NAMES) : null,
      pseudonym: `${oneOf(random, NICKNAMES)} ${index + 1}`,
      email: demoEmail(name, lastName1, index + 1),
      sex,
      birthday: birthdayOf(random, now),
      ...measuresOf(random, sex),
      ...(index % UNMEASURED_EVERY === UNMEASURED_EVERY - 1 ? NOT_MEASURED : {}),
      signInCode: String(FIRST_SIGN_IN_CODE + index),
      createdAt: new Date(now - integerBetween(random, 20, 400) * DAY),
    }
  })
