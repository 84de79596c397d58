import type { SUMS } from './challenge-sums.ts'
import type { Goal } from './goals.ts'

export type Sums = Readonly<Record<(typeof SUMS)[number], number>>

interface Measured {
  readonly column: (typeof SUMS)[number]
  /** How many of what is stored make one of what a goal counts. */
  readonly each: number
}

/** What each type of goal reads off the sums. */
export const MEASURED: Readonly<Record<Goal['type'], Measured>> = {
  calories: { column: 'calories', each: 1_000_000 },
  steps: { column: 'steps', each: 1 },
  minutes: { column: 'seconds', each: 60 },
  trainings: { column: 'trainings', each: 1 },
  points: { column: 'points', each: 1_000_000 },
  intenseMinutes: { column: 'intense_seconds', each: 60 },
}

/** Up to where the stored sum has to come; whole, as the sums are. */
export const thresholdOf = ({ type, target }: Pick<Goal, 'type' | 'target'>): number => target * MEASURED[type].each

/** Whether sums reach a goal. */
export const reaches = (sums: Sums, goal: Pick<Goal, 'type' | 'target'>): boolean =>
  sums[MEASURED[goal.type].column] >= thresholdOf(goal)
