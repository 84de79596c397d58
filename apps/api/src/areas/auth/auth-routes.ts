import { setTimeout as after } from 'node:timers/promises'

import {
  changePassword,
  endOwnSession,
  forgotPassword,
  listOwnSessions,
  logOut,
  resetPassword,
} from '@repo/api-client/auth/account-endpoints'
import type { authEndpoints } from '@repo/api-client/auth/endpoints'
import { logIn } from '@repo/api-client/auth/log-in'
import { refreshSession } from '@repo/api-client/auth/refresh-session'
import { searchCenter } from '@repo/api-client/auth/search-center'

import type { CenterPrincipal, StaffPrincipal } from '../../http/authentication/principal.ts'
import { renewSession } from '../../http/authentication/renew-session.ts'
import { networkThrottle } from '../../http/limits/client-network.ts'
import { countAttempt, giveAttemptBack, type Throttle } from '../../http/limits/throttle.ts'
import { type Call, route, type RoutesOf } from '../../http/route.ts'
import { Refusal } from '../../lib/refusal.ts'
import { branchOf, centerLookup, centerUrl, hasCenter } from '../center/center-queries.ts'
import { signOutOfDisplay } from '../displays/display-commands.ts'
import { changeOwnPassword, provenHash, refuseGuessable } from './change-own-password.ts'
import { rememberDevice } from './known-devices.ts'
import { hashPassword } from './password.ts'
import { disconnectClients, displayClientId, staffClientId } from './realtime-clients.ts'
import { requestReset, isResetLink, resetPassword as reset, unknownLink } from './reset-password.ts'
import { closeSession, openSession, ownSessions, presentGrants, revokeStaffSessions } from './sessions.ts'
import { verifyCredentials } from './verify-credentials.ts'

const searchCenterRoute = route(searchCenter, async ({ params }, { context }) => {
  const center = await centerLookup(context, params.host)
  if (center === null) throw new Refusal((await hasCenter(context.db)) ? 'center-unavailable' : 'center-not-set-up')
  return center
})

const logInRoute = route(logIn, async ({ body }, call) => {
  const { context } = call
  const { account, center, settle } = await verifyCredentials(call, body)
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
  await disconnectClients(context, endedUuids.map(staffClientId))
  await settle()
  if (endedUuids.length > 0) {
    const { branch } = call.principal
    const done = { action: 'administrator-session-ended' } as const
    await branch.run((tx) => context.audit.record(tx, { adminUuid: uuid, branch }, done, context.clock.now()))
  }
  return {
    ...presentGrants(role, center.features),
    token_user: token,
    user_uuid: uuid,
    branch_uuid: branchUuid,
    show_agreement: center.agreementAcceptedAt === null,
  }
})

const logOutRoute = route(logOut, async (_, { context, principal }) => {
  await closeSession(context.db, principal.sessionUuid)
  const done = { action: 'administrator-signed-out' } as const
  await principal.branch.run((tx) => context.audit.record(tx, principal, done, context.clock.now()))
  await disconnectClients(context, [staffClientId(principal.sessionUuid)])
  context.log.info('signed-out', { administrator: principal.adminUuid })
  return { message: 'ok' }
})

const refreshSessionRoute = route(refreshSession, async (_, { context, principal }) => {
  const token = await renewSession(context.db, principal, context.clock.now())
  const features = Object.fromEntries(principal.features.map((feature) => [feature, true]))
  return { ...presentGrants(principal.role, features), token_user: token }
})

const sessionsOf = ({ branch, adminUuid, sessionUuid }: StaffPrincipal, uuid: string, now: number) => {
  if (uuid !== adminUuid) throw new Refusal('not-found')
  return branch.read((tx) => ownSessions(tx, { adminUuid, sessionUuid, now }))
}

const listOwnSessionsRoute = route(listOwnSessions, ({ params }, { context, principal }) =>
  sessionsOf(principal, params.uuid, context.clock.now()),
)

const endOwnSessionRoute = route(endOwnSession, async ({ params }, { context, principal }) => {
  const sessions = await sessionsOf(principal, params.uuid, context.clock.now())
  const session = sessions.find(({ uuid }) => uuid === params.session)
  if (session === undefined) throw new Refusal('not-found')
  const { uuid, kind } = session
  if (kind === 'panel') await closeSession(context.db, uuid)
  await principal.branch.run(async (tx) => {
    if (kind !== 'panel') await signOutOfDisplay(tx, uuid)
    await context.audit.record(tx, principal, { action: 'administrator-session-ended' }, context.clock.now())
  })
  await disconnectClients(context, [kind === 'panel' ? staffClientId(uuid) : displayClientId(uuid)])
  return { message: 'ok' }
})

