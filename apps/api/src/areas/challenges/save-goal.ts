import { randomUUID } from 'node:crypto'

import type { ErrorCode } from '@repo/api-client/core/error-code'
import type { Versioned } from '@repo/api-client/core/with-version'
import { goalLimits } from '@repo/domain/challenges/challenge-limits'
import { goalConflict, type GoalConflict, type GoalType } from '@repo/domain/challenges/goal'
import { eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { challengeGoals } from '../../database/schema/challenges.ts'
import { updateWithVersion } from '../../http/change-seen.ts'
import { Refusal } from '../../lib/refusal.ts'
import { openChallenge } from './challenge-queries.ts'
import type { Challenge } from './challenge-sums.ts'
import type { Goal } from './goal-queries.ts'

interface GoalFields {
  readonly type: GoalType
  readonly target: number
  readonly points: number
  readonly isActive: boolean
}

const CONFLICTS: Readonly<Record<GoalConflict, ErrorCode>> = {
  'already-exists': 'goal-exists',
  'not-higher': 'goal-not-higher',
}

/** Locks the challenge's row so that concurrent saves of its goals don't miss each other. */
const checked = async (
  tx: Transaction,
  { uuid, compliance }: Challenge,
  fields: GoalFields,
  own: string | null,
): Promise<GoalFields> => {
  const isFree = compliance === 'free'
  const wanted = isFree ? { ...fields, ...goalLimits.free } : fields
  const goals = await tx.select().from(challengeGoals).where(eq(challengeGoals.challengeUuid, uuid))
  const conflict = goalConflict(goals, { uuid: own, ...wanted }, isFree)
  if (conflict !== null) throw new Refusal(CONFLICTS[conflict])
  return wanted
}

interface Create {
  readonly challengeUuid: string
  readonly fields: GoalFields
  readonly now: number
}

export const createGoal = async (tx: Transaction, { challengeUuid, fields, now }: Create): Promise<string> => {
  const challenge = await openChallenge(tx, challengeUuid, now)
  const wanted = await checked(tx, challenge, fields, null)
  const uuid = randomUUID()
  const { branchUuid } = challenge
  await tx.insert(challengeGoals).values({ uuid, branchUuid, challengeUuid, ...wanted, createdAt: new Date(now) })
  return uuid
}

const openGoal = async (
  tx: Transaction,
  { uuid, of, now }: { readonly uuid: string; readonly of: string; readonly now: number },
): Promise<{ readonly goal: Goal; readonly challenge: Challenge }> => {
  const [goal] = await tx.select().from(challengeGoals).where(eq(challengeGoals.uuid, uuid))
  if (goal?.challengeUuid !== of) throw new Refusal('not-found')
  return { goal, challenge: await openChallenge(tx, goal.challengeUuid, now) }
}

interface Change {
  readonly challengeUuid: string
  readonly uuid: string
  readonly fields: GoalFields & Versioned
  readonly now: number
}

export const changeGoal = async (tx: Transaction, { challengeUuid, uuid, fields, now }: Change): Promise<void> => {
  const { goal, challenge } = await openGoal(tx, { uuid, of: challengeUuid, now })
  if (goal.type !== fields.type) {
    throw new Refusal('challenge-locked', { fields: { goal_type_id: 'challenge-locked' } })
  }
  const { target, points, isActive } = await checked(tx, challenge, fields, uuid)
  const row = eq(challengeGoals.uuid, uuid)
  const { version } = fields
  await updateWithVersion(tx, { table: challengeGoals, row, version, change: { target, points, isActive } })
}

/** Also deletes the points earned with it. */
export const deleteGoal = async (
  tx: Transaction,
  { challengeUuid, uuid, now }: Omit<Change, 'fields'>,
): Promise<void> => {
  await openGoal(tx, { uuid, of: challengeUuid, now })
  await tx.delete(challengeGoals).where(eq(challengeGoals.uuid, uuid))
}

export const switchGoal = async (
  tx: Transaction,
  { challengeUuid, uuid, isActive, now }: Omit<Change, 'fields'> & { readonly isActive: boolean },
): Promise<void> => {
  await openGoal(tx, { uuid, of: challengeUuid, now })
  await updateWithVersion(tx, { table: challengeGoals, row: eq(challengeGoals.uuid, uuid), change: { isActive } })
}
