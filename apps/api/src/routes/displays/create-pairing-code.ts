import { createPairingCode } from '@repo/api-client/displays/create-pairing-code'

import { createPairingCode as create } from '../../commands/pair-display.ts'
import { route } from '../../http/route.ts'

export const createPairingCodeRoute = route(createPairingCode, (_, { context, principal }) =>
  create(context.db, principal.branch.branchUuid, context.clock.now()),
)
