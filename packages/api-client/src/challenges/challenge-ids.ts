import { CHALLENGE_KINDS, type ChallengeKind, MODALITIES, type Modality } from '@repo/domain/challenges/challenge'
import { GOAL_TYPES, type GoalType } from '@repo/domain/challenges/goal'
import * as z from 'zod/mini'

/** Numbered from 1 on the wire. Forms send the number as text. */
const numbered = <const T extends string>(names: readonly T[]) =>
  z.codec(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(names.length)), z.custom<T>(), {
    decode: (id) => names[id - 1] as T,
    encode: (name) => names.indexOf(name) + 1,
  })

export const KindId = numbered<ChallengeKind>(CHALLENGE_KINDS)

export const ModalityId = numbered<Modality>(MODALITIES)

export const GoalTypeId = numbered<GoalType>(GOAL_TYPES)

export const SPACED = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

const instantOf = (text: string): Date => new Date(SPACED.test(text) ? `${text.replace(' ', 'T')}Z` : text)

const isInstant = (text: string): boolean => !Number.isNaN(instantOf(text).getTime())

/** `YYYY-MM-DD HH:mm:ss` in UTC. Other deployments may use other formats. */
export const UtcSeconds = z.codec(z.string().check(z.refine(isInstant)), z.custom<Date>(), {
  decode: instantOf,
  encode: (at) => at.toISOString().slice(0, 19).replace('T', ' '),
})

export const READS = { kind: 'staff', permission: 'user_show', feature: 'gamification' } as const
export const WRITES = { kind: 'staff', permission: 'user_edit', feature: 'gamification' } as const
