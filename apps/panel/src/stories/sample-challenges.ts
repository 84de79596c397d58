import type { BoardRow } from '@repo/api-client/challenges/board'
import type { Challenge, ChallengeDetail } from '@repo/api-client/challenges/challenge'
import type { Entrant } from '@repo/api-client/challenges/entrant-page'
import type { Goal } from '@repo/api-client/challenges/goals'
import type { GoalMetric } from '@repo/api-client/challenges/show-metrics'

import { memberAt } from './sample-members.ts'

const uuidOf = (kind: number, index: number): string =>
  `0190c000-0000-7000-8${kind}00-${String(index).padStart(12, '0')}`

export const challengeAt = (index: number, change: Partial<Challenge> = {}): Challenge => ({
  uuid: uuidOf(1, index),
  name: `Reto ${index + 1}`,
  description: null,
  kind: index % 2 === 0 ? 'individual' : 'group',
  modality: index % 2 === 0 ? 'user' : 'teams',
  compliance: index % 3 === 2 ? 'free' : 'competitive',
  startAt: new Date('2026-11-01T06:00:00Z'),
  finishAt: new Date('2026-12-02T05:59:59Z'),
  status: (['active', 'pending', 'completed'] as const)[index % 3] ?? 'active',
  participants: 1200 + index,
  inTeams: [],
  inRooms: [],
  goalCount: 3,
  ...change,
})

export const goalAt = (index: number, change: Partial<Goal> = {}): Goal => ({
  uuid: uuidOf(2, index),
  type: 'calories',
  typeName: 'Calories',
  target: 1000 * (index + 1),
  points: 10 * (index + 1),
  isActive: true,
  createdAt: new Date('2026-11-02T16:00:00Z'),
  level: index + 1,
  ...change,
})

const standing = (index: number) => ({
  earned: Math.max(0, 3 - index),
  total: 3,
  percent: Math.max(0, 3 - index) * (100 / 3),
  share: Math.max(5, 96 - index * 12),
  points: Math.max(0, 60 - index * 20),
  rookpoints: 1240.5 - index * 100,
  position: index + 1,
})

export const challengeDetail = (index: number, change: Partial<ChallengeDetail> = {}): ChallengeDetail => {
  const challenge = challengeAt(index, change)
  const teams = [1, 2].map((number) => ({ uuid: uuidOf(3, number), number, members: 600, ...standing(number - 1) }))
  const rooms = ['Sala Norte', 'Estudio Sur'].map((name, at) => ({
    uuid: uuidOf(4, at),
    name,
    description: null,
    logoUrl: null,
    backgroundUrl: null,
    members: 40,
    ...standing(at),
  }))
  return {
    ...challenge,
    teams: challenge.modality === 'teams' ? teams : [],
    rooms: challenge.modality === 'room' ? rooms : [],
    goals: [goalAt(0), goalAt(1), goalAt(2)],
    ...change,
  }
}

export const entrantAt = (index: number): Entrant => {
  const { uuid, name, lastName1, pseudonym, email } = memberAt(index)
  return {
    uuid,
    name: [name, lastName1].join(' '),
    pseudonym,
    email,
    imageUrl: null,
    ...standing(index),
    position: index + 1,
  }
}

export const metricAt = (index: number, change: Partial<GoalMetric> = {}): GoalMetric => ({
  goalUuid: uuidOf(2, index),
  type: 'calories',
  typeName: 'Calories',
  accumulated: 1999.9,
  target: 1000 * (index + 1),
  targetText: `${1000 * (index + 1)} kcal`,
  level: index + 1,
  points: 10,
  isReached: index === 0,
  isActive: true,
  ...change,
})

export const boardRowAt = (index: number, change: Partial<BoardRow> = {}): BoardRow => {
  const { uuid, name, lastName1, pseudonym, email } = memberAt(index)
  return {
    uuid,
    name: [name, lastName1].join(' '),
    pseudonym: pseudonym ?? '',
    email,
    imageUrl: null,
    medals: { gold: Math.max(0, 2 - index), silver: index % 2, bronze: index % 3 },
    participated: 4,
    finished: 3,
    points: Math.max(0, 320 - index * 40),
    position: index + 1,
    ...change,
  }
}
