import { listChallengeModalities, listChallengeTypes, listGoalTypes } from '@repo/api-client/challenges/list-kinds'
import { CHALLENGE_KINDS, MODALITIES } from '@repo/domain/challenge'
import { GOAL_TYPES } from '@repo/domain/goal'

import type { Language } from '../../../http/errors/sentences.ts'
import { route } from '../../../http/route.ts'
import { GOAL_TYPE_NAMES } from '../presenters/goal.ts'

const KIND_NAMES = {
  en: { individual: 'Individual', group: 'Group' },
  es: { individual: 'Individual', group: 'Grupal' },
} as const
const MODALITY_NAMES = {
  en: { user: 'Users', teams: 'Teams', room: 'Rooms' },
  es: { user: 'Usuarios', teams: 'Equipos', room: 'Salas' },
} as const

/** The wire numbers them from 1 in their order. */
const numbered =
  <T extends string>(all: readonly T[], names: Readonly<Record<Language, Readonly<Record<T, string>>>>) =>
  async (_: unknown, { language }: { readonly language: Language }) =>
    all.map((one, index) => ({ id: index + 1, name: names[language][one] }))

export const listChallengeTypesRoute = route(listChallengeTypes, numbered(CHALLENGE_KINDS, KIND_NAMES))
export const listChallengeModalitiesRoute = route(listChallengeModalities, numbered(MODALITIES, MODALITY_NAMES))
export const listGoalTypesRoute = route(listGoalTypes, numbered(GOAL_TYPES, GOAL_TYPE_NAMES))
