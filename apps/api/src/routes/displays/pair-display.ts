import { pairDisplay } from '@repo/api-client/displays/pair-display'

import { checkThrottle, countFailure } from '../../commands/login-throttle.ts'
import { pairDisplay as pair } from '../../commands/pair-display.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'

export const pairDisplayRoute = route(pairDisplay, async ({ body }, { context, principal }) => {
  const { branch, adminUuid } = principal
  const keys = [{ key: `pairing:${adminUuid}`, free: 5 }]
  const now = context.clock.now()
  await checkThrottle(context.db, keys, now)
  try {
    const uuid = await branch.run((tx) => pair(tx, { ...body, branchUuid: branch.branchUuid, adminUuid, now }))
    return { uuid }
  } catch (error) {
    if (error instanceof Refusal) await countFailure(context.db, keys, now)
    throw error
  }
})
