import type { ChallengeRoom, ChallengeTeam } from '@repo/api-client/challenges/group'
import type { Progress, Sums } from '@repo/domain/goal-progress'

import type { challengeTeams } from '../../../database/schema/challenge-teams.ts'
import type { rooms } from '../../../database/schema/rooms.ts'
import { presentPoints } from './points.ts'

interface Standing {
  readonly members: number
  readonly sums: Sums
  readonly progress: Progress
  readonly position: number
}

const standingOf = ({ members, sums, progress, position }: Standing) => ({
  members,
  position,
  earned: progress.earned,
  total: progress.total,
  percent: progress.percent,
  share: progress.share,
  points: progress.points,
  rookpoints: presentPoints(sums.points),
})

/** A team as it stands. */
export const presentTeam = (team: typeof challengeTeams.$inferSelect & Standing): ChallengeTeam => ({
  uuid: team.uuid,
  number: Number(team.name),
  ...standingOf(team),
})

/** A room as it stands. */
export const presentRoom = (room: typeof rooms.$inferSelect & Standing): ChallengeRoom => ({
  uuid: room.uuid,
  name: room.name,
  description: room.description,
  logoUrl: room.logoUrl,
  backgroundUrl: room.backgroundUrl,
  ...standingOf(room),
})
