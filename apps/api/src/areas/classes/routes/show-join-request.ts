import { showJoinRequest } from '@repo/api-client/participation/show-join-request'

import { route } from '../../../http/route.ts'
import { hashOf } from '../../../lib/secrets.ts'
import { runningClassIn } from '../classes.ts'
import { requestStateOf } from '../join-requests.ts'

export const showJoinRequestRoute = route(
  showJoinRequest,
  async ({ params, body }, { context, principal }) => {
    const liveClass = context.engine.findInRoom(principal.branch.branchUuid, params.room)
    const state = liveClass === null ? 'unknown' : requestStateOf(liveClass, hashOf(body.phone), context.clock.now())
    return { state }
  },
  ({ params }, { branch }) => branch.read((tx) => runningClassIn(tx, params.room)),
)
