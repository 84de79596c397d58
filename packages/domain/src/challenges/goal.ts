export const GOAL_TYPES = ['calories', 'steps', 'minutes', 'trainings', 'points', 'hard-minutes'] as const
/** What is summed: kcal, steps, minutes trained, trainings, RookPoints, minutes in zones 4 and 5. */
export type GoalType = (typeof GOAL_TYPES)[number]

/** A goal of a challenge: whoever's sum reaches the target earns the points, once. */
export interface Goal {
  readonly uuid: string
  readonly type: GoalType
  readonly target: number
  readonly points: number
  /** One that is switched off counts nowhere until it is switched on again. */
  readonly isActive: boolean
}

type Leveled<G> = G & { readonly level: number }

const byTypeAndTarget = (one: Pick<Goal, 'type' | 'target'>, other: Pick<Goal, 'type' | 'target'>): number =>
  GOAL_TYPES.indexOf(one.type) - GOAL_TYPES.indexOf(other.type) || one.target - other.target

/** Goals by type and target, those of a type numbered from 1. */
export const withLevels = <G extends Pick<Goal, 'type' | 'target'>>(goals: readonly G[]): readonly Leveled<G>[] => {
  const levels = new Map<GoalType, number>()
  return goals.toSorted(byTypeAndTarget).map((goal) => {
    const level = (levels.get(goal.type) ?? 0) + 1
    levels.set(goal.type, level)
    return { ...goal, level }
  })
}

const GOAL_CONFLICTS = ['already-exists', 'not-higher'] as const
/** Why a goal does not fit beside the others of its challenge. */
export type GoalConflict = (typeof GOAL_CONFLICTS)[number]

type Wanted = Pick<Goal, 'type' | 'target' | 'points'>

/**
 * What is wrong with a goal beside the others of its challenge; null when nothing is. `uuid` is the goal's own when it
 * is changed, null for a new one. The same type and target is there once, in a free challenge the same type. A new
 * goal is the highest level of its type; a changed one stays between the levels beside it, in target and in points.
 */
export const goalConflict = (
  goals: readonly Goal[],
  { uuid, ...wanted }: Wanted & { readonly uuid: string | null },
  isFree: boolean,
): GoalConflict | null => {
  const levels = withLevels(goals.filter(({ type }) => type === wanted.type))
  const others = levels.filter((goal) => goal.uuid !== uuid)
  if (isFree) return others.length > 0 ? 'already-exists' : null
  if (others.some(({ target }) => target === wanted.target)) return 'already-exists'
  const own = levels.findIndex((goal) => goal.uuid === uuid)
  const isAbove = (low: Wanted, high: Wanted) => high.target > low.target && high.points > low.points
  const [before, after] = own === -1 ? [levels.at(-1)] : [levels[own - 1], levels[own + 1]]
  const fits = (before === undefined || isAbove(before, wanted)) && (after === undefined || isAbove(wanted, after))
  return fits ? null : 'not-higher'
}
