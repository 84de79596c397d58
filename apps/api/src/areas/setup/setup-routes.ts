import type { setupEndpoints } from '@repo/api-client/setup/endpoints'
import { putAwayFirstSteps, showFirstSteps } from '@repo/api-client/setup/first-steps'
import { checkSetup, setUpCenter } from '@repo/api-client/setup/set-up-center'
import { isZone } from '@repo/domain/time/time-zones'

import { networkThrottle } from '../../http/limits/client-network.ts'
import { countAttempt } from '../../http/limits/throttle.ts'
import { type Call, route, type RoutesOf } from '../../http/route.ts'
import { publicHostOf } from '../../lib/config.ts'
import { reachableHosts } from '../../lib/network-addresses.ts'
import { Refusal } from '../../lib/refusal.ts'
import { refuseGuessable } from '../auth/change-own-password.ts'
import { hashPassword } from '../auth/password.ts'
import { openSession, presentGrants } from '../auth/sessions.ts'
import { changeBranch } from '../center/center-commands.ts'
import { hasCenter } from '../center/center-queries.ts'
import { firstStepsDone } from '../dashboard/dashboard-routes.ts'
import { isSetupToken, setUpCenter as setUp } from './set-up-center.ts'

/** Throttles guesses by address but always accepts the valid token. */
const checkSetupToken = async ({ context, address }: Call, token: string): Promise<void> => {
  const { db, clock } = context
  if (await hasCenter(db)) throw new Refusal('already-set-up')
  if (await isSetupToken(db, token)) return
  const budget = { free: 10, longestSeconds: 60, fadeSeconds: 60 }
  await countAttempt(db, networkThrottle('setup', address, budget), clock.now())
  throw new Refusal('setup-token-unknown')
}

const checkSetupRoute = route(checkSetup, async ({ body }, call) => {
  await checkSetupToken(call, body.token)
  const host = publicHostOf(call.context.config)
  return { hosts: host === null ? [] : [host], suggested: reachableHosts(call.context.config) }
})

const setUpCenterRoute = route(setUpCenter, async ({ body }, call) => {
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
      minorsAtMost: body.minorsAtMost,
      // includes the public host, because the server must respond there
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

const showFirstStepsRoute = route(showFirstSteps, (_, { principal }) => principal.branch.read(firstStepsDone))

const putAwayFirstStepsRoute = route(putAwayFirstSteps, async (_, { context, principal }) => {
  await principal.branch.run((tx) => changeBranch(tx, { firstStepsPutAwayAt: new Date(context.clock.now()) }))
  return { message: 'ok' }
})

export const setupRoutes: RoutesOf<typeof setupEndpoints> = {
  checkSetup: checkSetupRoute,
  setUpCenter: setUpCenterRoute,
  showFirstSteps: showFirstStepsRoute,
  putAwayFirstSteps: putAwayFirstStepsRoute,
}
