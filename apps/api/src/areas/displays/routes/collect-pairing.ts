import { collectPairing } from '@repo/api-client/displays/collect-pairing'

import { route } from '../../../http/route.ts'
import { collectPairing as collect } from '../pair-display.ts'

export const collectPairingRoute = route(collectPairing, async ({ body }, { context, principal }) => ({
  token: await collect(context.db, principal.branch.branchUuid, body.secret, context.clock.now()),
}))
