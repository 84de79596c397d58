import { showParticipation } from '@repo/api-client/participation/show-participation'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { bannedFrom } from '../ban-participant.ts'
import { mayContinueUntil } from '../continue-class.ts'
import { findParticipation } from '../participation.ts'
import { presentOwnNumbers } from '../present-own-numbers.ts'
import { presentOwnTraining } from '../presenters/own-training.ts'

export const showParticipationRoute = route(
  showParticipation,
  async (_, { context, principal }) => {
    const now = context.clock.now()
    context.engine.hearPhone(principal.classUuid, principal.participationUuid)
    const liveClass = context.engine.find(principal.classUuid)
    const participant = liveClass?.participants.get(principal.participationUuid)
    if (liveClass !== null && participant !== undefined) {
      return {
        class_uuid: liveClass.uuid,
        class_start_at: new Date(liveClass.startAt).toISOString(),
        class_finish_at: new Date(liveClass.finishAt).toISOString(),
        // the last tick stores the trainings, so the class is over once the engine has let go of it
        phase: now < liveClass.startAt ? ('waiting' as const) : ('running' as const),
        is_removed: participant.isRemoved,
        ...(participant.isRemoved ? { may_return: !participant.isBanned } : {}),
        server_time: now,
        own: presentOwnNumbers(liveClass, participant, now),
      }
    }
    const [row, banned] = await principal.branch.read(async (tx) => [
      await findParticipation(tx, principal.participationUuid),
      await bannedFrom(tx, principal.classUuid),
    ])
    if (row === null) throw new Refusal('unauthenticated')
    if (row.class.remoteState === 'running') throw new Refusal('unavailable', { retryAfterSeconds: 1 })
    const isRemoved = row.participation.removedAt !== null
    const until = mayContinueUntil(row.class)
    return {
      class_uuid: row.class.uuid,
      class_start_at: row.class.startAt.toISOString(),
      class_finish_at: (row.class.endedAt ?? row.class.finishAt).toISOString(),
      phase: 'over' as const,
      is_removed: isRemoved,
      ...(isRemoved ? { may_return: !banned.has(row.participation.memberUuid) } : {}),
      ...(until === null || until <= now ? {} : { may_continue_until: until }),
      server_time: now,
      own: presentOwnTraining(row.participation, row.training),
    }
  },
  (_, principal) => principal.classUuid,
)
