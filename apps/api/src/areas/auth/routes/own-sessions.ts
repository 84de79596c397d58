import { endOwnSession, listOwnSessions } from '@repo/api-client/admins/own-sessions'

import { Refusal } from '../../../http/errors/refusal.ts'
import type { StaffPrincipal } from '../../../http/principal.ts'
import { route } from '../../../http/route.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { signOutOfDisplay } from '../../displays/change-display.ts'
import { closeSession } from '../open-session.ts'
import { ownSessions } from '../own-sessions.ts'
import { displayClientId, expelClients, staffClientId } from '../realtime-clients.ts'

const sessionsOf = ({ branch, adminUuid, sessionUuid }: StaffPrincipal, uuid: string, now: number) => {
  if (uuid !== adminUuid) throw new Refusal('not-found')
  return branch.read((tx) => ownSessions(tx, { adminUuid, sessionUuid, now }))
}

export const listOwnSessionsRoute = route(listOwnSessions, ({ params }, { context, principal }) =>
  sessionsOf(principal, params.uuid, context.clock.now()),
)

export const endOwnSessionRoute = route(endOwnSession, async ({ params }, { context, principal }) => {
  const sessions = await sessionsOf(principal, params.uuid, context.clock.now())
  const session = sessions.find(({ uuid }) => uuid === params.session)
  if (session === undefined) throw new Refusal('not-found')
  const { uuid, kind } = session
  if (kind === 'panel') await closeSession(context.db, uuid)
  await principal.branch.run(async (tx) => {
    if (kind !== 'panel') await signOutOfDisplay(tx, uuid)
    await recordAudit(tx, principal, { action: 'administrator-session-ended' }, context.clock.now())
  })
  await expelClients(context, [kind === 'panel' ? staffClientId(uuid) : displayClientId(uuid)])
  return { message: 'ok' }
})
