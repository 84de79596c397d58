import type { Goal } from '@repo/api-client/challenges/goals'
import type { ChallengeRoom, ChallengeTeam } from '@repo/api-client/challenges/group'
import type { OwnChallenge } from '@repo/api-client/classes/list-own-challenges'
import type { GoalType } from '@repo/domain/challenges/goal'
import type { Progress, Sums } from '@repo/domain/challenges/goal-progress'

import type { challengeTeams } from '../../database/schema/challenges.ts'
import type { rooms } from '../../database/schema/rooms.ts'
import type { Language } from '../../lib/language.ts'
import { presentPoints } from '../trainings/presenters.ts'
import type { BoardRow } from './board.ts'
import type { LeveledGoal } from './goal-queries.ts'

export const presentStanding = ({ standing, member, position }: BoardRow) => ({
  uuid: member.uuid,
  name: [member.name, member.lastName1, member.lastName2].filter(Boolean).join(' '),
  pseudonym: member.pseudonym,
  email: member.email,
  imageUrl: member.imageUrl,
  medals: { gold: standing.gold, silver: standing.silver, bronze: standing.bronze },
  participated: standing.participated,
  finished: standing.finished,
  points: standing.points,
  position,
})

export const GOAL_TYPE_NAMES: Readonly<Record<Language, Readonly<Record<GoalType, string>>>> = {
  en: {
    calories: 'Calories',
    steps: 'Steps',
    minutes: 'Minutes trained',
    trainings: 'Sessions',
    points: 'RookPoints',
    'hard-minutes': 'Minutes in zones 4 and 5',
  },
  es: {
    calories: 'Calorías',
    steps: 'Pasos',
    minutes: 'Minutos entrenados',
    trainings: 'Sesiones',
    points: 'RookPoints',
    'hard-minutes': 'Minutos en zonas 4 y 5',
  },
}

const UNITS: Readonly<Record<Language, Readonly<Record<GoalType, string>>>> = {
  en: { calories: 'kcal', steps: 'steps', minutes: 'min', trainings: 'sessions', points: 'RP', 'hard-minutes': 'min' },
  es: {
    calories: 'kcal',
    steps: 'pasos',
    minutes: 'min',
    trainings: 'sesiones',
    points: 'RP',
    'hard-minutes': 'min',
  },
}

const COUNTS: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-US'),
  es: new Intl.NumberFormat('es-MX'),
}

export const targetText = ({ type, target }: Pick<Goal, 'type' | 'target'>, language: Language): string =>
  `${COUNTS[language].format(target)} ${UNITS[language][type]}`

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

interface Standing {
  readonly members: number
  readonly sums: Sums
  readonly progress: Progress
  readonly position: number
}

const standingOf = ({ members, sums, progress, position }: Standing) => ({
  members,
  position,
  earned: progress.earned,
  total: progress.total,
  percent: progress.percent,
  share: progress.share,
  points: progress.points,
  rookpoints: presentPoints(sums.points),
})

export const presentTeam = (team: typeof challengeTeams.$inferSelect & Standing): ChallengeTeam => ({
  uuid: team.uuid,
  number: Number(team.name),
  ...standingOf(team),
})

export const presentRoom = (room: typeof rooms.$inferSelect & Standing): ChallengeRoom => ({
  uuid: room.uuid,
  name: room.name,
  description: room.description,
  logoUrl: room.logoUrl,
  backgroundUrl: room.backgroundUrl,
  ...standingOf(room),
})

export const presentOwnChallenge = ({ rookpoints, ...challenge }: OwnChallenge): OwnChallenge => ({
  ...challenge,
  rookpoints: rookpoints === null ? null : presentPoints(rookpoints),
})
