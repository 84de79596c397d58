import type { Goal, GoalType } from './goal.ts'

/** What trainings of a challenge come to, in the unit of each type of goal. Minutes are not rounded. */
export type Sums = Readonly<Record<GoalType, number>>

/** The sums of one training; steps or calories nobody knows add nothing. */
export const sumsOf = (training: {
  readonly calories: number | null
  readonly steps: number | null
  readonly seconds: number
  readonly points: number
  /** In zones 4 and 5. */
  readonly hardSeconds: number
}): Sums => ({
  calories: training.calories ?? 0,
  steps: training.steps ?? 0,
  minutes: training.seconds / 60,
  trainings: 1,
  points: training.points,
  'hard-minutes': training.hardSeconds / 60,
})

/** Whether a sum reaches a goal's target. */
const isReached = (goal: Pick<Goal, 'target'>, amount: number): boolean => amount >= goal.target

/** How far somebody is in a challenge. */
export interface Progress {
  /** How many of the active goals are reached. */
  readonly earned: number
  readonly total: number
  /** `earned` of `total` in percent; 0 without active goals. */
  readonly percent: number
  /** How much of each active goal is reached, on average, in percent: it moves with every training. */
  readonly share: number
  /** What the reached ones earn. */
  readonly points: number
}

const average = (parts: readonly number[]): number =>
  parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + part, 0) / parts.length

/** How far these sums reach in these goals; those that are switched off count nowhere. */
export const progressOf = (goals: readonly Goal[], sums: Sums): Progress => {
  const active = goals.filter(({ isActive }) => isActive)
  const reached = active.filter((goal) => isReached(goal, sums[goal.type]))
  return {
    earned: reached.length,
    total: active.length,
    percent: active.length === 0 ? 0 : (reached.length / active.length) * 100,
    share: average(active.map(({ type, target }) => Math.min(1, sums[type] / target))) * 100,
    points: reached.reduce((sum, { points }) => sum + points, 0),
  }
}

/** The active goal that is nearest to being reached; null when none is left. */
export const nextGoal = (goals: readonly Goal[], sums: Sums): Goal | null => {
  const left = goals.filter((goal) => goal.isActive && !isReached(goal, sums[goal.type]))
  const shareOf = ({ type, target }: Goal) => sums[type] / target
  return left.toSorted((one, other) => shareOf(other) - shareOf(one) || one.target - other.target)[0] ?? null
}
