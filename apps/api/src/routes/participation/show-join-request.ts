import { showJoinRequest } from '@repo/api-client/participation/show-join-request'

import { route } from '../../http/route.ts'
import { requestStateOf } from '../../live/join-requests.ts'
import { runningClassIn } from '../../queries/classes.ts'
import { hashOf } from '../../secrets.ts'

export const showJoinRequestRoute = route(
  showJoinRequest,
  async ({ params, body }, { context, principal }) => {
    const liveClass = context.engine.findInRoom(principal.branch.branchUuid, params.room)
    const state = liveClass === null ? 'unknown' : requestStateOf(liveClass, hashOf(body.phone), context.clock.now())
    return { state }
  },
  ({ params }, { branch }) => branch.read((tx) => runningClassIn(tx, params.room)),
)
