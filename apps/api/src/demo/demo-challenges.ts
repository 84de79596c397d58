import { dayIn } from '@repo/domain/day'

import type { challengeGoals } from '../database/schema/challenge-goals.ts'
import type { challenges } from '../database/schema/challenges.ts'

type Goals = readonly (readonly [type: (typeof challengeGoals.$inferInsert)['type'], target: number, points: number])[]

export interface DemoChallenge extends Pick<
  typeof challenges.$inferInsert,
  'name' | 'description' | 'kind' | 'modality' | 'compliance'
> {
  /** First and last day, counted from today. */
  readonly days: readonly [first: number, last: number]
  readonly goals: Goals
  /** How many take part, of whom the first is this one of the center's. */
  readonly people: { readonly from: number; readonly count: number } | null
  readonly teams: number
}

const byUsers = { kind: 'individual', modality: 'user', compliance: 'competitive', teams: 0 } as const
const byTeams = { kind: 'group', modality: 'teams', compliance: 'competitive' } as const
const byRooms = { kind: 'group', modality: 'room', compliance: 'competitive', teams: 0, people: null } as const

const LEVELS: Goals = [
  ['trainings', 3, 20],
  ['trainings', 6, 50],
  ['trainings', 10, 120],
  ['calories', 1500, 30],
  ['calories', 4000, 80],
  ['hard-minutes', 90, 60],
]

/** One challenge of every kind, and of each status some. */
export const DEMO_CHALLENGES: readonly DemoChallenge[] = [
  {
    ...byUsers,
    name: 'Noche de corazones',
    description: 'Suma entrenamientos y calorías. Cada nivel cuenta.',
    days: [-20, 10],
    goals: LEVELS,
    people: { from: 0, count: 48 },
  },
  {
    ...byTeams,
    name: 'Equipos en marcha',
    description: 'Tres equipos, un mes.',
    days: [-14, 16],
    people: { from: 30, count: 36 },
    teams: 3,
    goals: [
      ['points', 3000, 40],
      ['points', 8000, 100],
      ['minutes', 2000, 60],
    ],
  },
  {
    ...byRooms,
    name: 'Sala contra sala',
    description: 'Gana la sala donde más se entrena.',
    days: [-18, 12],
    goals: [
      ['trainings', 20, 30],
      ['trainings', 80, 90],
      ['calories', 20_000, 60],
    ],
  },
  {
    ...byUsers,
    kind: 'individual',
    modality: 'room',
    compliance: 'free',
    name: 'Libre en la sala',
    description: null,
    days: [-8, 22],
    people: null,
    goals: [['calories', 20_000_000, 1]],
  },
  {
    ...byUsers,
    compliance: 'free',
    name: 'A tu ritmo',
    description: 'Sin metas: cada punto suma.',
    days: [-5, 25],
    people: { from: 60, count: 40 },
    goals: [['points', 20_000_000, 1]],
  },
  {
    ...byUsers,
    name: 'Arranque de mes',
    description: null,
    days: [6, 36],
    people: { from: 12, count: 25 },
    goals: LEVELS.slice(0, 3),
  },
  {
    ...byUsers,
    name: 'Treinta días',
    description: 'El primer reto del centro.',
    days: [-60, -31],
    people: { from: 0, count: 60 },
    goals: LEVELS,
  },
  {
    ...byTeams,
    name: 'Duelo de equipos',
    description: null,
    days: [-45, -25],
    people: { from: 20, count: 40 },
    teams: 4,
    goals: [['points', 2000, 70]],
  },
  {
    ...byRooms,
    name: 'Salas de otoño',
    description: null,
    days: [-40, -22],
    goals: [['trainings', 25, 45]],
  },
]

const DAY_MS = 86_400_000

/** From the first moment to the last second of its days, in a center six hours behind universal time. */
export const demoTimes = ({ days: [first, last] }: DemoChallenge, now: number) => {
  const midnight = Date.parse(`${dayIn('America/Mexico_City', now)}T06:00:00Z`)
  return {
    startAt: new Date(midnight + first * DAY_MS),
    finishAt: new Date(midnight + (last + 1) * DAY_MS - 1000),
  }
}
