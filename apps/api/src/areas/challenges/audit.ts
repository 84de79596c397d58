import { eq } from 'drizzle-orm'

import { challenges } from '../../database/schema/challenges.ts'
import type { SnapshotReader } from '../audit/create-audit-trail.ts'
import { roomsOf, teamsOf } from './challenge-groups.ts'
import { type LeveledGoal, leveledGoals } from './goal-queries.ts'

export const readChallenge: SnapshotReader = async (tx, uuid) => {
  const [row] = await tx.select().from(challenges).where(eq(challenges.uuid, uuid))
  if (row === undefined) return null
  const { name, description, finishAt, participants } = row
  const goals = await leveledGoals(tx, row)
  const halls = await roomsOf(tx, uuid)
  const teams = await teamsOf(tx, uuid)
  const goalOf = ({ goal }: LeveledGoal): string =>
    `${goal.type} ${goal.target}: ${goal.points}${goal.isActive ? '' : ' (–)'}`
  return {
    name,
    fields: {
      name,
      description,
      finishAt: finishAt.toISOString(),
      participants,
      goals: goals.map(goalOf).join(', ') || null,
      rooms: halls.map(({ room: hall }) => hall.name).join(', ') || null,
      teams: teams.map((team) => `${team.name}: ${team.members}`).join(', ') || null,
    },
  }
}
