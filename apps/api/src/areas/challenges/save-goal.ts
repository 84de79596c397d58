import { randomUUID } from 'node:crypto'

import type { ErrorCode } from '@repo/api-client/core/error-code'
import type { Versioned } from '@repo/api-client/core/with-version'
import { goalConflict, type GoalConflict, type GoalType } from '@repo/domain/challenges/goal'
import { goalLimits } from '@repo/domain/core/limits'
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

/** Goals of one challenge are saved one after the other: its row is held, so that two do not miss each other. */
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

/** Makes a goal of a challenge that is not over; answers its id. */
export const createGoal = async (tx: Transaction, { challengeUuid, fields, now }: Create): Promise<string> => {
  const challenge = await openChallenge(tx, challengeUuid, now)
  const wanted = await checked(tx, challenge, fields, null)
  const uuid = randomUUID()
  const { branchUuid } = challenge
  await tx.insert(challengeGoals).values({ uuid, branchUuid, challengeUuid, ...wanted, createdAt: new Date(now) })
  return uuid
}

/** A goal whose challenge is not over; refuses where there is none, or none of that challenge. */
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

/** Changes a goal; its type stands as it is. */
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

/** Deletes a goal, and with it what was earned by it. */
export const deleteGoal = async (
  tx: Transaction,
  { challengeUuid, uuid, now }: Omit<Change, 'fields'>,
): Promise<void> => {
  await openGoal(tx, { uuid, of: challengeUuid, now })
  await tx.delete(challengeGoals).where(eq(challengeGoals.uuid, uuid))
}

/** Switches a goal on or off. */
export const switchGoal = async (
  tx: Transaction,
  { challengeUuid, uuid, isActive, now }: Omit<Change, 'fields'> & { readonly isActive: boolean },
): Promise<void> => {
  await openGoal(tx, { uuid, of: challengeUuid, now })
  await updateWithVersion(tx, { table: challengeGoals, row: eq(challengeGoals.uuid, uuid), change: { isActive } })
}
