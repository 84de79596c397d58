import { seededRandom } from '@repo/domain/core/seeded-random'
import { dayIn } from '@repo/domain/time/day'

import { putInChallenge, setChallengeRooms } from '../areas/challenges/entrant-commands.ts'
import type { Transaction } from '../database/database.ts'
import { challengeGoals, challenges, challengeTeams } from '../database/schema/challenges.ts'
import { seededUuid } from './demo-things.ts'

type Goals = readonly (readonly [type: (typeof challengeGoals.$inferInsert)['type'], target: number, points: number])[]

interface DemoChallenge extends Pick<
  typeof challenges.$inferInsert,
  'name' | 'description' | 'kind' | 'modality' | 'compliance'
> {
  readonly days: readonly [first: number, last: number]
  readonly goals: Goals
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

const DEMO_CHALLENGES: readonly DemoChallenge[] = [
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

/** The demo center is in UTC-6. */
const demoTimes = ({ days: [first, last] }: DemoChallenge, now: number) => {
  const midnight = Date.parse(`${dayIn('America/Mexico_City', now)}T06:00:00Z`)
  return {
    startAt: new Date(midnight + first * DAY_MS),
    finishAt: new Date(midnight + (last + 1) * DAY_MS - 1000),
  }
}

const SEED = 20_260_106

interface Place {
  readonly branchUuid: string
  readonly memberUuids: readonly string[]
  readonly roomUuids: readonly string[]
  readonly now: number
}

type Random = ReturnType<typeof seededRandom>

const writeTeams = async (
  tx: Transaction,
  random: Random,
  challenge: typeof challenges.$inferInsert,
  count: number,
) => {
  const { branchUuid, uuid: challengeUuid } = challenge
  const teams = Array.from({ length: count }, (_, index) => ({
    uuid: seededUuid(random),
    branchUuid,
    challengeUuid,
    name: String(index + 1),
  }))
  if (count > 0) await tx.insert(challengeTeams).values(teams)
  return teams.map(({ uuid }) => uuid)
}

const writeOne = async (
  tx: Transaction,
  random: Random,
  { branchUuid, memberUuids, roomUuids, now }: Place,
  one: DemoChallenge,
) => {
  const { name, description, kind, modality, compliance, people } = one
  const times = demoTimes(one, now)
  const createdAt = new Date(Math.min(now, times.startAt.getTime()) - DAY_MS)
  const challenge = {
    uuid: seededUuid(random),
    branchUuid,
    name,
    description,
    kind,
    modality,
    compliance,
    ...times,
    createdAt,
  }
  await tx.insert(challenges).values(challenge)
  const goals = one.goals.map(([type, target, points]) => ({ type, target, points }))
  const own = { branchUuid, challengeUuid: challenge.uuid, createdAt }
  await tx.insert(challengeGoals).values(goals.map((goal) => ({ ...goal, ...own, uuid: seededUuid(random) })))
  const teams = await writeTeams(tx, random, challenge, one.teams)
  if (people === null) return setChallengeRooms(tx, challenge.uuid, roomUuids)
  const chosen = memberUuids.slice(people.from, people.from + people.count)
  const placed = chosen.map((memberUuid, index) => ({ memberUuid, teamUuid: teams[index % teams.length] ?? null }))
  return putInChallenge(tx, { challenge, people: placed, now })
}

export const writeChallenges = async (tx: Transaction, place: Place): Promise<void> => {
  const random = seededRandom(SEED)
  for (const one of DEMO_CHALLENGES) await writeOne(tx, random, place, one)
}
