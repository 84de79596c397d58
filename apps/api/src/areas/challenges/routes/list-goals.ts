import { listGoals, searchGoals } from '@repo/api-client/challenges/list-goals'

import { listRoute } from '../../../lists/list-route.ts'
import { goalSource } from '../goal-source.ts'
import { presentGoal } from '../presenters/goal.ts'

const row = presentGoal

export const listGoalsRoute = listRoute(listGoals, goalSource, { row })
export const searchGoalsRoute = listRoute(searchGoals, goalSource, { row })
