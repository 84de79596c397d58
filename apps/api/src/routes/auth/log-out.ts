import { logOut } from '@repo/api-client/auth/log-out'

import { closeSession } from '../../commands/open-session.ts'
import { route } from '../../http/route.ts'

export const logOutRoute = route(logOut, async (_, { context, principal }) => {
  await closeSession(context.db, principal.sessionUuid)
  return { message: 'ok' }
})
