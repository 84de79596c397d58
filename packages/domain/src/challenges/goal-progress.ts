import { GOAL_TYPES, type Goal, type GoalType } from './goal.ts'

/** Sums in the unit of each goal type. Minutes aren't rounded. */
export type Sums = Readonly<Record<GoalType, number>>

/** Whether the amount, in the unit of the goal's type, has reached its target. */
export const isReached = (goal: Pick<Goal, 'target'>, amount: number): boolean => amount >= goal.target

export interface Progress {
  readonly earned: number
  readonly total: number
  /** `earned` of `total` in percent; 0 without active goals. */
  readonly percent: number
  /** Average progress of the active goals in percent, so it changes with every training. */
  readonly share: number
  readonly points: number
}

const average = (parts: readonly number[]): number =>
  parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + part, 0) / parts.length

/** Progress of these sums toward the active goals. */
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

/** `remaining` is above 0 and not rounded. */
export interface NextGoal<G> {
  readonly goal: G
  readonly remaining: number
}

/** The unreached active goal with the highest share done. Ties go to the first by type and target. Null if none. */
export const nextGoalOf = <G extends Aim>(goals: readonly G[], sums: Sums): NextGoal<G> | null => {
  const part = ({ type, target }: Aim): number => sums[type] / target
  const nearer = (one: Aim, other: Aim): number =>
    part(other) - part(one) ||
    GOAL_TYPES.indexOf(one.type) - GOAL_TYPES.indexOf(other.type) ||
    one.target - other.target
  const [goal] = goals.filter((one) => one.isActive && !isReached(one, sums[one.type])).toSorted(nearer)
  return goal === undefined ? null : { goal, remaining: goal.target - sums[goal.type] }
}
