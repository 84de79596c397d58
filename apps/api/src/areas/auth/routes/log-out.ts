import { logOut } from '@repo/api-client/auth/log-out'

import { route } from '../../../http/route.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { closeSession } from '../open-session.ts'
import { expelClients, staffClientId } from '../realtime-clients.ts'

export const logOutRoute = route(logOut, async (_, { context, principal }) => {
  await closeSession(context.db, principal.sessionUuid)
  const done = { action: 'administrator-signed-out' } as const
  await principal.branch.run((tx) => recordAudit(tx, principal, done, context.clock.now()))
  await expelClients(context, [staffClientId(principal.sessionUuid)])
  context.log.info('signed-out', { administrator: principal.adminUuid })
  return { message: 'ok' }
})
