import { seededRandom } from '@repo/domain/seeded-random'

import { putInChallenge } from '../areas/challenges/entrant-commands.ts'
import { setChallengeRooms } from '../areas/challenges/save-challenge.ts'
import type { Transaction } from '../database/database.ts'
import { challengeGoals } from '../database/schema/challenge-goals.ts'
import { challengeTeams } from '../database/schema/challenge-teams.ts'
import { challenges } from '../database/schema/challenges.ts'
import { DEMO_CHALLENGES, type DemoChallenge, demoTimes } from './demo-challenges.ts'
import { seededUuid } from './demo-random.ts'

const SEED = 20_260_106
const DAY_MS = 86_400_000

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

/** Challenges of every kind, some to come, some that go on and some over; those settle like any other. */
export const writeChallenges = async (tx: Transaction, place: Place): Promise<void> => {
  const random = seededRandom(SEED)
  for (const one of DEMO_CHALLENGES) await writeOne(tx, random, place, one)
}
