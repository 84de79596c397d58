import { createPairingCode } from '@repo/api-client/displays/create-pairing-code'

import { byNetwork } from '../../../http/by-network.ts'
import { route } from '../../../http/route.ts'
import { countAttempt } from '../../../lib/throttle.ts'
import { createPairingCode as create } from '../pair-display.ts'

/** Several walls that start anew and again get their codes; somebody who collects codes gets few. */
const FREE = { free: 30, longestSeconds: 60, fadeSeconds: 20 } as const

export const createPairingCodeRoute = route(createPairingCode, async (_, { context, principal, address }) => {
  const { branchUuid } = principal.branch
  const now = context.clock.now()
  await countAttempt(context.db, byNetwork(`codes:${branchUuid}`, address, FREE), now)
  return create(context.db, branchUuid, now)
})
