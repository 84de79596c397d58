import type { GoalType } from '@repo/domain/goal'
import type { Sums } from '@repo/domain/goal-progress'
import { sql, type SQL } from 'drizzle-orm'

import type { SUMS } from './challenge-sums.ts'

type Column = (typeof SUMS)[number]

/** What each type of goal reads off the stored sums, and how many of what is stored make one of it. */
export const MEASURED: Readonly<Record<GoalType, { readonly column: Column; readonly each: number }>> = {
  calories: { column: 'calories', each: 1_000_000 },
  steps: { column: 'steps', each: 1 },
  minutes: { column: 'seconds', each: 60 },
  trainings: { column: 'trainings', each: 1 },
  points: { column: 'points', each: 1_000_000 },
  'hard-minutes': { column: 'intense_seconds', each: 60 },
}

/** Stored sums as the rules have them. */
export const sumsOf = (stored: Readonly<Record<Column, number | string>>): Sums => {
  const of = (type: GoalType): number => Number(stored[MEASURED[type].column]) / MEASURED[type].each
  return {
    calories: of('calories'),
    steps: of('steps'),
    minutes: of('minutes'),
    trainings: of('trainings'),
    points: of('points'),
    'hard-minutes': of('hard-minutes'),
  }
}

/** Whether a stored sum reaches a goal's target, as a condition on the columns of a table. */
export const isReached = ({ type, target }: { readonly type: GoalType; readonly target: number }, of: string): SQL =>
  sql`${sql.identifier(of)}.${sql.identifier(MEASURED[type].column)} >= ${target}::bigint * ${MEASURED[type].each}::bigint`

/** How much of a goal's target a stored sum reaches, 0 to 1. */
export const reachedPart = ({ type, target }: { readonly type: GoalType; readonly target: number }, of: string): SQL =>
  sql`least(1, ${sql.identifier(of)}.${sql.identifier(MEASURED[type].column)}::float8 / (${target}::float8 * ${MEASURED[type].each}))`
