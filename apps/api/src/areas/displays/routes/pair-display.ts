import { pairDisplay } from '@repo/api-client/displays/pair-display'

import { route } from '../../../http/route.ts'
import { countAttempt, giveAttemptBack, type Throttle } from '../../../lib/throttle.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { pairDisplay as pair } from '../pair-display.ts'

const throttleOf = (adminUuid: string): Throttle => ({
  key: `pairing:${adminUuid}`,
  free: 5,
  longestSeconds: 900,
  fadeSeconds: 900,
})

export const pairDisplayRoute = route(pairDisplay, async ({ body }, { context, principal, once }) => {
  const { branch, adminUuid } = principal
  const now = context.clock.now()
  const throttles = [throttleOf(adminUuid)]
  await countAttempt(context.db, throttles, now)
  const answer = await once(async (tx) => {
    const uuid = await pair(tx, { ...body, branchUuid: branch.branchUuid, adminUuid, now })
    await recordAudit(tx, principal, { action: 'display-paired', subject: { kind: 'display', uuid } }, now)
    return { uuid }
  })
  await giveAttemptBack(context.db, throttles)
  return answer
})
