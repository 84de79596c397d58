import * as v from 'valibot'

import { reader, roundedNumber, told, type Faults } from '../core/form.ts'
import { goalLimits } from '../core/limits.ts'
import { ok, type Result } from '../core/result.ts'
import { GOAL_TYPES } from './goal.ts'

const type = v.pipe(v.string(), v.picklist(GOAL_TYPES, told({ code: 'required' })))

const goalForm = v.object({
  type,
  target: roundedNumber(goalLimits.target),
  points: roundedNumber(goalLimits.points),
})
const freeGoalForm = v.object({ type, target: v.string(), points: v.string() })

/** The form of a goal as typed. */
export type GoalForm = v.InferInput<typeof goalForm>
/** A goal as its form gives it, in the unit of its type. */
export type GoalFields = v.InferOutput<typeof goalForm>

/** A new goal's form. */
export const emptyGoalForm: GoalForm = { type: '', target: '', points: '' }

const readGoal = reader(goalForm)
const readFreeGoal = reader(freeGoalForm)

/** Reads the form of a goal. In a free challenge only its type is asked; target and points stand for none. */
export const readGoalForm = (typed: GoalForm, isFree: boolean): Result<GoalFields, Faults<keyof GoalForm>> => {
  if (!isFree) return readGoal(typed)
  const read = readFreeGoal(typed)
  return read.ok ? ok({ type: read.value.type, ...goalLimits.free }) : read
}
