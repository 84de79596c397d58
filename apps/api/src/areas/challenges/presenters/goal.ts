import type { Goal } from '@repo/api-client/challenges/goal'
import type { GoalType } from '@repo/domain/goal'

import type { Language } from '../../../http/errors/sentences.ts'
import type { LeveledGoal } from '../goals.ts'

/** What goals are counted in, by type. */
export const GOAL_TYPE_NAMES: Readonly<Record<Language, Readonly<Record<GoalType, string>>>> = {
  en: {
    calories: 'Calories',
    steps: 'Steps',
    minutes: 'Training minutes',
    trainings: 'Trainings',
    points: 'RookPoints',
    'hard-minutes': 'Minutes in zones 4 and 5',
  },
  es: {
    calories: 'Calorías',
    steps: 'Pasos',
    minutes: 'Minutos de entrenamiento',
    trainings: 'Entrenamientos',
    points: 'RookPoints',
    'hard-minutes': 'Minutos en zonas 4 y 5',
  },
}

const UNITS: Readonly<Record<Language, Readonly<Record<GoalType, string>>>> = {
  en: { calories: 'kcal', steps: 'steps', minutes: 'min', trainings: 'trainings', points: 'RP', 'hard-minutes': 'min' },
  es: {
    calories: 'kcal',
    steps: 'pasos',
    minutes: 'min',
    trainings: 'entrenamientos',
    points: 'RP',
    'hard-minutes': 'min',
  },
}

const COUNTS: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-US'),
  es: new Intl.NumberFormat('es-MX'),
}

/** A target with its unit. */
export const targetText = ({ type, target }: Pick<Goal, 'type' | 'target'>, language: Language): string =>
  `${COUNTS[language].format(target)} ${UNITS[language][type]}`

/** A goal as staff see it. */
export const presentGoal = ({ goal, level }: LeveledGoal, language: Language): Goal => ({
  uuid: goal.uuid,
  type: goal.type,
  typeName: GOAL_TYPE_NAMES[language][goal.type],
  target: goal.target,
  points: goal.points,
  isActive: goal.isActive,
  createdAt: goal.createdAt,
  level,
  version: goal.version,
})
