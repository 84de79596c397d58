import { listJoinRequests } from '@repo/api-client/classes/list-join-requests'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { findClass } from '../classes.ts'
import { waitingRequests } from '../join-requests.ts'

export const listJoinRequestsRoute = route(
  listJoinRequests,
  async ({ params }, { context, principal }) => {
    if ((await principal.branch.read((tx) => findClass(tx, params.uuid))) === null) throw new Refusal('not-found')
    const liveClass = context.engine.find(params.uuid)
    if (liveClass === null) return []
    return waitingRequests(liveClass, context.clock.now()).flatMap(({ uuid, participationUuid, askedAt }) => {
      const participant = liveClass.participants.get(participationUuid)
      if (participant === undefined) return []
      const { memberUuid: userUuid, pseudonym } = participant
      return { uuid, userUuid, pseudonym, askedAt: new Date(askedAt) }
    })
  },
  ({ params }) => params.uuid,
)
