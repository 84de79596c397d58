export const GOAL_TYPES = ['calories', 'steps', 'minutes', 'trainings', 'points', 'hard-minutes'] as const
/** Units: kcal, steps, minutes, trainings, RookPoints, minutes in zones 4 and 5. */
export type GoalType = (typeof GOAL_TYPES)[number]

export interface Goal {
  readonly uuid: string
  readonly type: GoalType
  readonly target: number
  readonly points: number
  readonly isActive: boolean
}

type Leveled<G> = G & { readonly level: number }

const byTypeAndTarget = (one: Pick<Goal, 'type' | 'target'>, other: Pick<Goal, 'type' | 'target'>): number =>
  GOAL_TYPES.indexOf(one.type) - GOAL_TYPES.indexOf(other.type) || one.target - other.target

/** Sorts goals by type and target and numbers the levels of each type from 1. */
export const withLevels = <G extends Pick<Goal, 'type' | 'target'>>(goals: readonly G[]): readonly Leveled<G>[] => {
  const levels = new Map<GoalType, number>()
  return goals.toSorted(byTypeAndTarget).map((goal) => {
    const level = (levels.get(goal.type) ?? 0) + 1
    levels.set(goal.type, level)
    return { ...goal, level }
  })
}

const GOAL_CONFLICTS = ['already-exists', 'not-higher'] as const
export type GoalConflict = (typeof GOAL_CONFLICTS)[number]

type Wanted = Pick<Goal, 'type' | 'target' | 'points'>

/** Why a goal conflicts with the challenge's others, or null. `uuid` is null for a new goal. */
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
