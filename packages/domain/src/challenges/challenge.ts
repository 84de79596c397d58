import type { Milliseconds } from '../core/units.ts'

export const CHALLENGE_KINDS = ['individual', 'group'] as const
/** Whether people compete with each other, or groups of them. */
export type ChallengeKind = (typeof CHALLENGE_KINDS)[number]

export const MODALITIES = ['user', 'teams', 'room'] as const
/** Who takes part: chosen people, teams of them, or whoever trains in chosen rooms. */
export type Modality = (typeof MODALITIES)[number]

export const COMPLIANCES = ['free', 'competitive'] as const
/** Competitive challenges have goals with levels; free ones compare what was done. */
export type Compliance = (typeof COMPLIANCES)[number]

export const CHALLENGE_STATUSES = ['pending', 'active', 'completed'] as const
/** What the clock says of a challenge. */
export type ChallengeStatus = (typeof CHALLENGE_STATUSES)[number]

/** From when to when trainings count, in milliseconds since 1970; both ends are included. */
export interface ChallengeTimes {
  readonly startAt: Milliseconds
  readonly finishAt: Milliseconds
}

/** Pending before the start, completed after the finish, active at both and between. */
export const challengeStatusAt = ({ startAt, finishAt }: ChallengeTimes, now: Milliseconds): ChallengeStatus => {
  if (now < startAt) return 'pending'
  return now > finishAt ? 'completed' : 'active'
}

const OFFERED: Readonly<Record<ChallengeKind, readonly Modality[]>> = {
  individual: ['user', 'room'],
  group: ['room', 'teams'],
}

/** The modalities a kind of challenge can have. */
export const modalitiesOf = (kind: ChallengeKind): readonly Modality[] => OFFERED[kind]
