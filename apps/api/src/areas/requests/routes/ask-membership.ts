import { setTimeout as after } from 'node:timers/promises'

import { askMembership } from '@repo/api-client/requests/ask-membership'
import { requestLimits } from '@repo/domain/limits'

import { byNetwork } from '../../../http/by-network.ts'
import { route } from '../../../http/route.ts'
import { storedEmail } from '../../../lib/email-forms.ts'
import { hashOf } from '../../../lib/secrets.ts'
import { countAttempt, countAttempts } from '../../../lib/throttle.ts'
import { announceRequests } from '../../../realtime/announce.ts'
import { askMembership as ask } from '../ask-membership.ts'

/** The phones of an open day share one address: all of them may ask within the hour. */
const ADDRESS = { free: 40, longestSeconds: 120, fadeSeconds: 60 } as const
const EMAIL = { free: 3, longestSeconds: 900, fadeSeconds: 900 } as const
const CENTER = { free: 200, longestSeconds: 30, fadeSeconds: 20 } as const
/** Longer than the work takes, so that the time of the answer tells nothing of who is known. */
const ANSWERED_AFTER_MS = 300
/** How much later a request is taken while the center gets more than it should. */
const BUSY_MS = 2000

export const askMembershipRoute = route(askMembership, async ({ body }, { context, principal, language, address }) => {
  const { branchUuid } = principal.branch
  const { fields, website, typedForSeconds } = body
  const now = context.clock.now()
  const email = hashOf(storedEmail(fields.email))
  await countAttempt(
    context.db,
    [
      ...byNetwork(`ask-from:${branchUuid}`, address, ADDRESS),
      // with the network, or a stranger could use up what the owner of the e-mail may ask
      { key: `ask-by:${branchUuid}:${address}:${email}`, ...EMAIL },
    ],
    now,
  )
  const isBusy = (await countAttempts(context.db, [{ throttles: [{ key: `ask:${branchUuid}`, ...CENTER }], now }]))[0]
  // a center that is flooded takes each request later, and refuses no honest visitor
  if (isBusy !== null) await after(BUSY_MS)
  const isPerson = website === '' && typedForSeconds >= requestLimits.typingSeconds
  // a program is told nothing by which it could learn
  if (isPerson) {
    const work = principal.branch.run((tx) => ask(tx, { branchUuid, fields, language, now }))
    await Promise.all([work, after(ANSWERED_AFTER_MS)])
    await announceRequests(context, branchUuid)
  } else await after(ANSWERED_AFTER_MS)
  return { message: 'ok' }
})
