import { setTimeout as after } from 'node:timers/promises'

import { askMembership } from '@repo/api-client/requests/ask-membership'
import type { requestsEndpoints } from '@repo/api-client/requests/endpoints'
import {
  acceptRequests,
  exportRequests,
  listRequests,
  refuseRequests,
  restoreRequests,
} from '@repo/api-client/requests/requests'
import { requestLimits } from '@repo/domain/core/limits'
import { dayIn } from '@repo/domain/time/day'

import { networkThrottle } from '../../http/limits/client-network.ts'
import { countAttempt, countAttempts } from '../../http/limits/throttle.ts'
import { route, type RoutesOf } from '../../http/route.ts'
import { storedEmail } from '../../lib/email-forms.ts'
import { violatedUnique } from '../../lib/outage.ts'
import { Refusal } from '../../lib/refusal.ts'
import { hashOf } from '../../lib/secrets.ts'
import { exportRoute } from '../../lists/export-route.ts'
import { SEX_NAMES } from '../../lists/files/sex-names.ts'
import { listRoute } from '../../lists/list-route.ts'
import { publishMembersChanged, publishRequestsChanged } from '../../realtime/branch-events.ts'
import { acceptRequests as accept } from './accept-requests.ts'
import { requestMembership, refuseRequests as refuse, restoreRequests as restore } from './request-commands.ts'
import { presentRequest, requestSource } from './request-queries.ts'

const listRequestsRoute = listRoute(listRequests, requestSource, {
  row: presentRequest,
  searched: 'members-requests-searched',
})

const exportRequestsRoute = exportRoute(exportRequests, requestSource, {
  audit: 'members-requests-exported',
  title: { en: 'Requests', es: 'Solicitudes' },
  heads: {
    en: ['First name', 'Last name', 'Second last name', 'Pseudonym', 'Email', 'Sex', 'Birthday', 'Requested'],
    es: ['Nombre', 'Apellido', 'Segundo apellido', 'Seudónimo', 'Correo', 'Sexo', 'Nacimiento', 'Solicitada'],
  },
  cells: (stored, { language, zone }) => {
    const { name, lastName1, lastName2, pseudonym, email, sex, birthday, requestedAt } = presentRequest(stored)
    const requested = requestedAt === null ? null : dayIn(zone, requestedAt.getTime())
    return [
      name,
      lastName1,
      lastName2,
      pseudonym,
      email,
      sex === null ? null : SEX_NAMES[language][sex],
      birthday,
      requested,
    ]
  },
})

/** Phones at an open day share one address and can all send a request within the hour. */
const ADDRESS = { free: 40, longestSeconds: 120, fadeSeconds: 60 } as const
const EMAIL = { free: 3, longestSeconds: 900, fadeSeconds: 900 } as const
const CENTER = { free: 200, longestSeconds: 30, fadeSeconds: 20 } as const
/** Longer than the work takes, so that response times don't reveal known emails. */
const ANSWERED_AFTER_MS = 300
/** Delay of requests while the center receives too many. */
const BUSY_MS = 2000

const requestMembershipRoute = route(askMembership, async ({ body }, { context, principal, language, address }) => {
  const { branchUuid } = principal.branch
  const { fields, website, typedForSeconds } = body
  const now = context.clock.now()
  const email = hashOf(storedEmail(fields.email))
  await countAttempt(
    context.db,
    [
      ...networkThrottle(`ask-from:${branchUuid}`, address, ADDRESS),
      // includes the network, or a stranger could use up the owner's attempts
      { key: `ask-by:${branchUuid}:${address}:${email}`, ...EMAIL },
    ],
    now,
  )
  const isBusy = (await countAttempts(context.db, [{ throttles: [{ key: `ask:${branchUuid}`, ...CENTER }], now }]))[0]
  // delays requests during a flood instead of rejecting real visitors
  if (isBusy !== null) await after(BUSY_MS)
  const isPerson = website === '' && typedForSeconds >= requestLimits.typingSeconds
  // bots get the same response, so that they can't adapt
  if (isPerson) {
    const work = principal.branch.run((tx) => requestMembership(tx, { branchUuid, fields, language, now }))
    await Promise.all([work, after(ANSWERED_AFTER_MS)])
    await publishRequestsChanged(context, branchUuid)
  } else await after(ANSWERED_AFTER_MS)
  return { message: 'ok' }
})

const acceptRequestsRoute = route(acceptRequests, async ({ params, body }, { context, principal, once }) => {
  const { branch } = principal
  const { branchUuid } = branch
  if (params.branch !== branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  const answer = await once(async (tx) => {
    const { members, ...accepted } = await accept(tx, { branchUuid, uuids: body.uuids, now })
    for (const uuid of members) {
      await context.audit.record(tx, principal, { action: 'member-accepted', subject: { kind: 'member', uuid } }, now)
    }
    return accepted
  }).catch((error: unknown) => {
    // a concurrent call linked the same address
    throw violatedUnique(error) === 'members_email' ? new Refusal('member-already-linked') : error
  })
  context.mail.wake()
  await publishRequestsChanged(context, branchUuid)
  await publishMembersChanged(context, branchUuid)
  return answer
})

const refuseRequestsRoute = route(refuseRequests, async ({ params, body }, { context, principal }) => {
  const { branch } = principal
  if (params.branch !== branch.branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  const refused = await branch.run(async (tx) => {
    const answered = await refuse(tx, body.uuids, now)
    if (answered.length > 0) await context.audit.record(tx, principal, { action: 'members-requests-refused' }, now)
    return answered
  })
  await publishRequestsChanged(context, branch.branchUuid)
  return { refused }
})

const restoreRequestsRoute = route(restoreRequests, async ({ params, body }, { context, principal, once }) => {
  const { branch } = principal
  if (params.branch !== branch.branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  const answer = await once(async (tx) => {
    const restored = await restore(tx, body.uuids, now)
    if (restored.length > 0) await context.audit.record(tx, principal, { action: 'members-requests-restored' }, now)
    return { restored }
  })
  await publishRequestsChanged(context, branch.branchUuid)
  await publishMembersChanged(context, branch.branchUuid)
  return answer
})

export const requestsRoutes: RoutesOf<typeof requestsEndpoints> = {
  askMembership: requestMembershipRoute,
  listRequests: listRequestsRoute,
  exportRequests: exportRequestsRoute,
  acceptRequests: acceptRequestsRoute,
  refuseRequests: refuseRequestsRoute,
  restoreRequests: restoreRequestsRoute,
}
