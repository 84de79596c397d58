import { listGoals, searchGoals } from '@repo/api-client/challenges/list-goals'

import { listRoute } from '../../lists/list-route.ts'
import { presentGoal } from '../../presenters/goal.ts'
import { goalSource } from '../../queries/goal-source.ts'

const row = presentGoal

export const listGoalsRoute = listRoute(listGoals, goalSource, { row })
export const searchGoalsRoute = listRoute(searchGoals, goalSource, { row })
