import { logIn } from '@repo/api-client/auth/log-in'

import { route } from '../../../http/route.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { openSession } from '../open-session.ts'
import { presentGrants } from '../presenters/session.ts'
import { proveAccount } from '../prove-account.ts'
import { expelClients, staffClientId } from '../realtime-clients.ts'

export const logInRoute = route(logIn, async ({ body }, call) => {
  const { context } = call
  const { account, center, settle } = await proveAccount(call, body)
  const { uuid, role, branchUuid } = account
  const { token, endedUuids } = await openSession({
    db: context.db,
    adminUuid: uuid,
    branchUuid,
    isRemembered: body.isRemembered,
    isForced: body.force === true,
    browserId: body.browserId ?? null,
    now: context.clock.now(),
  })
  await expelClients(context, endedUuids.map(staffClientId))
  await settle()
  if (endedUuids.length > 0) {
    const { branch } = call.principal
    const done = { action: 'administrator-session-ended' } as const
    await branch.run((tx) => recordAudit(tx, { adminUuid: uuid, branch }, done, context.clock.now()))
  }
  return {
    ...presentGrants(role, center.features),
    token_user: token,
    user_uuid: uuid,
    branch_uuid: branchUuid,
    show_agreement: center.agreementAcceptedAt === null,
  }
})