const throttleOf = (adminUuid: string): Throttle => ({
  key: `own-password:${adminUuid}`,
  free: 5,
  longestSeconds: 900,
  fadeSeconds: 900,
})

const changePasswordRoute = route(changePassword, async ({ params, body }, { context, principal }) => {
  const { branch, adminUuid } = principal
  if (params.uuid !== adminUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  const throttles = [throttleOf(adminUuid)]
  await countAttempt(context.db, throttles, now)
  const { name: centerName } = await branch.run(branchOf)
  await refuseGuessable(body.password, centerName)
  const before = await provenHash(branch, adminUuid, body.current)
  const passwordHash = await hashPassword(body.password)
  const subject = { kind: 'administrator', uuid: adminUuid } as const
  const doing = { principal, action: 'administrator-changed', subject, now } as const
  const clients = await branch.run((tx) =>
    context.audit.recordChange(tx, doing, () => changeOwnPassword(tx, { adminUuid, before, passwordHash })),
  )
  await giveAttemptBack(context.db, throttles)
  await disconnectClients(context, clients)
  return { message: 'ok' }
})

const NETWORK = { free: 20, longestSeconds: 60, fadeSeconds: 60 } as const
/** Longer than the work for a known address, so that response times don't reveal accounts. */
const ANSWERED_AFTER_MS = 300

const forgotPasswordRoute = route(forgotPassword, async ({ body }, call) => {
  const { context, language, address, origin, once } = call
  const now = context.clock.now()
  // not by email, or a stranger could use up the owner's attempts: the number of links per account is limited instead
  await countAttempt(context.db, networkThrottle('reset-from', address, NETWORK), now)
  const work = once(async (tx) => {
    await requestReset(tx, {
      email: body.email,
      language,
      url: await centerUrl(tx, origin, context.config.publicUrl),
      now,
    })
    return { message: 'ok' }
  })
  const [answer] = await Promise.all([work, after(ANSWERED_AFTER_MS)])
  context.mail.wake()
  return answer
})

/** Throttles guesses by network but always accepts a valid link. */
const checkLink = async (
  { context, principal, address }: Call & { readonly principal: CenterPrincipal },
  token: string,
  now: number,
): Promise<void> => {
  const link = await principal.branch.run((tx) => isResetLink(tx, token, now))
  if (link) return
  await countAttempt(context.db, networkThrottle('reset-link', address, NETWORK), now)
  throw unknownLink()
}

const resetPasswordRoute = route(resetPassword, async ({ body }, call) => {
  const { context, principal, once, cookies } = call
  const now = context.clock.now()
  await checkLink(call, body.token, now)
  const { name: centerName } = await principal.branch.run(branchOf)
  await refuseGuessable(body.password, centerName)
  const passwordHash = await hashPassword(body.password)
  const clients: string[] = []
  const answer = await once(async (tx) => {
    const { uuid: administrator, before } = await reset(tx, {
      audit: context.audit,
      token: body.token,
      passwordHash,
      now,
    })
    clients.push(...(await revokeStaffSessions(tx, administrator)))
    // throttling of strangers doesn't block the browser that has just proved access to the mailbox
    rememberDevice(cookies, await context.deviceKey, administrator)
    context.log.info('password-chosen', { administrator })
    const subject = { kind: 'administrator', uuid: administrator } as const
    const actor = { adminUuid: administrator, branch: principal.branch }
    await context.audit.record(tx, actor, { action: 'administrator-changed', subject, before }, now)
    return { message: 'ok' }
  })
  await disconnectClients(context, clients)
  return answer
})

export const authRoutes: RoutesOf<typeof authEndpoints> = {
  searchCenter: searchCenterRoute,
  logIn: logInRoute,
  forgotPassword: forgotPasswordRoute,
  resetPassword: resetPasswordRoute,
  refreshSession: refreshSessionRoute,
  logOut: logOutRoute,
  changePassword: changePasswordRoute,
  listOwnSessions: listOwnSessionsRoute,
  endOwnSession: endOwnSessionRoute,
}
