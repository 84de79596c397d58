import { leaveClass } from '@repo/api-client/participation/leave-class'

import { route } from '../../../http/route.ts'
import { leave } from '../leave.ts'

export const leaveClassRoute = route(
  leaveClass,
  async (_, { context, principal }) => {
    const { classUuid, participationUuid, branch } = principal
    const now = context.clock.now()
    const memberUuid = await branch.run((tx) => leave(tx, { classUuid, participationUuid, now }))
    if (memberUuid !== null) {
      context.engine.remove(classUuid, memberUuid, false)
      await context.engine.tick(classUuid)
    }
    return { message: 'ok' }
  },
  (_, principal) => principal.classUuid,
)
