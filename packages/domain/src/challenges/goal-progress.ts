import { GOAL_TYPES, type Goal, type GoalType } from './goal.ts'

/** What trainings of a challenge come to, in the unit of each type of goal. Minutes are not rounded. */
export type Sums = Readonly<Record<GoalType, number>>

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

type Aim = Pick<Goal, 'type' | 'target' | 'isActive'>

/** A goal to be reached next, and how much of its type is missing, above 0 and not rounded. */
export interface NextGoal<G> {
  readonly goal: G
  readonly remaining: number
}

/**
 * The active goal that these sums are nearest to without reaching it, by the part that is done; null when none is left.
 * Of several as near, the first by type and target.
 */
export const nextGoalOf = <G extends Aim>(goals: readonly G[], sums: Sums): NextGoal<G> | null => {
  const part = ({ type, target }: Aim): number => sums[type] / target
  const nearer = (one: Aim, other: Aim): number =>
    part(other) - part(one) ||
    GOAL_TYPES.indexOf(one.type) - GOAL_TYPES.indexOf(other.type) ||
    one.target - other.target
  const [goal] = goals.filter((one) => one.isActive && !isReached(one, sums[one.type])).toSorted(nearer)
  return goal === undefined ? null : { goal, remaining: goal.target - sums[goal.type] }
}
