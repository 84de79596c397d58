import { setTimeout as after } from 'node:timers/promises'

import { askMembership } from '@repo/api-client/requests/ask-membership'
import { requestLimits } from '@repo/domain/limits'

import { askMembership as ask } from '../../commands/ask-membership.ts'
import { countAttempt } from '../../commands/throttle.ts'
import { route } from '../../http/route.ts'
import { announceRequests } from '../../live/announce.ts'
import { hashOf } from '../../secrets.ts'

/** The phones of an open day share one address: all of them may ask within the hour. */
const ADDRESS = { free: 40, longestSeconds: 120, fadeSeconds: 60 } as const
const EMAIL = { free: 3, longestSeconds: 900, fadeSeconds: 900 } as const
const CENTER = { free: 200, longestSeconds: 30, fadeSeconds: 20 } as const
/** Longer than the work takes, so that the time of the answer tells nothing of who is known. */
const ANSWERED_AFTER_MS = 300

export const askMembershipRoute = route(askMembership, async ({ body }, { context, principal, language, address }) => {
  const { branchUuid } = principal.branch
  const { fields, website, typedForSeconds } = body
  const now = context.clock.now()
  const email = hashOf(fields.email.toLowerCase())
  await countAttempt(
    context.db,
    [
      { key: `ask-from:${branchUuid}:${address}`, ...ADDRESS },
      { key: `ask-by:${branchUuid}:${email}`, ...EMAIL },
      { key: `ask:${branchUuid}`, ...CENTER },
    ],
    now,
  )
  const isPerson = website === '' && typedForSeconds >= requestLimits.typingSeconds
  // a program is told nothing by which it could learn
  if (isPerson) {
    const work = principal.branch.run((tx) => ask(tx, { branchUuid, fields, language, now }))
    await Promise.all([work, after(ANSWERED_AFTER_MS)])
    await announceRequests(context, branchUuid)
  } else await after(ANSWERED_AFTER_MS)
  return { message: 'ok' }
})
