import { setUpCenter } from '@repo/api-client/setup/set-up-center'
import { isZone } from '@repo/domain/time-zones'

import { publicHostOf } from '../../../app/config.ts'
import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { refuseGuessable } from '../../auth/guessable-passwords.ts'
import { openSession } from '../../auth/open-session.ts'
import { hashPassword } from '../../auth/password.ts'
import { presentGrants } from '../../auth/presenters/session.ts'
import { setUpCenter as setUp } from '../set-up-center.ts'
import { checkSetupToken } from './check-setup-token.ts'

export const setUpCenterRoute = route(setUpCenter, async ({ body }, call) => {
  await checkSetupToken(call, body.token)
  if (!isZone(body.zone)) throw new Refusal('invalid-input', { fields: { offset_name: 'invalid-input' } })
  await refuseGuessable(body.password, body.centerName)
  const { db, clock, config } = call.context
  const publicHost = publicHostOf(config)
  const now = clock.now()
  const { branchUuid, adminUuid, features, agreementAcceptedAt } = await setUp(db, {
    token: body.token,
    center: {
      name: body.centerName,
      language: body.language,
      measurementSystem: body.system,
      zone: body.zone,
      // where the server says it is reached, it must answer
      hosts: publicHost === null ? body.hosts : [...body.hosts, publicHost],
      now,
    },
    admin: {
      name: body.name,
      lastName1: body.lastName1,
      email: body.email,
      passwordHash: await hashPassword(body.password),
      now,
    },
  })
  const browserId = body.browserId ?? null
  const session = { db, adminUuid, branchUuid, isRemembered: true, isForced: false, browserId, now }
  const { token } = await openSession(session)
  return {
    ...presentGrants('admin', features),
    token_user: token,
    user_uuid: adminUuid,
    branch_uuid: branchUuid,
    show_agreement: agreementAcceptedAt === null,
  }
})
