import * as v from 'valibot'

import { reader, roundedNumber, encodeFault, type Faults } from '../core/form.ts'
import { ok, type Result } from '../core/result.ts'
import { goalLimits } from './challenge-limits.ts'
import { GOAL_TYPES } from './goal.ts'

const type = v.pipe(v.string(), v.picklist(GOAL_TYPES, encodeFault({ code: 'required' })))

const goalForm = v.object({
  type,
  target: roundedNumber(goalLimits.target),
  points: roundedNumber(goalLimits.points),
})
const freeGoalForm = v.object({ type, target: v.string(), points: v.string() })

export type GoalForm = v.InferInput<typeof goalForm>
export type GoalFields = v.InferOutput<typeof goalForm>

export const emptyGoalForm: GoalForm = { type: '', target: '', points: '' }

const readGoal = reader(goalForm)
const readFreeGoal = reader(freeGoalForm)

/** Validates a goal form. A free challenge needs only the type. */
export const readGoalForm = (typed: GoalForm, isFree: boolean): Result<GoalFields, Faults<keyof GoalForm>> => {
  if (!isFree) return readGoal(typed)
  const read = readFreeGoal(typed)
  return read.ok ? ok({ type: read.value.type, ...goalLimits.free }) : read
}
