import type { Milliseconds } from '../core/units.ts'

export const CHALLENGE_KINDS = ['individual', 'group'] as const
export type ChallengeKind = (typeof CHALLENGE_KINDS)[number]

export const MODALITIES = ['user', 'teams', 'room'] as const
export type Modality = (typeof MODALITIES)[number]

export const COMPLIANCES = ['free', 'competitive'] as const
export type Compliance = (typeof COMPLIANCES)[number]

export const CHALLENGE_STATUSES = ['pending', 'active', 'completed'] as const
export type ChallengeStatus = (typeof CHALLENGE_STATUSES)[number]

/** The period in which trainings count, as Unix times in ms. Both ends are included. */
export interface ChallengeTimes {
  readonly startAt: Milliseconds
  readonly finishAt: Milliseconds
}

/** Status at a moment: active from start to finish, both included. */
export const challengeStatusAt = ({ startAt, finishAt }: ChallengeTimes, now: Milliseconds): ChallengeStatus => {
  if (now < startAt) return 'pending'
  return now > finishAt ? 'completed' : 'active'
}

const OFFERED: Readonly<Record<ChallengeKind, readonly Modality[]>> = {
  individual: ['user', 'room'],
  group: ['room', 'teams'],
}

/** The modalities that a type of challenge allows. */
export const modalitiesOf = (kind: ChallengeKind): readonly Modality[] => OFFERED[kind]
